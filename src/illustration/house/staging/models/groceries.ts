import { ball, blob } from '../solids/build.ts'
import { block } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

/** An egg on its side, of true size. */
export const egg = small({
  colour: '#f6e3cc',
  height: 0.05,
  draw: ({ frame }, colour) => [
    ball(frame, [0, 0.024, 0], [0.034, 0.024, 0.024], paint('egg', 'stone', colour)),
  ],
})

/** A bottle of milk. */
export const milk = small({
  colour: '#fbfaf4',
  height: 0.3,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      turned([
        [0.004, 0.056],
        [0.17, 0.058],
        [0.22, 0.03],
        [0.26, 0.028],
      ]),
      paint('bottle', 'stone', colour, 'bottle'),
    ),
    blob(
      frame,
      turned([
        [0.26, 0.036],
        [0.3, 0.036],
      ]),
      paint('lid', 'metal', '#5b8fb0', 'lid'),
    ),
  ],
})

/** A paper bag of flour, open and heaped. */
export const flour = small({
  colour: '#d9b98c',
  height: 0.32,
  draw: ({ frame }, colour) => [
    ...block(frame, [-0.1, 0, -0.07], [0.1, 0.26, 0.07], paint('bag', 'paper', colour, 'bag')),
    blob(
      frame,
      [
        [
          [0, 0.26, 0],
          [0.09, 0.05, 0.06],
        ],
        [
          [0.02, 0.29, 0],
          [0.05, 0.03, 0.04],
        ],
      ],
      paint('heap', 'cloud', '#fffdf6', 'heap'),
    ),
  ],
})
