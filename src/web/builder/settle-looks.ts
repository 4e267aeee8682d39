import type { Appearance } from '#book/appearance.ts'
import { ageSchema } from '#book/character.ts'
import { kinshipOf } from '#book/kinship.ts'
import { knownByName } from './known-by-name.ts'
import { likelyLooks } from '#book/likely-looks.ts'
import { type CompanionDraft, type Draft, firstAppearance, firstCompanionAppearance } from './draft.ts'

/** Years of somebody of whom none have been told. */
export const likelyAge = { child: 6, companion: 35 } as const

/**
 * The draft after a change, with looks for everybody whose looks nobody has chosen: by gender, age and family. Looks
 * that the change itself has touched are chosen from then on and stay.
 */
export function settleLooks(before: Draft, after: Draft): Draft {
  const looksChosen = isChosen(after, before, firstAppearance)
  const appearance = looksChosen ? after.appearance : heroLooks(after)
  const hero = { ...after, appearance, looksChosen }
  return { ...hero, companions: after.companions.map((one) => settleCompanion(one, before, hero)) }
}

function heroLooks({ bookId, gender, age }: Draft): Appearance {
  return likelyLooks({
    gender: gender ?? 'other',
    ageYears: yearsOf(age, undefined) ?? likelyAge.child,
    seed: bookId,
  })
}

function settleCompanion(changed: CompanionDraft, before: Draft, hero: Draft): CompanionDraft {
  const earlier = before.companions.find(({ id }) => id === changed.id)
  const companion = asNamed(changed, earlier)
  const looksChosen = isChosen(companion, earlier, firstCompanionAppearance)
  if (looksChosen || companion.kind !== 'person') return { ...companion, looksChosen }
  const kinship = kinshipOf(companion.name)
  const appearance = likelyLooks({
    gender: companion.gender ?? kinship?.gender ?? 'other',
    ageYears: yearsOf(companion.age, undefined) ?? kinship?.ageYears ?? likelyAge.companion,
    seed: companion.id,
    ...(kinship?.family && { kin: hero.appearance }),
    taken: [hero.appearance.clothesColour],
  })
  return { ...companion, looksChosen, appearance }
}

/**
 * Somebody as their name tells who they are: grandma is a woman, and of the age that grandmas have until another is told. What an
 * earlier name had told goes with that name.
 */
function asNamed(companion: CompanionDraft, earlier: CompanionDraft | undefined): CompanionDraft {
  if (companion.kind !== 'person' || companion.name === earlier?.name) return companion
  const [now, then] = [knownByName(companion.name), knownByName(earlier?.name ?? '')]
  const isOfName = <Known>(known: Known, given: Known | null): boolean => known === null || known === given
  return {
    ...companion,
    gender: isOfName(companion.gender, then.gender) ? now.gender : companion.gender,
    age: companion.age === '' || companion.age === then.age ? (now.age ?? '') : companion.age,
  }
}

interface Looked {
  appearance: Appearance
  looksChosen?: boolean
}

/** Chosen before, or touched now. A draft that was kept without saying so has chosen what is not the first look. */
function isChosen(now: Looked, earlier: Looked | undefined, first: Appearance): boolean {
  if (now.looksChosen !== undefined && earlier === undefined) return now.looksChosen
  const touched = earlier !== undefined && !isSame(now.appearance, earlier.appearance)
  return touched || (now.looksChosen ?? !isSame(now.appearance, first))
}

function isSame(one: Appearance, other: Appearance): boolean {
  return (Object.keys(one) as (keyof Appearance)[]).every((key) => one[key] === other[key])
}

/** Years as typed, or others while that is no age. */
export function yearsOf<Untold>(typed: string, untold: Untold): number | Untold {
  const age = ageSchema.safeParse(Number(typed.trim() || Number.NaN))
  return age.success ? age.data : untold
}
