import { alongIn, type Frame, pointIn } from '../../space/frame.ts'
import { cross, minus, unit, type Vector } from '../../space/vector.ts'
import { bell } from '../../../figures/geometry/points.ts'
import { clamp, smoothStep, type Table, tableAt } from '../numbers.ts'
import type { Ageing } from './ageing.ts'
import type { Expression } from './expression.ts'
import type { Features } from './features.ts'

/**
 * A place on a head: radians from the middle of the face to its own right (pi is the back), and height from the
 * crown (0) to the chin (1).
 */
export type Spot = readonly [around: number, down: number]

/** The head as a stack of slices, in half head heights: crown 1, chin -1. */
export interface Skull {
  /** The place in the head's own axes, so far outside of its skin. */
  at(spot: Spot, out?: number): Vector
  /** Half width and reach to the front there. */
  slice(down: number, out?: number): Slice
}

export interface Slice {
  width: number
  front: number
  back: number
  /** How far forward the middle of the slice lies. */
  shift: number
  height: number
}

const frontOf: Table = [
  [0, 1],
  [0.3, 1.04],
  [0.55, 1],
  [0.75, 1],
  [1, 0.94],
]
const backOf: Table = [
  [0, 1],
  [0.35, 1.1],
  [0.55, 1.06],
  [0.75, 0.88],
  [1, 0.6],
]
const depthOfFace = 0.82
const depthOfBack = 0.94
/** How much rounder than a ball a head is, seen from the front, and how much cheeks add to it. */
const bluntness = 0.93
const cheeks = 1.6
/** How much blunter it is below its middle, for how much stronger than others a jaw is. */
const squareness = 1.6
/** The chin lies so far before the middle of the neck. */
const chinForward = 0.26

/** How far a cheek comes out that is blown up as far as it goes. */
const blown = 0.25

export function skullOf(features: Features, age: Ageing, puff: Expression['puff'] = [0, 0]): Skull {
  const half = features.headW * age.width
  const wide = (down: number): number => {
    const low = -Math.cos(down * Math.PI)
    const dome = (features.dome - 1) * bell(low, -0.5, 0.4)
    const cheek = (age.cheek * cheeks + (features.cheek - 1)) * bell(low, 0.46, 0.42)
    return 1 + dome + cheek - (age.jaw + 1 - features.jaw) * Math.max(0, low) ** 1.4
  }
  const baby = 1 - smoothStep(features.age, 0, 9)
  const slice = (down: number, out = 0): Slice => {
    const turn = Math.sin(clamp(down) * Math.PI)
    const round = turn ** (down > 0.5 ? 0.82 : 0.92)
    const blunt = down > 0.5 ? bluntness - squareness * Math.max(0, features.jaw - 1) : bluntness
    const more = out * Math.sqrt(round)
    return {
      width: half * turn ** blunt * wide(down) + more,
      front: round * (depthOfFace + baby * 0.06) * tableAt(frontOf, down) + more,
      back: round * depthOfBack * tableAt(backOf, down) + more,
      shift: chinForward * smoothStep(down, 0.55, 1),
      height: Math.cos(down * Math.PI) * (1 + out * (down < 0.5 ? 0.9 : 0.2)),
    }
  }
  const at = ([around, down]: Spot, out = 0): Vector => {
    const { width, front, back, shift, height } = slice(down, out)
    const cosine = Math.cos(around)
    const cheek = puff[around > 0 ? 0 : 1] * bell(down, 0.68, 0.12) * bell(Math.abs(around), 1.15, 0.6)
    const grown = 1 + blown * cheek
    return [width * Math.sin(around) * grown, height, shift + (cosine > 0 ? front : back) * cosine * grown]
  }
  return { at, slice }
}

/** The height (crown 0, chin 1) of what lies so many half heads below the middle of the head. */
export function downAt(low: number): number {
  return Math.acos(-low) / Math.PI
}

const step = 0.02

/** Where a place on the head looks to, in the head's own axes, of length 1. */
export function normalAt(skull: Skull, [around, down]: Spot): Vector {
  const high = clamp(down, 0.04, 0.96)
  const across = minus(skull.at([around + step, high]), skull.at([around - step, high]))
  const along = minus(skull.at([around, high + step]), skull.at([around, high - step]))
  return unit(cross(along, across))
}

/** A place on a head that stands somewhere, in metres. */
export function spotIn(frame: Frame, skull: Skull, spot: Spot, out = 0): Vector {
  return pointIn(frame, skull.at(spot, out))
}

/** Where it looks to, out there. */
export function normalIn(frame: Frame, skull: Skull, spot: Spot): Vector {
  return unit(alongIn(frame, normalAt(skull, spot)))
}
