import { darker } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, limb } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { type Frame, frameAlong } from '../space/frame.ts'
import { add, cross, lengthOf, minus, times, unit, up, type Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel, wood } from './prop-model.ts'
import { small } from './small-thing.ts'

/** The one colour of all pegs. */
export const pegColour = '#e2552b'
const steel = '#8d949a'
/** How long a peg is, and how far from its jaws its spring is, in metres: larger than life, since it is to be counted. */
const [long, springAt] = [0.12, 0.05]

/**
 * A clothes peg in a frame: its jaws are the origin, its grips go up and open along the frame's right.
 * @param group what is painted as one with it
 */
export function pegIn(frame: Frame, colour: string, group: string): Painted[] {
  const leg = (side: -1 | 1, shade: string): Painted =>
    limb(
      frame,
      [
        [side * 0.01, -0.012, 0],
        [side * 0.012, springAt, 0],
        [side * 0.026, long, 0],
      ],
      [0.008, 0.013, 0.012],
      wood('peg', shade, `${group}${side}`),
    )
  return [
    leg(-1, darker(colour, 0.16)),
    leg(1, colour),
    { ...ball(frame, [0, springAt, 0.012], [0.017, 0.011, 0.006], metal(group)), nearer: 0.02 },
  ]
}

function metal(group: string): Painted['paint'] {
  return { part: 'clasp', material: 'metal', colour: steel, group, marking: true }
}

/** One clothes peg, standing on its jaws. */
export const clothesPeg = small({
  colour: pegColour,
  height: long,
  grip: [0, long * 0.8, 0],
  draw: ({ frame }, colour) => pegIn(frame, colour, 'peg'),
})

/**
 * `state.n` pegs in a row from where its left hand is to where its right is (as `touches` tells): clipped on along a sleeve, a string
 * or an edge, away from the ground, or down from it (`state.hangs`). They are `size` times as large as a peg.
 */
export const pegRow: Modeller = (request) => {
  const { frame, act } = request
  const from = act.hands?.left ?? frame.origin
  const to = act.hands?.right ?? add(from, frame.right)
  const count = numberTold(request, 'n', 7)
  const colour = colourTold(request, pegColour)
  const spots = Array.from({ length: count }, (_, index): Vector => {
    const part = (index + 0.5) / count
    return add(from, times(minus(to, from), part))
  })
  const pieces = spots.map((spot, index): Piece => {
    const solids = pegIn(standing(request, spot, minus(to, from)), colour, `peg${index}`)
    return { name: `peg${index}`, solids, nearer: 0.12 }
  })
  const model = propModel(request, long, pieces, {})
  return {
    ...model,
    shadowless: true,
    anchors: { middle: { ...frame, origin: add(from, times(minus(to, from), 0.5)) } },
  }
}

/** Square to the row, as far up as that allows. */
function standing({ frame, state }: ModelRequest, spot: Vector, along: Vector): Frame {
  const level = unit(along)
  const steep = Math.abs(level[1]) > 0.9
  const front = unit(cross(level, steep ? frame.front : up))
  const own = frameAlong(spot, front, cross(front, level), lengthOf(frame.up))
  return state['hangs'] === true ? { ...own, up: times(own.up, -1), right: times(own.right, -1) } : own
}
