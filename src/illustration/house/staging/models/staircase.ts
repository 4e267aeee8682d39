import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb } from '../solids/build.ts'
import type { Piece } from '../solids/solid.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'

/** How high and how deep a step is, in metres. */
const [rise, going] = [0.18, 0.26]

/**
 * Stairs that go up from where they stand to the back, `state.n` steps of `state.wide` metres, with a banister on their own right and a
 * landing at their top; whoever sits up there is on `top`. `step3` is the third step from below.
 */
export const staircase: Modeller = (request) => {
  const { frame } = request
  const count = numberTold(request, 'n', 7)
  const half = numberTold(request, 'wide', 1.1) / 2
  const colour = colourTold(request, '#a59b86')
  const steps = Array.from({ length: count }, (_, index): Piece => {
    const isLanding = index === count - 1
    const back = isLanding ? -index * going - 1.6 : -(index + 1) * going
    const solids = block(
      frame,
      [-half, index * rise, back],
      [half, (index + 1) * rise, -index * going],
      wood('step', index % 2 ? colour : darker(colour, 0.04), `step${index}`),
    )
    return { name: `step${index}`, solids }
  })
  const posts = Array.from({ length: count }, (_, index): Piece => {
    const [y, z] = [(index + 1) * rise, -(index + 0.5) * going]
    const bar = limb(
      frame,
      [
        [half - 0.04, y, z],
        [half - 0.04, y + 0.72, z],
      ],
      0.018,
      wood('post', darker(colour, 0.18), `post${index}`),
    )
    return { name: `post${index}`, solids: [bar], nearer: 0.05 }
  })
  const rail = limb(
    frame,
    [
      [half - 0.04, rise + 0.74, -0.1],
      [half - 0.04, count * rise + 0.74, -(count - 0.5) * going],
    ],
    0.035,
    wood('handrail', darker(colour, 0.28), 'rail'),
  )
  const high = count * rise
  return propModel(request, high, [...steps, ...posts, { name: 'rail', solids: [rail], nearer: 0.1 }], {
    top: [0, high, -(count - 1) * going - 0.2],
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `step${index + 1}`,
        [0, (index + 1) * rise, -(index + 0.5) * going] as const,
      ]),
    ),
  })
}
