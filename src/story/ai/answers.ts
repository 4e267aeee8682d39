import * as z from 'zod/mini'
import { settings, times } from '#book/scene-plan.ts'

/** The shapes of what models answer on the way to a story. Every field is asked for: several providers want it so. */

const line = z.string().check(z.minLength(1), z.maxLength(600))
const short = z.string().check(z.maxLength(600))

export const factKinds = [
  'loves',
  'dislikes',
  'fears',
  'can',
  'has',
  'says',
  'habit',
  'body',
  'place',
  'relation',
  'event',
  'occasion',
  /** What shall happen in the book, or who shall be in it. */
  'wish',
  'allergy',
] as const

export const factSchema = z.strictObject({
  kind: z.enum(factKinds),
  /** One sentence in English that names whom it is about. */
  fact: line,
  /** The words that say it. */
  quote: short,
  sensitive: z.boolean(),
  /** Of an allergy: what the food, and what is made with it, is called in the book's language. */
  words: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(30)),
})
export type Fact = z.output<typeof factSchema>
export const factsSchema = z.strictObject({ facts: z.array(factSchema).check(z.maxLength(40)) })

const plotSchema = z.strictObject({
  skeleton: line,
  want: line,
  obstacles: z.array(line).check(z.minLength(2), z.maxLength(6)),
  planted: line,
  turn: line,
  lastLaugh: line,
  companions: z.array(line).check(z.maxLength(5)),
})
export const plotsSchema = z.strictObject({
  plots: z.array(plotSchema).check(z.minLength(1), z.maxLength(5)),
})

export const choiceSchema = z.strictObject({
  best: z.int().check(z.gte(0), z.lte(4)),
  reason: short,
  changes: z.array(line).check(z.maxLength(6)),
})

const outlinedSchema = z.strictObject({
  happens: line,
  who: z.array(line).check(z.maxLength(9)),
  setting: z.enum(settings),
  time: z.enum(times),
  turn: line,
})
export const outlineSchema = z.strictObject({ spreads: z.array(outlinedSchema).check(z.maxLength(30)) })

export const titleSchema = z.strictObject({ title: z.string().check(z.minLength(1), z.maxLength(200)) })

const faultKinds = [
  'names',
  'ages',
  'gender',
  'facts',
  'language',
  'level',
  'repetition',
  'moral',
  'sugar',
  'cliche',
  'safety',
  'allergy',
  'sense',
  'picture',
] as const

export const judgementSchema = z.strictObject({
  again: z
    .array(
      z.strictObject({
        spread: z.int().check(z.gte(0), z.lte(40)),
        faults: z
          .array(z.strictObject({ kind: z.enum(faultKinds), reason: line }))
          .check(z.minLength(1), z.maxLength(6)),
      }),
    )
    .check(z.maxLength(40)),
  best: short,
  /** Facts that are told nowhere: whoever writes a spread again may tell them. */
  untold: z.array(line).check(z.maxLength(40)),
})
