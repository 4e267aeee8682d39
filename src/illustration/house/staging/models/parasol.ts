import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, limb, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'
import { paint } from './small-thing.ts'

const [gores, wide, rim, crown] = [8, 0.95, 1.55, 1.98]

/** A parasol on a beach, its pole in the sand at its origin and its canopy striped in `state.colour` and white. */
export const parasol: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#e3a63f')
  const at = (turn: number, part: number): Vector => [
    Math.cos(turn) * wide * part,
    rim + (crown - rim) * (1 - part ** 1.6),
    Math.sin(turn) * wide * part,
  ]
  const canopy = Array.from({ length: gores }, (_, index): Painted => {
    const [from, to] = [index, index + 1].map((edge) => (edge / gores) * 2 * Math.PI) as [number, number]
    const steps = [0, 0.25, 0.5, 0.75, 1]
    const cloth = index % 2 === 0 ? colour : '#fdf6e6'
    return plane(
      frame,
      [...steps.map((part) => at(from, part)), ...steps.toReversed().map((part) => at(to, part))],
      paint('canvas', 'cloth', darker(cloth, Math.sin((from + to) / 2) > 0 ? 0 : 0.08), `gore${index}`),
    )
  })
  return propModel(
    request,
    crown,
    [
      {
        name: 'pole',
        solids: [
          limb(
            frame,
            [
              [0, -0.05, 0],
              [0, crown, 0],
            ],
            0.028,
            paint('pole', 'wood', '#b98a55', 'pole'),
          ),
        ],
        nearer: -0.3,
      },
      { name: 'canopy', solids: canopy },
      {
        name: 'knob',
        solids: [ball(frame, [0, crown + 0.03, 0], 0.05, paint('knob', 'wood', '#b98a55', 'knob'))],
      },
    ],
    { top: [0, crown, 0] },
  )
}
