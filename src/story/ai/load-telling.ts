import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import type { BookLanguage } from '#book/options.ts'
import { creatures, props } from '#book/scene-plan.ts'
import { contentPath } from '#models/content-path.ts'

const text = z.string().trim().min(1)
/** Stems: words that begin with them, as in `content/prompts`. */
const stems = z.array(text)
/** Regular expressions with `{thing}` or `{name}` in them; `…` is a few words of the same sentence. */
const phrases = z.array(text)

const placeNames = [
  'kitchen',
  'bedroom',
  'livingRoom',
  'garden',
  'street',
  'forest',
  'beach',
  'river',
  'school',
  'museum',
  'library',
  'castle',
  'cave',
  'desert',
  'market',
  'mountain',
  'hilltop',
  'meadow',
  'shed',
  'playground',
  'rooftops',
  'harbour',
  'underWater',
  'space',
  /** Under a roof, and under the sky, wherever that is. */
  'inside',
  'outside',
] as const
export type PlaceName = (typeof placeNames)[number]

/** Things and animals that a plan can have. */
const shown = [...new Set([...props, ...creatures])]
export type ShownName = (typeof shown)[number]

export function isShown(name: string | undefined): name is ShownName {
  return shown.some((one) => one === name)
}

/** Words by which a text tells what its picture shows; each file is its language's author's. */
const tellingSchema = z.strictObject({
  /** Stems that say what hour it is; `noon` also of the afternoon. */
  hours: z.strictObject({ night: stems, evening: stems, morning: stems, noon: stems }),
  weather: z.strictObject({ rain: stems, snow: stems, sun: stems, wind: stems, mist: stems }),
  seasons: z.strictObject({ autumn: stems, winter: stems, spring: stems, summer: stems }),
  /** Stems that say where it happens: "in the kitchen", not "kitchen". */
  places: z.partialRecord(z.enum(placeNames), stems),
  /** Words that take away. */
  not: stems,
  /** Words that make their sentence one of another time or of a condition: yesterday, if. */
  elsewhen: stems,
  /** Words by which what stands in their clause is only spoken of: like, thought, looked for. */
  spokenOf: stems,
  /** That `{thing}` is only mentioned: whose something is, what something is for, the first half of a compound. */
  mentioned: phrases,
  /** That `{thing}` is in somebody's hand or arms. */
  held: phrases,
  /** That `{thing}` lies, stands or hangs by itself, or is put down. */
  laid: phrases,
  /** How `{thing}` is; `asleep` is of `{name}`. */
  states: z.strictObject({
    open: phrases,
    closed: phrases,
    lit: phrases,
    unlit: phrases,
    asleep: phrases,
  }),
  /** Stems of "says", of a language that begins speech with a dash: what stands with them is no speech. */
  said: stems.optional(),
  /** That `{name}` is elsewhere or only spoken of. */
  elsewhere: phrases,
  /** Two to twelve, as regular expressions. */
  numbers: z.array(text).length(11),
  /** `{number}` and `{thing}` as they stand together. */
  counted: phrases,
  /** That there is one `{thing}` and no more. */
  single: phrases,
  /** What a plan can have, with every form of its words, as a regular expression. */
  things: z.partialRecord(z.enum(shown), text),
})
export type Telling = z.output<typeof tellingSchema>

const loaded = new Map<BookLanguage, Telling>()

/** The words of a language, from `content/telling`. Throws when the file is faulty or missing. */
export function loadTelling(language: BookLanguage): Telling {
  let telling = loaded.get(language)
  if (telling === undefined) {
    telling = tellingSchema.parse(
      parse(readFileSync(join(contentPath('telling'), `${language}.yaml`), 'utf8')),
    )
    loaded.set(language, telling)
  }
  return telling
}
