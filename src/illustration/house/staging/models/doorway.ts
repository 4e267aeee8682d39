import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { outward } from './front-wall.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'

/** How broad the frame round the opening is, and how far it stands out of the wall. */
const [broad, deep] = [0.16, 0.1]

/**
 * A wall with an opening in its middle and a frame of wood round that, on the `threshold`: what stands there is before and behind
 * the wall, as far as it is. `state.wide` and `state.tall` are the opening, `state.width` and `state.height` the wall, in metres;
 * `wall` and `colour` (of the frame) are colours.
 */
export const doorway: Modeller = (request) => {
  const { frame } = request
  const [wide, tall] = [numberTold(request, 'wide', 1.1), numberTold(request, 'tall', 2.1)]
  const [width, height] = [numberTold(request, 'width', 7), numberTold(request, 'height', 4)]
  const wall = colourTold(request, '#d9c9a0', 'wall')
  const [x, half] = [wide / 2, width / 2]
  const pieces: Piece[] = [
    { name: 'wall', solids: wallOf(frame, { x, tall, half, height }, wall) },
    { name: 'frame', solids: frameOf(frame, x, tall, colourTold(request, '#f3e6c8')), nearer: 0.02 },
  ]
  return propModel(request, height, pieces, {
    threshold: [0, 0, 0],
    left: [x, tall / 2, 0],
    right: [-x, tall / 2, 0],
    top: [0, tall + broad, deep],
  })
}

interface Opening {
  x: number
  tall: number
  half: number
  height: number
}

/** Papered in stripes, as rooms are. */
function wallOf(frame: Frame, { x, tall, half, height }: Opening, colour: string): Painted[] {
  const outline: Vector[] = [
    [-half, 0, 0],
    [-x, 0, 0],
    [-x, tall, 0],
    [x, tall, 0],
    [x, 0, 0],
    [half, 0, 0],
    [half, height, 0],
    [-half, height, 0],
  ]
  const stripes = Array.from({ length: Math.floor(half / 0.21) }, (_, index) => -half + 0.21 + index * 0.42)
  return [
    plane(frame, outline, { part: 'wall', material: 'wall', colour, group: 'wall' }, outward),
    ...stripes.map((middle): Painted => {
      const foot = Math.abs(middle) < x + 0.08 ? tall : 0
      const side: Vector[] = [
        [middle - 0.065, foot, 0.004],
        [middle + 0.065, foot, 0.004],
        [middle + 0.065, height, 0.004],
        [middle - 0.065, height, 0.004],
      ]
      const paint = {
        part: 'stripe',
        material: 'wall',
        colour: lighter(colour, 0.07),
        group: 'wall',
      } as const
      return plane(frame, side, { ...paint, marking: true }, outward)
    }),
  ]
}

/** Two posts and a lintel on them, which stands over a little at both ends. */
function frameOf(frame: Frame, x: number, tall: number, colour: string): Painted[] {
  const post = (from: number): Painted[] =>
    block(frame, [from, 0, 0], [from + broad, tall, deep], wood('doorFrame', colour, `post${from > 0}`))
  return [
    ...post(x),
    ...post(-x - broad),
    ...block(
      frame,
      [-x - broad * 1.4, tall, 0],
      [x + broad * 1.4, tall + broad, deep * 1.3],
      wood('doorFrame', darker(colour, 0.05), 'lintel'),
    ),
  ]
}
