import type { Modeller } from '../model-request.ts'
import { ball, limb, line } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'
import { iron, paint } from './vehicle-paint.ts'

/** A bicycle for a child, some 90 cm high: `seat` on the saddle, `carrier` behind it. */
export const bicycle: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#d2453a')
  const turn = numberTold(request, 'spin', 0.3)
  const tube = paint('tube', colour, 'bicycle')
  const [axle, crank, head]: Vector[] = [
    [0, 0.3, -0.48],
    [0, 0.3, -0.05],
    [0, 0.72, 0.36],
  ]
  const wheelAt = (z: number, name: string): Piece => ({
    name,
    solids: thinWheel(frame, [0, 0.3, z], turn, name),
  })
  return propModel(
    request,
    0.95,
    [
      wheelAt(-0.48, 'backWheel'),
      wheelAt(0.55, 'frontWheel'),
      {
        name: 'frame',
        solids: [
          limb(frame, [axle as Vector, crank as Vector], 0.018, tube),
          limb(frame, [crank as Vector, [0, 0.7, -0.2]], 0.022, tube),
          limb(frame, [axle as Vector, [0, 0.62, -0.18]], 0.014, tube),
          limb(frame, [crank as Vector, head as Vector], 0.024, tube),
          limb(frame, [[0, 0.66, -0.18], head as Vector], 0.02, tube),
          limb(frame, [[0, 0.3, 0.55], head as Vector, [0, 0.86, 0.32]], 0.02, tube),
          limb(
            frame,
            [
              [-0.24, 0.9, 0.18],
              [-0.16, 0.9, 0.3],
              [0.16, 0.9, 0.3],
              [0.24, 0.9, 0.18],
            ],
            0.018,
            paint('handlebar', '#8d8a90', 'handlebar'),
          ),
          ball(frame, [0, 0.74, -0.22], [0.1, 0.035, 0.14], paint('saddle', iron, 'saddle', 'cloth')),
          limb(
            frame,
            [
              [0, 0.6, -0.26],
              [0, 0.6, -0.7],
            ],
            0.02,
            paint('carrier', '#8d8a90', 'carrier'),
          ),
          limb(
            frame,
            [
              [-0.1, 0.2, -0.05],
              [0.1, 0.4, -0.05],
            ],
            0.016,
            paint('pedal', iron, 'pedal'),
          ),
        ],
      },
    ],
    {
      seat: [0, 0.77, -0.2],
      carrier: [0, 0.63, -0.5],
      steerL: [-0.22, 0.91, 0.2],
      steerR: [0.22, 0.91, 0.2],
      pedalL: [-0.12, 0.2, -0.05],
      pedalR: [0.12, 0.4, -0.05],
    },
  )
}

/** A tyre with air between the spokes. */
function thinWheel(frame: Frame, centre: Vector, turn: number, group: string): Painted[] {
  const round = (radius: number): Vector[] =>
    Array.from({ length: 33 }, (_, index) => {
      const angle = (index / 32) * 2 * Math.PI
      return [centre[0], centre[1] + Math.sin(angle) * radius, centre[2] + Math.cos(angle) * radius]
    })
  const spokes = Array.from({ length: 10 }, (_, index): Painted => {
    const angle = turn + (index / 10) * 2 * Math.PI
    return line(
      frame,
      [centre, [centre[0], centre[1] + Math.sin(angle) * 0.28, centre[2] + Math.cos(angle) * 0.28]],
      0.008,
      paint('spoke', '#a7a4ab', group),
    )
  })
  return [...spokes, line(frame, round(0.28), 0.04, paint('tyre', iron, group, 'cloth'))]
}
