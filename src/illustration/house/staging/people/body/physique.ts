import { buildAt } from '../../../figures/tables/builds.ts'
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
  /** How high an ankle is. */
  ankle: number
  /** Degrees that the back is bent by age. */
  stoop: number
}

export type Radii = readonly [root: number, bend: number, end: number]

const ankleOfFoot = 0.34
/** A shoe is longer than the foot that is told. */
const footOfShoe = 0.86
/** In heads, from the shoulders to the middle of the head: children's chins lie before their collars. */
const necks = { child: 0.44, grown: 0.5 } as const
/** Half the length of a hand, in heads. */
const hands = { child: 0.132, grown: 0.16 } as const

/** A body of some age, built as the figures are that are drawn flat: one table holds the proportions of both. */
export function physiqueAt(age: number): Physique {
  const build = buildAt(age)
  const height = build.height / 100
  const head = height / build.heads
  const grown = smoothStep(age, 9, 18)
  const foot = build.foot * head * footOfShoe
  const ankle = foot * ankleOfFoot
  const leg = height * build.legLength - ankle
  const neck = head * mix(necks.child, necks.grown, grown)
  const radii = ([root, bend, end]: Radii): Radii => [root * head, bend * head, end * head]
  return {
    age,
    height,
    half: head / 2,
    torso: height - ankle - leg - neck - head / 2,
    arm: height * build.armLength,
    leg,
    chest: build.shoulder * head,
    hip: build.hip * head,
    belly: build.belly * head,
    limb: build.arm[0] * head,
    arms: radii(build.arm),
    legs: radii(build.leg),
    hand: head * mix(hands.child, hands.grown, grown),
    foot,
    neck,
    ankle,
    stoop: 16 * smoothStep(age, 64, 88),
  }
}
