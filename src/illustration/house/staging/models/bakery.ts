import { lighter } from '../../pen/colour.ts'
import { blob, limb } from '../solids/build.ts'
import type { Size } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { type Frame, movedTo, sized } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small, turned } from './small-thing.ts'

const hatColour = '#fbf6ea'

/** A baker's hat, for the crown of a head: a band, and a puff over it. */
export const bakersHat = small({
  colour: hatColour,
  height: 0.24,
  draw: ({ frame }, colour) => hat(frame, colour),
})

/** The radius of the head that the hat is made for, and how high on it it sits, in radii. */
const madeFor = 0.142
const sitsAt = 0.62

/** The hat on a head of a radius in metres. */
export function hatOn(head: Frame, radius: number): Painted[] {
  return hat(sized(movedTo(head, [0, radius * sitsAt, -radius * 0.08]), radius / madeFor), hatColour)
}

function hat(frame: Frame, colour: string): Painted[] {
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
}

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
