import { radians } from '../space/vector.ts'
import { limb } from '../solids/build.ts'
import { paint, small } from './small-thing.ts'

/** Degrees from upright, and from where to where each stroke goes, in metres. */
const strokes = [
  [-74, 0.1, 0.24],
  [-44, 0.11, 0.3],
  [-14, 0.12, 0.26],
  [16, 0.12, 0.31],
  [46, 0.11, 0.25],
  [76, 0.1, 0.28],
] as const

/** Strokes away from where something hard met something as hard, as children draw a knock. It faces its front. */
export const knock = small({
  colour: '#c4622f',
  height: 0.3,
  draw: ({ frame }, colour) =>
    strokes.map(([aside, from, to]) => {
      const [across, high] = [Math.sin(radians(aside)), Math.cos(radians(aside))]
      return limb(
        frame,
        [
          [across * from, high * from, 0],
          [across * to, high * to, 0],
        ],
        [0.008, 0.017],
        paint('stick', 'wood', colour, `stroke${aside}`),
      )
    }),
})
