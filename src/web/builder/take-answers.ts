import * as z from 'zod/mini'
import { hairColours, hairForms, skins } from '#book/appearance.ts'
import { ageSchema } from '#book/character.ts'
import { limits } from '#book/limits.ts'
import { type Trait, traits as allTraits } from '#book/traits.ts'
import { draftProblems } from './check-step.ts'
import type { Draft } from './draft.ts'
import type { BuilderStep } from './steps.ts'

/** A name of its own: the linter takes `catch` for that of a promise. */
const otherwise = z.catch

/** What the front door has told, as its form sends it; whatever is no choice of ours counts as not told. */
const doorSchema = z.object({
  name: otherwise(z.string().check(z.trim(), z.maxLength(limits.nameCharacters)), ''),
  age: otherwise(
    z.string().check(z.refine((typed) => ageSchema.safeParse(Number(typed || '-')).success)),
    '',
  ),
  skin: z.optional(otherwise(z.optional(z.enum(skins)), undefined)),
  hair: z.optional(otherwise(z.optional(z.enum(hairForms)), undefined)),
  colour: z.optional(otherwise(z.optional(z.enum(hairColours)), undefined)),
})

/** Fields of the door that are there or not, and what they say of the child where there is one of its looks. */
const worn = ['hearingAid', 'wheelchair'] as const satisfies readonly Trait[]

/**
 * The draft with what was told at the front door; null where nothing was. Only with a skin do the looks count, for then the
 * whole form was sent, and a box that is not in it was left open: whoever goes on with the child of the picture gets that child.
 *
 * @param query of the address, or as it was taken along
 */
export function withAnswers(draft: Draft, query: string): Draft | null {
  const sent = new URLSearchParams(query)
  if (!sent.has('name')) return null
  const { name, age, skin, hair, colour } = doorSchema.parse(Object.fromEntries(sent))
  const told: Draft = { ...draft, name: name || draft.name, age: age || draft.age }
  if (skin === undefined) return told
  const on = new Set<Trait>([
    ...(draft.appearance.traits ?? []).filter((trait) => !worn.some((one) => one === trait)),
    ...worn.filter((trait) => sent.has(trait)),
  ])
  return {
    ...told,
    looksChosen: true,
    appearance: {
      ...draft.appearance,
      skin,
      hairForm: hair ?? draft.appearance.hairForm,
      hairColour: colour ?? draft.appearance.hairColour,
      glasses: sent.has('glasses'),
      // As the child at the door wears, unless other clothes were chosen.
      ...(draft.looksChosen !== true && { clothesColour: 'red' }),
      traits: allTraits.filter((trait) => on.has(trait)),
    },
  }
}

/** The first question that is not answered, or the last when all are. */
export function firstOpenStep(draft: Draft): BuilderStep {
  return draftProblems(draft, null)[0]?.step ?? 'generate'
}
