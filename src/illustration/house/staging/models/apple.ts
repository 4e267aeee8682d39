import { ball, blob, limb } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { radians, type Vector } from '../space/vector.ts'
import { numberTold } from './prop-model.ts'
import { paint, small } from './small-thing.ts'

/** How often the peel goes round on its way down, how far from its middle, and its half breadth, in metres. */
const [turns, wide, broad] = [4, 0.034, 0.0085]
const flesh = '#efe4bd'

/** An apple that is being peeled: its lower half is bare, and the peel hangs down from it in one piece, `state.long` metres. */
export const peeledApple = small({
  colour: '#a9a857',
  height: 0.09,
  grip: [0, 0.045, 0],
  draw: (request, colour) => [
    ball(request.frame, [0, 0.04, 0], [0.045, 0.042, 0.045], paint('apple', 'paper', flesh, 'flesh')),
    blob(
      request.frame,
      [
        [
          [0, 0.056, 0],
          [0.047, 0.03, 0.047],
        ],
      ],
      paint('peel', 'paper', colour, 'peel'),
    ),
    limb(
      request.frame,
      [
        [0, 0.08, 0],
        [0.01, 0.108, 0],
      ],
      0.005,
      paint('stalk', 'wood', '#6a5237', 'stalk'),
    ),
    ...peelOf(request.frame, numberTold(request, 'long', 0.6), colour),
  ],
})

/** A ribbon that winds down, its pale side seen on every other half turn. */
function peelOf(frame: Parameters<typeof limb>[0], long: number, colour: string): Painted[] {
  const halves = turns * 2
  const at = (half: number): Vector => {
    const angle = radians(half * 180)
    const grown = wide * (0.7 + (0.5 * half) / halves)
    return [Math.cos(angle) * grown, 0.05 - (long * half) / halves, Math.sin(angle) * grown]
  }
  const steps = 6
  return Array.from({ length: halves }, (_, half): Painted => {
    const points = Array.from({ length: steps + 1 }, (_, step) => at(half + step / steps))
    const isFar = half % 2 === 1
    const shade = paint('peel', 'paper', isFar ? flesh : colour, `turn${half}`)
    return limb(frame, points, broad, shade)
  })
}
