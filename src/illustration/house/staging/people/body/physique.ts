import { buildAt } from '../../../figures/tables/builds.ts'
import { smoothStep, type Table, tableAt } from '../numbers.ts'

// biome-ignore format: a table is read in rows
/** In half heads, by years; after the reference's `people/body.ts`. */
const shares = {
  torso: [[0, 1.35], [2, 1.5], [7, 1.9], [14, 2.5], [20, 2.9], [60, 2.85], [85, 2.6]],
  arm: [[0, 1.25], [2, 1.6], [7, 2.3], [14, 3.1], [20, 3.65], [85, 3.45]],
  leg: [[0, 1.1], [2, 1.55], [7, 2.5], [14, 3.75], [20, 4.4], [60, 4.25], [85, 3.8]],
  chest: [[0, 0.54], [7, 0.58], [14, 0.7], [20, 0.86], [85, 0.84]],
  hip: [[0, 0.6], [7, 0.58], [20, 0.7], [60, 0.78], [85, 0.84]],
  belly: [[0, 0.62], [7, 0.6], [20, 0.7], [60, 0.86], [85, 0.9]],
  limb: [[0, 0.24], [7, 0.235], [20, 0.285], [85, 0.27]],
  hand: [[0, 0.2], [7, 0.25], [20, 0.3], [85, 0.3]],
  foot: [[0, 0.44], [7, 0.66], [20, 0.88], [85, 0.86]],
  neck: [[0, 0.86], [7, 0.97], [20, 1.15], [60, 1.12], [85, 1]],
} satisfies Record<string, Table>

/** Lengths and radii of a body, in metres. */
export interface Physique {
  age: number
  height: number
  /** Half the height of the head. */
  half: number
  /** From pelvis to shoulders. */
  torso: number
  /** From shoulder to wrist, and from hip to ankle. */
  arm: number
  leg: number
  /** Half widths. */
  chest: number
  hip: number
  belly: number
  /** Radius of an upper arm. */
  limb: number
  /** Half the length of a hand, and the length of a foot. */
  hand: number
  foot: number
  /** From the shoulders to the middle of the head. */
  neck: number
  /** How high an ankle is. */
  ankle: number
  /** Degrees that the back is bent by age. */
  stoop: number
}

const ankleOfFoot = 0.34
/** From the middle of the head to its crown, in half heads. */
const crown = 1

export function physiqueAt(age: number): Physique {
  const of = (table: Table): number => tableAt(table, age)
  const height = buildAt(age).height / 100
  const ankle = of(shares.foot) * ankleOfFoot
  const half = height / (of(shares.leg) + ankle + of(shares.torso) + of(shares.neck) + crown)
  const long = (table: Table): number => of(table) * half
  return {
    age,
    height,
    half,
    torso: long(shares.torso),
    arm: long(shares.arm),
    leg: long(shares.leg),
    chest: long(shares.chest),
    hip: long(shares.hip),
    belly: long(shares.belly),
    limb: long(shares.limb),
    hand: long(shares.hand),
    foot: long(shares.foot),
    neck: long(shares.neck),
    ankle: ankle * half,
    stoop: 16 * smoothStep(age, 64, 88),
  }
}
