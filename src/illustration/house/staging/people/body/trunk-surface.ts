import { alongIn, pointIn } from '../../space/frame.ts'
import type { Blob } from '../../solids/solid.ts'
import { add, between, radians, times, unit, type Vector } from '../../space/vector.ts'
import { mix, smoothStep, type Table, tableAt } from '../numbers.ts'
import type { Figure } from './paints.ts'
import type { Axes, Vertebra } from './skeleton.ts'

/** A place of the trunk: 0 at the pelvis, 1 at the shoulders; and half its width and depth there, in metres. */
export interface Slice extends Axes {
  at: Vector
  width: number
  depth: number
}

/** Where dungarees and skirts begin. */
export const waist = 0.34
/** What cloth adds to the body. */
const cloth = 1.06
/** How deep a trunk is for its width: children are rounder. */
const depthOf: Table = [
  [0, 0.92],
  [7, 0.84],
  [20, 0.66],
  [60, 0.74],
]

/** Half the depth of a trunk for half its width. */
export function trunkDepth(age: number): number {
  return tableAt(depthOf, age)
}

export function sliceAt({ body, bones }: Figure, part: number): Slice {
  const place = Math.max(0, Math.min(1, part)) * (bones.spine.length - 1)
  const lower = bones.spine[Math.floor(place)] as Vertebra
  const upper = bones.spine[Math.ceil(place)] as Vertebra
  const on = place - Math.floor(place)
  const below = Math.min(0, part) * body.torso
  const width =
    part < 0.4
      ? mix(body.hip, body.belly, smoothStep(part, 0, 0.4))
      : mix(body.belly, body.chest, smoothStep(part, 0.4, 0.8)) * (1 - 0.42 * smoothStep(part, 0.84, 1))
  return {
    at: add(between(lower.at, upper.at, on), times(lower.up, below)),
    right: between(lower.right, upper.right, on),
    up: between(lower.up, upper.up, on),
    front: between(lower.front, upper.front, on),
    width: width * cloth,
    depth: width * cloth * trunkDepth(body.age) * (1 - 0.12 * smoothStep(part, 0.7, 1)),
  }
}

/** An ellipsoid of the trunk, so high in half. */
export function ellipsoid(
  { frame }: Figure,
  { at, right, up, front, width, depth }: Slice,
  high: number,
): Blob['balls'][number] {
  return {
    centre: pointIn(frame, at),
    axes: [
      alongIn(frame, times(right, width)),
      alongIn(frame, times(up, high)),
      alongIn(frame, times(front, depth)),
    ],
  }
}

/** A place on the trunk's cloth, degrees to its own right of the front, and which way it looks there. */
export function onTrunk(
  figure: Figure,
  part: number,
  around: number,
  out = 1.02,
): { at: Vector; outward: Vector } {
  const { at, right, front, width, depth } = sliceAt(figure, part)
  const [sine, cosine] = [Math.sin(radians(around)), Math.cos(radians(around))]
  const point = add(add(at, times(right, sine * width * out)), times(front, cosine * depth * out))
  return { at: point, outward: unit(add(times(right, sine / width), times(front, cosine / depth))) }
}
