import { ball } from '../solids/build.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small } from './small-thing.ts'

/** Where each puff is, the first at the mouth that it comes from, and how large, in metres. */
const puffs: readonly (readonly [Vector, number])[] = [
  [[0, 0.04, 0.02], 0.035],
  [[0.03, 0.13, 0.1], 0.06],
  [[-0.02, 0.26, 0.17], 0.09],
  [[0.07, 0.3, 0.2], 0.07],
]

/** A small puff of smoke that rises from its origin, drifting to its front. */
export const smoke = small({
  colour: '#eef0f2',
  height: 0.36,
  draw: ({ frame }, colour) =>
    puffs.map(([at, radius], index) =>
      ball(frame, at, radius, paint('smoke', 'cloud', colour, `puff${index}`)),
    ),
})
