import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { box, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel, wood } from './prop-model.ts'

/** How thick a leaf is and how broad its frame, in metres. */
const [thick, broad] = [0.05, 0.07]

/**
 * A leaf on its hinge, which is its place; it goes to its own right, `state.wide` metres and from `state.low` up `state.tall`: a door, with
 * `state.glass` a casement, or with `state.bars` a gate. Turned a little out of the wall it is ajar.
 */
export const hingedLeaf: Modeller = (request) => {
  const { frame, state } = request
  const [wide, low] = [numberTold(request, 'wide', 0.8), numberTold(request, 'low', 0)]
  const top = low + numberTold(request, 'tall', 2)
  const colour = colourTold(request, '#6f8078')
  const beam = (from: Vector, to: Vector): Painted[] =>
    box(frame, from, to, (side) =>
      wood(
        'doorFrame',
        side === 'front' || side === 'back' ? colour : darker(colour, 0.2),
        `beam${from.join()}`,
      ),
    )
  const [back, front] = [-thick / 2, thick / 2]
  const round = [
    ...beam([0, low, back], [broad, top, front]),
    ...beam([wide - broad, low, back], [wide, top, front]),
    ...beam([0, low, back], [wide, low + broad, front]),
    ...beam([0, top - broad, back], [wide, top, front]),
  ]
  const corners: Vector[] = [
    [broad, low + broad, 0],
    [wide - broad, low + broad, 0],
    [wide - broad, top - broad, 0],
    [broad, top - broad, 0],
  ]
  const bars = [0.3, 0.5, 0.7].flatMap((part) =>
    beam([wide * part - 0.02, low, back], [wide * part + 0.02, top, front]),
  )
  const filled: Painted[] =
    state['glass'] === true
      ? [
          plane(frame, corners, {
            part: 'glass',
            material: 'light',
            colour: '#aebfc4',
            group: 'glass',
            alpha: 0.3,
          }),
        ]
      : state['bars'] === true
        ? bars
        : [plane(frame, corners, wood('panel', darker(colour, 0.08), 'panel'))]
  return propModel(
    request,
    top,
    [
      { name: 'filled', solids: filled },
      { name: 'round', solids: round, nearer: 0.02 },
    ],
    { latch: [wide, (low + top) / 2, 0] },
  )
}
