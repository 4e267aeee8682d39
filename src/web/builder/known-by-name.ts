import { kinshipOf } from '#book/kinship.ts'
import type { Gender } from '#book/options.ts'

/** What need not be asked of somebody who is called so; null: it must. */
export interface KnownByName {
  gender: Gender | null
  /** Of grown-ups only, as it is typed: of a little brother nobody knows it. */
  age: string | null
}

const grown = 18

/** What a name tells of whoever is called by it: `Oma Riet` is a woman, and as old as grandmas mostly are. */
export function knownByName(name: string): KnownByName {
  const kinship = kinshipOf(name)
  return {
    gender: kinship === undefined || kinship.gender === 'other' ? null : kinship.gender,
    age: kinship !== undefined && kinship.ageYears >= grown ? String(kinship.ageYears) : null,
  }
}
