import { darker, lighter } from '../../pen/colour.ts'
import { arc } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { blob, limb, line, plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Half its width, its height, and how high its horizon is, in metres. */
const [half, tall, horizon] = [0.11, 0.3, 0.11]
const out: Vector = [0, 0, 1]

/** A card such as comes where somebody died, standing, its face to its front: a sun that goes down over water, or a swan (`state.swan`). */
export const mourningCard: Modeller = (request) => {
  const { frame } = request
  const isSwan = request.state['swan'] === true
  const sky = colourTold(request, isSwan ? '#9fb4b8' : '#e3b184')
  const sheet = plane(
    frame,
    [
      [-half, 0, 0],
      [half, 0, 0],
      [half, tall, 0],
      [-half, tall, 0],
    ],
    paint('paper', 'paper', sky, 'card'),
  )
  // Its fold, which is what is seen of it from the side.
  const fold = limb(
    frame,
    [
      [half, 0, -0.003],
      [half, tall, -0.003],
    ],
    0.004,
    paint('paper', 'paper', darker(sky, 0.14), 'fold'),
  )
  const pictured = isSwan ? swanOn(frame) : sunOn(frame, sky)
  return propModel(request, tall, [{ name: 'card', solids: [fold, sheet, ...pictured] }], {
    middle: [0, tall / 2, 0],
  })
}

function printed(colour: string): Paint {
  return { part: 'writing', material: 'paper', colour, group: 'card', marking: true }
}

function sunOn(frame: Frame, sky: string): Painted[] {
  const disc = arc(0, horizon, 0.062, 0.062, 0, 180, 16).map(([x, y]): Vector => [x, y, 0.003])
  const wave = (y: number, reach: number): Painted =>
    line(
      frame,
      [
        [-reach, y, 0.004],
        [reach, y, 0.004],
      ],
      0.008,
      printed(lighter(sky, 0.4)),
      out,
    )
  return [
    plane(
      frame,
      [
        [-half, 0, 0.002],
        [half, 0, 0.002],
        [half, horizon, 0.002],
        [-half, horizon, 0.002],
      ],
      printed(darker(sky, 0.3)),
      out,
    ),
    plane(frame, disc, printed('#f6e3a8'), out),
    wave(0.085, 0.05),
    wave(0.06, 0.034),
    wave(0.036, 0.045),
  ]
}

function swanOn(frame: Frame): Painted[] {
  const white = '#f6f5ee'
  const neck: Vector[] = [
    [-0.03, 0.1, 0.006],
    [-0.058, 0.135, 0.006],
    [-0.032, 0.17, 0.006],
    [-0.05, 0.196, 0.006],
  ]
  const flat = (colour: string, part: 'body' | 'neck' | 'beak'): Paint => paint(part, 'paper', colour, 'swan')
  return [
    plane(
      frame,
      [
        [-half, 0, 0.002],
        [half, 0, 0.002],
        [half, 0.08, 0.002],
        [-half, 0.08, 0.002],
      ],
      printed('#7f989e'),
      out,
    ),
    blob(
      frame,
      [
        [
          [0.01, 0.088, 0.004],
          [0.056, 0.028, 0.003],
        ],
        [
          [0.05, 0.1, 0.004],
          [0.03, 0.018, 0.003],
        ],
      ],
      flat(white, 'body'),
    ),
    limb(frame, neck, [0.015, 0.011, 0.01, 0.014], flat(white, 'neck')),
    limb(
      frame,
      [
        [-0.058, 0.194, 0.008],
        [-0.084, 0.186, 0.008],
      ],
      [0.008, 0.003],
      flat('#a8694a', 'beak'),
    ),
  ]
}
