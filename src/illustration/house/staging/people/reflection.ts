import type { ModelRequest } from '../model-request.ts'
import { colourTold, numberTold } from '../models/prop-model.ts'
import { ball, line } from '../solids/build.ts'
import type { Model, Paint } from '../solids/solid.ts'
import { type Frame, frameAlong } from '../space/frame.ts'
import { add, lengthOf, minus, times, type Vector } from '../space/vector.ts'
import { person } from './person.ts'

/** How much of what is mirrored the water over it hides. */
const veil = 0.34

/**
 * The child's face in still water, upside down under the child who bends over it: its middle is at its origin, at the height of the water. The
 * water over it, `state.wide` and `state.deep` metres to its edges, has a ripple.
 */
export function reflection(request: ModelRequest): Model {
  const { frame } = request
  const unit = lengthOf(frame.up)
  const upsideDown = (origin: Vector): Frame =>
    frameAlong(origin, frame.front, times(frame.up, -1 / unit), unit)
  const first = person({ ...request, frame: upsideDown(frame.origin) })
  const centre = first.head?.centre ?? frame.origin
  const mirrored = person({ ...request, frame: upsideDown(add(frame.origin, minus(frame.origin, centre))) })
  const [wide, deep] = [numberTold(request, 'wide', 0.42), numberTold(request, 'deep', 0.4)]
  const water: Paint = {
    part: 'water',
    material: 'water',
    colour: colourTold(request, '#86c4cc'),
    group: 'water',
    marking: true,
  }
  const ripple = (out: number): Vector[] =>
    Array.from({ length: 25 }, (_, index): Vector => {
      const turn = Math.PI * (0.12 + (index / 24) * 0.76)
      return [wide * out * Math.cos(turn), 0.01, deep * out * Math.sin(turn)]
    })
  return {
    ...mirrored,
    frame,
    pieces: [
      ...mirrored.pieces.filter(({ name }) => name === 'head' || name === 'hairBehind'),
      {
        name: 'water',
        nearer: 2,
        solids: [
          ball(frame, [0, 0, 0], [wide, 0.004, deep], { ...water, alpha: veil }),
          ...[0.72, 0.9].map((out) =>
            line(frame, ripple(out), 0.016, { ...water, part: 'ripple', colour: '#f4fbf8', alpha: 0.8 }),
          ),
        ],
      },
    ],
    height: 0.02 * unit,
    shadowless: true,
  }
}
