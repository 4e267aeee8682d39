import type { Gender } from './options.ts'

/** Who somebody young may be to whoever the book is for; who is grown up mostly has a name that says it: Oma Riet. */
export const relations = ['sibling', 'cousin', 'friend', 'child', 'grandchild'] as const
export type Relation = (typeof relations)[number]

/** Of the family, and so likely to look alike. */
export const related: ReadonlySet<Relation> = new Set(['sibling', 'cousin', 'child', 'grandchild'])

const grownYears = 18

/** Which of them are asked after. Empty of whoever is grown up. @param ageYears of somebody. @param heroYears of whoever the book is for */
export function relationsFor(ageYears: number, heroYears: number): readonly Relation[] {
  if (ageYears >= grownYears) return []
  return heroYears < grownYears ? ['sibling', 'cousin', 'friend'] : ['child', 'grandchild', 'friend']
}

type ByGender = Readonly<Partial<Record<Gender, string>>>

const words: Readonly<
  Record<
    'dutch' | 'english',
    Readonly<Record<'younger' | 'older' | 'twin' | Exclude<Relation, 'sibling'>, ByGender>>
  >
> = {
  dutch: {
    younger: { female: 'zusje', male: 'broertje' },
    older: { female: 'grote zus', male: 'grote broer' },
    twin: { female: 'tweelingzus', male: 'tweelingbroer' },
    cousin: { female: 'nichtje', male: 'neefje' },
    friend: { female: 'vriendin', male: 'vriend' },
    child: { female: 'dochter', male: 'zoon', other: 'kind' },
    grandchild: { female: 'kleindochter', male: 'kleinzoon', other: 'kleinkind' },
  },
  english: {
    younger: { female: 'little sister', male: 'little brother', other: 'little sibling' },
    older: { female: 'big sister', male: 'big brother', other: 'big sibling' },
    twin: { female: 'twin sister', male: 'twin brother', other: 'twin' },
    cousin: { female: 'cousin', male: 'cousin', other: 'cousin' },
    friend: { female: 'friend', male: 'friend', other: 'friend' },
    child: { female: 'daughter', male: 'son', other: 'child' },
    grandchild: { female: 'granddaughter', male: 'grandson', other: 'grandchild' },
  },
}

/** As it stands behind "Mila’s": `grote broer`, of one who is older. Undefined where a language has no word without a gender. */
export function relationWords(
  { relation, age, gender }: { relation: Relation; age: number; gender: Gender },
  heroYears: number,
  language: 'dutch' | 'english',
): string | undefined {
  if (relation !== 'sibling') return words[language][relation][gender]
  return words[language][age === heroYears ? 'twin' : age < heroYears ? 'younger' : 'older'][gender]
}
