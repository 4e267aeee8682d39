import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, limb, line, wheel } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, frameAlong, pointIn } from '../space/frame.ts'
import { lengthOf } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'
import { iron, paint, slab } from './vehicle-paint.ts'

/** A tractor: `seat1` behind the wheel, `seat2` on the mudguard. */
export const tractor: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#3d8a4e')
  const turn = numberTold(request, 'spin', 0.3)
  const rubber = paint('tyre', iron, 'wheel', 'cloth')
  const hub = (name: string): Paint => ({ ...paint('disc', '#e8b53c', name), group: name })
  const wheels = [-1, 1].flatMap((side): Piece[] => [
    {
      name: `back${side}`,
      solids: wheel(frame, [side * 0.75, 0.75, -0.55], { radius: 0.75, width: 0.2, spokes: 8, turn }, [
        { ...rubber, group: `back${side}` },
        hub(`back${side}`),
      ]),
    },
    {
      name: `front${side}`,
      solids: wheel(frame, [side * 0.6, 0.42, 1.15], { radius: 0.42, width: 0.13, turn }, [
        { ...rubber, group: `front${side}` },
        hub(`front${side}`),
      ]),
    },
  ])
  return propModel(
    request,
    2,
    [
      ...wheels,
      {
        name: 'engine',
        solids: [...slab(frame, [-0.34, 0.55, 0.1], [0.34, 1.2, 1.55], colour, 'engine'), ...grillOn(frame)],
      },
      { name: 'cab', solids: slab(frame, [-0.5, 0.5, -0.9], [0.5, 0.9, 0.1], darker(colour, 0.1), 'cab') },
      {
        name: 'seat',
        solids: [
          ...slab(frame, [-0.26, 0.9, -0.85], [0.26, 1, -0.4], '#4a3a34', 'seat'),
          ...slab(frame, [-0.26, 1, -0.9], [0.26, 1.35, -0.82], '#4a3a34', 'seatBack'),
        ],
      },
      {
        name: 'steer',
        solids: [
          limb(
            frame,
            [
              [0, 1.1, 0.05],
              [0, 1.4, -0.12],
            ],
            0.03,
            paint('steer', iron, 'steer'),
          ),
          {
            ...ball(
              frameAlong(
                pointIn(frame, [0, 1.42, -0.13]),
                [
                  frame.up[0] - frame.front[0] * 0.5,
                  frame.up[1] - frame.front[1] * 0.5,
                  frame.up[2] - frame.front[2] * 0.5,
                ],
                frame.front,
                lengthOf(frame.up),
              ),
              [0, 0, 0],
              [0.19, 0.19, 0.02],
              paint('steer', iron, 'steer'),
            ),
          },
        ],
      },
      {
        name: 'pipe',
        solids: [
          limb(
            frame,
            [
              [0.18, 1.2, 1.1],
              [0.18, 1.85, 1.1],
            ],
            0.05,
            paint('pipe', '#6b6670', 'pipe'),
          ),
        ],
      },
    ],
    {
      seat: [0, 1, -0.55],
      seat1: [0, 1, -0.55],
      seat2: [0.62, 1.35, -0.55],
      steerL: [-0.17, 1.42, -0.1],
      steerR: [0.17, 1.42, -0.1],
      tow: [0, 0.5, -1.1],
      top: [0, 1.2, 0.8],
    },
  )
}

function grillOn(frame: Frame): Painted[] {
  const bars = [0.7, 0.8, 0.9].map((y) =>
    line(
      frame,
      [
        [-0.22, y, 1.56],
        [0.22, y, 1.56],
      ],
      0.03,
      { ...paint('grill', iron, 'enginefront'), marking: true },
      [0, 0, 1],
    ),
  )
  const lamps = [-0.24, 0.24].map((x) => ({
    ...ball(frame, [x, 1.06, 1.56], [0.08, 0.08, 0.02], {
      ...paint('lens', '#fff1b8', 'enginefront', 'light'),
      marking: true,
    }),
    outward: frame.front,
  }))
  return [...bars, ...lamps]
}
