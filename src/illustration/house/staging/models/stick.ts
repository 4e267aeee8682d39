import { limb } from '../solids/build.ts'
import { paint, small } from './small-thing.ts'

/** A branch as long as an arm, with a twig and a leaf on it. */
export const stick = small({
  colour: '#8a5f3c',
  height: 0.8,
  grip: [0, 0.1, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, 0, 0],
        [0.015, 0.35, 0],
        [-0.01, 0.8, 0],
      ],
      [0.02, 0.017, 0.009],
      paint('stick', 'wood', colour),
    ),
    limb(
      frame,
      [
        [0.01, 0.5, 0],
        [0.1, 0.64, 0],
      ],
      [0.012, 0.006],
      paint('stick', 'wood', colour),
    ),
    limb(
      frame,
      [
        [0.1, 0.64, 0],
        [0.14, 0.72, 0],
        [0.15, 0.78, 0],
      ],
      [0.008, 0.03, 0.004],
      paint('frond', 'foliage', '#6fa457', 'leaf'),
    ),
  ],
})
