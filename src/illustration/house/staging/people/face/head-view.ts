import type { Point } from '../../../drawing.ts'
import { type Frame, pointIn } from '../../space/frame.ts'
import { depthOf, type Lens, project, scaleAt } from '../../space/lens.ts'
import { cross, dot, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import { type Ageing, ageingAt } from './ageing.ts'
import type { Expression } from './expression.ts'
import type { Features } from './features.ts'
import type { Headgear } from '../hair/headgear.ts'
import { normalAt, normalIn, type Skull, type Spot, spotIn } from './skull.ts'
import { skinTones, type SkinTones } from './skin-tones.ts'

/** Somebody's head as it stands there; its frame's unit is half the height of the head. */
export interface HeadInSpace {
  frame: Frame
  features: Features
  skull: Skull
  expression: Expression
  /** Where the eyes look, aside to its own right and up, each -1 to 1. */
  gaze: Point
  /** World's down in the head's own axes, of length 1: how hair falls. */
  down: Vector
  /** How far the tips of hair fly, in the head's own axes and units. */
  drift: Vector
  /** Cloth of scarf, turban and ribbons. */
  scarf: string
  /** Worn over the hair. */
  headgear?: Headgear
}

/** A head through a lens: what draws on it needs no other. */
export interface HeadView extends HeadInSpace {
  age: Ageing
  tones: SkinTones
  /** Page units of half a head there. */
  unit: number
  /** A point of the head's own axes on the page. */
  page(point: Vector): Point
  /** A place on its surface on the page. */
  on(spot: Spot, out?: number): Point
  /** 1 where the surface looks straight at the lens, 0 at the edge, negative beyond. */
  facing(spot: Spot): number
  /** How far it lies before the middle of the head, in half heads; negative lies behind it. */
  before(spot: Spot): number
  /** Draws in a plane that lies on the surface: x to its own right, y down, in half heads. */
  decal(spot: Spot, out?: number): (point: Point) => Point
  /** A ball of the head's own units as a circle on the page. */
  circle(centre: Vector, radius: number): Circle
}

export interface Circle {
  centre: Point
  radius: number
}

export function viewOf(head: HeadInSpace, lens: Lens): HeadView {
  const { frame, skull } = head
  const half = lengthOf(frame.up)
  const page = (point: Vector): Point => project(lens, pointIn(frame, point))
  return {
    ...head,
    age: ageingAt(head.features.age),
    tones: skinTones(head.features.skin),
    unit: half * scaleAt(lens, depthOf(lens, frame.origin)),
    page,
    on: (spot, out = 0) => project(lens, spotIn(frame, skull, spot, out)),
    facing: (spot) => dot(normalIn(frame, skull, spot), unit(minus(lens.at, spotIn(frame, skull, spot)))),
    before: (spot) => (depthOf(lens, frame.origin) - depthOf(lens, spotIn(frame, skull, spot))) / half,
    decal: (spot, out = 0.01) => {
      const centre = skull.at(spot, out)
      const normal = normalAt(skull, spot)
      const right = unit(cross([0, 1, 0], normal))
      const below = times(cross(normal, right), -1)
      return ([x, y]) =>
        page([
          centre[0] + right[0] * x + below[0] * y,
          centre[1] + right[1] * x + below[1] * y,
          centre[2] + right[2] * x + below[2] * y,
        ])
    },
    circle: (centre, radius) => ({
      centre: page(centre),
      radius: radius * half * scaleAt(lens, depthOf(lens, pointIn(frame, centre))),
    }),
  }
}
