import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb, line } from '../solids/build.ts'
import type { Piece } from '../solids/solid.ts'
import { colourTold, propModel } from './prop-model.ts'
import { paint, slab } from './vehicle-paint.ts'

/** A sledge on runners: two seats and a rope. */
export const sled: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#c08a55')
  const runners = [-1, 1].map(
    (side): Piece => ({
      name: `runner${side}`,
      solids: [
        limb(
          frame,
          [
            [side * 0.22, 0.03, -0.6],
            [side * 0.22, 0.03, 0.45],
            [side * 0.22, 0.12, 0.66],
            [side * 0.22, 0.3, 0.64],
          ],
          0.022,
          paint('runner', '#a83a30', `runner${side}`, 'wood'),
        ),
        ...[-0.4, 0.3].map((z) =>
          limb(
            frame,
            [
              [side * 0.22, 0.04, z],
              [side * 0.2, 0.24, z],
            ],
            0.02,
            paint('post', darker(colour, 0.2), `runner${side}`, 'wood'),
          ),
        ),
      ],
    }),
  )
  return propModel(
    request,
    0.3,
    [
      ...runners,
      {
        name: 'seat',
        solids: [-0.18, -0.06, 0.06, 0.18].flatMap((x, index) =>
          slab(frame, [x - 0.05, 0.24, -0.6], [x + 0.05, 0.28, 0.5], colour, `slat${index}`, 'wood'),
        ),
      },
      {
        name: 'rope',
        solids: [
          line(
            frame,
            [
              [-0.22, 0.3, 0.64],
              [0, 0.18, 1.1],
              [0.22, 0.3, 0.64],
            ],
            0.018,
            paint('rope', '#e6d7b4', 'rope', 'cloth'),
          ),
        ],
      },
    ],
    {
      seat: [0, 0.28, 0.1],
      seat1: [0, 0.28, 0.15],
      seat2: [0, 0.28, -0.35],
      rope: [0, 0.18, 1.1],
      top: [0, 0.28, 0],
    },
  )
}
