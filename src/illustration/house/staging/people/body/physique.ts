import type { Gender } from '#book/options.ts'
import { ownBuild } from '../../../figures/tables/builds.ts'
import type { Identity } from '../identity.ts'
import { mix, smoothStep } from '../numbers.ts'

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
  /** Radii of an arm and of a leg: at the root, at the bend and at the end. */
  limb: number
  arms: Radii
  legs: Radii
  /** Half the length of a hand, and the length of a foot. */
  hand: number
  foot: number
  /** From the shoulders to the middle of the head. */
  neck: number
  /** Radius of the neck. */
  throat: number
  /** How high an ankle is. */
  ankle: number
  /** Degrees that the back is bent by age. */
  stoop: number
}

export type Radii = readonly [root: number, bend: number, end: number]

const ankleOfFoot = 0.34
/** A shoe is longer than the foot that is told. */
const footOfShoe = 0.86
/** Half the length of a hand, in heads. */
const hands = { child: 0.158, grown: 0.29 } as const

/** Metres that a head counts nearer, to lie over its own trunk, neck and collar from all sides. */
export function overCollar({ half, hip }: Physique): number {
  return Math.max(half * 0.7, hip)
}

/** Factors of what the table has. */
interface OfGender {
  height: number
  chest: number
  belly: number
  hip: number
  throat: number
  hand: number
}

/** What grown women and men differ in from what the table has: they are 1.68 and 1.81 m tall. */
const grownAs: Readonly<Record<Gender, OfGender>> = {
  female: { height: 0.971, chest: 0.92, belly: 0.93, hip: 1.05, throat: 0.88, hand: 0.92 },
  male: { height: 1.046, chest: 1.13, belly: 1.02, hip: 0.97, throat: 1.17, hand: 1.07 },
  other: { height: 1, chest: 1, belly: 1, hip: 1, throat: 1, hand: 1 },
}

/** The body of somebody, built as the figures are that are drawn flat: one table holds the proportions of both. */
export function physiqueOf({
  age,
  gender,
  appearance,
}: Pick<Identity, 'age' | 'gender' | 'appearance'>): Physique {
  const build = ownBuild(age, appearance)
  const own = grownAs[gender]
  const asGrown = (factor: number): number => mix(1, factor, smoothStep(age, 12, 22))
  const height = (build.height / 100) * asGrown(own.height)
  const head = height / build.heads
  const grown = smoothStep(age, 9, 20)
  const foot = build.foot * head * footOfShoe
  const ankle = foot * ankleOfFoot
  const leg = height * build.legLength - ankle
  const neck = head * build.neck
  const radii = ([root, bend, end]: Radii): Radii => [root * head, bend * head, end * head]
  return {
    age,
    height,
    half: head / 2,
    torso: height - ankle - leg - neck - head / 2,
    arm: height * build.armLength,
    leg,
    chest: build.shoulder * head * asGrown(own.chest),
    hip: build.hip * head * asGrown(own.hip),
    belly: build.belly * head * asGrown(own.belly),
    limb: build.arm[0] * head,
    arms: radii(build.arm),
    legs: radii(build.leg),
    hand: head * mix(hands.child, hands.grown, grown) * asGrown(own.hand),
    foot,
    neck,
    throat: head * build.throat * asGrown(own.throat),
    ankle,
    stoop: 24 * smoothStep(age, 58, 86),
  }
}
