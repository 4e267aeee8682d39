import { lighter } from '../../pen/colour.ts'
import { blob, limb } from '../solids/build.ts'
import type { Size } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small, turned } from './small-thing.ts'

/** A baker's hat, for the crown of a head: a band, and a puff over it. */
export const bakersHat = small({
  colour: '#fbf6ea',
  height: 0.24,
  draw: ({ frame }, colour) => {
    const puffs = [0, 1, 2, 3, 4].map((index): readonly [Vector, Size] => {
      const turn = (index / 5) * 2 * Math.PI
      return [
        [Math.cos(turn) * 0.07, 0.17, Math.sin(turn) * 0.07],
        [0.085, 0.07, 0.085],
      ]
    })
    return [
      blob(
        frame,
        [
          ...puffs,
          [
            [0, 0.19, 0],
            [0.1, 0.07, 0.1],
          ],
        ],
        paint('hat', 'cloth', colour, 'puff'),
      ),
      blob(
        frame,
        turned([
          [0, 0.105],
          [0.12, 0.1],
        ]),
        paint('band', 'cloth', lighter(colour, 0.3), 'band'),
      ),
    ]
  },
})

/** A basket of loaves. */
export const basket = small({
  colour: '#c98d4a',
  height: 0.34,
  anchors: { rimL: [0.2, 0.2, 0], rimR: [-0.2, 0.2, 0] },
  draw: ({ frame }, colour) => [
    blob(
      frame,
      turned([
        [0.01, 0.17],
        [0.2, 0.22],
      ]),
      paint('basket', 'wood', colour, 'basket'),
    ),
    ...loaves.map(([x, z, turn], index): Painted => {
      const [across, away] = [Math.cos(turn) * 0.1, Math.sin(turn) * 0.1]
      return limb(
        frame,
        [
          [x - across, 0.22, z - away],
          [x + across, 0.27, z + away],
        ],
        [0.05, 0.045],
        paint('loaf', 'paper', index % 2 ? '#d99a4e' : '#e7b56c', `loaf${index}`),
      )
    }),
  ],
})

const loaves = [
  [-0.1, 0.05, 0.4],
  [0.1, 0.04, 2.6],
  [0, -0.08, 1.2],
  [0.02, 0.1, 0],
] as const
