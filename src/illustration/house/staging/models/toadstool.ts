import { ball, blob, limb } from '../solids/build.ts'
import { spot } from '../solids/spot.ts'
import { movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small } from './small-thing.ts'

const cap: Vector = [0.15, 0.075, 0.15]
const capAt = 0.17
const dots = [
  [0, 62],
  [60, 34],
  [130, 44],
  [200, 30],
  [270, 46],
  [330, 28],
] as const

/** A toadstool a hand high, with white dots; something to sit on (`top`) for who is small. */
export const toadstool = small({
  colour: '#d3402f',
  height: capAt + cap[1],
  draw: ({ frame }, colour) => {
    const globe = { frame: movedTo(frame, [0, capAt, 0]), size: cap }
    return [
      limb(
        frame,
        [
          [0, 0, 0],
          [0, capAt, 0],
        ],
        [0.06, 0.045],
        paint('stem', 'paper', '#f3e8d2', 'stem'),
      ),
      ball(frame, [0, capAt - 0.012, 0], [0.13, 0.02, 0.13], paint('gills', 'paper', '#e6d3b4', 'gills')),
      blob(
        frame,
        [
          [[0, capAt, 0], cap],
          [
            [0, capAt + 0.01, 0],
            [0.12, 0.07, 0.12],
          ],
        ],
        paint('cap', 'cloth', colour, 'cap'),
      ),
      ...dots.map(([around, above]) =>
        spot(globe, [around, above], [0.022, 0.014], { ...paint('dot', 'paper', '#fbf3e3', 'cap') }),
      ),
    ]
  },
})
