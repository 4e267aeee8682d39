import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb, line } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { frameAt, movedTo, pointIn } from '../space/frame.ts'
import { add, lengthOf, minus, times, unit, type Vector } from '../space/vector.ts'
import { colourTold, numberTold } from './prop-model.ts'

/** Half its thickness, where none is told. */
const usual = 0.035
/** Metres from one hand on it to the next. */
const grip = 0.3
const ringSteps = 20

/**
 * A rope that several pull at: what its right hand touches it is tied to, with a loop of `state.loop` metres' radius; from there to
 * its place, held so high, and `state.length` metres straight to its back. Then it falls to the ground, unless it has no
 * `state.tail`; a cord is as `state.thick`. Hands have `grip0` and so on, from the front.
 */
export const rope: Modeller = (request) => {
  const { id, frame, act, state, groundAt } = request
  const length = numberTold(request, 'length', 3)
  const loop = numberTold(request, 'loop', 0.3)
  const thick = numberTold(request, 'thick', usual)
  const paint: Paint = {
    part: 'rope',
    material: 'cloth',
    colour: colourTold(request, '#efe0b8'),
    group: 'rope',
  }
  const { right: tied = pointIn(frame, [0, 0, 1]) } = act.hands ?? {}
  const back = pointIn(frame, [0, -0.12, -length])
  const ground = (groundAt?.(back[0]) ?? 0) + thick - frame.origin[1]
  const tail = [
    back,
    pointIn(frame, [0.2, ground, -length - 0.5]),
    pointIn(frame, [0.7, ground, -length - 0.8]),
  ]
  // It leaves its loop on the side of those who pull.
  const way = minus(frame.origin, tied)
  const knot = add(tied, times(unit([way[0], 0, way[2]]), loop))
  const points = [knot, frame.origin, ...(state['tail'] === false ? [] : tail)]
  const world = frameAt([0, 0, 0], { heading: 90 })
  const strands = points.slice(1).map((to, index): Piece => {
    const from = points[index] as Vector
    return { name: `strand${index}`, solids: [limb(world, [from, to], thick, paint)] }
  })
  const grips = Array.from({ length: Math.floor(length / grip) + 1 }, (_, index) => {
    const along = index * grip
    return [`grip${index}`, movedTo(frame, [0, (-0.12 * along) / length, -along])] as const
  })
  return {
    id,
    kind: 'prop',
    frame,
    pieces: [
      ...strands,
      { name: 'loop', solids: loopRound(tied, { radius: loop, thick }, paint), nearer: 2 },
    ],
    anchors: { ...Object.fromEntries(grips), knot: { ...frame, origin: knot } },
    height: thick * 2 * lengthOf(frame.up),
  }
}

/** Twice round, in short lines, so that what is behind the thing it holds is not seen. */
function loopRound(
  centre: Vector,
  { radius, thick }: { radius: number; thick: number },
  paint: Paint,
): Painted[] {
  const ring = frameAt(centre, { heading: 0 })
  return [-0.05, 0.05].flatMap((high) =>
    Array.from({ length: ringSteps }, (_, index): Painted => {
      const at = (step: number): Vector => {
        const turn = (step / ringSteps) * 2 * Math.PI
        return [Math.cos(turn) * radius, high, Math.sin(turn) * radius]
      }
      const middle = at(index + 0.5)
      const rope = { ...paint, ...(high < 0 && { colour: darker(paint.colour, 0.12) }) }
      return line(ring, [at(index), at(index + 1.1)], thick * 2, rope, [middle[0], 0, middle[2]])
    }),
  )
}
