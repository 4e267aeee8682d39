import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb, plane, wheel } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel, wood } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Half its width and length at the rim and at the floor, and their heights, in metres. */
const [rim, floor] = [
  { wide: 0.34, long: 0.52, high: 0.62 },
  { wide: 0.24, long: 0.34, high: 0.34 },
] as const

/** A wheelbarrow with a tray of boards, its wheel before it and its handles behind; tilted by a roll of ninety degrees it lies on its side. */
export const wheelbarrow: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#4f8f6a')
  const shaft = wood('shaft', '#9a6b3c', 'shafts')
  return propModel(
    request,
    rim.high,
    [
      {
        name: 'wheel',
        solids: wheel(frame, [0, 0.22, 0.62], { radius: 0.22, width: 0.07, turn: 0.4 }, [
          paint('wheel', 'metal', '#4a3a36', 'wheel'),
          paint('spoke', 'wood', '#c8473a', 'wheel'),
        ]),
      },
      {
        name: 'shafts',
        solids: ([-1, 1] as const).flatMap((side): Painted[] => [
          limb(
            frame,
            [
              [side * 0.06, 0.22, 0.62],
              [side * 0.22, 0.33, 0.2],
              [side * 0.28, 0.56, -1.0],
            ],
            0.028,
            shaft,
          ),
          limb(
            frame,
            [
              [side * 0.24, 0.36, -0.3],
              [side * 0.26, 0.02, -0.36],
            ],
            0.028,
            shaft,
          ),
        ]),
      },
      { name: 'tray', solids: trayOf(frame, colour), nearer: 0.05 },
    ],
    {
      tray: [0, floor.high + 0.03, 0],
      top: [0, rim.high, 0],
      handles: [0, 0.56, -1],
    },
  )
}

/** Four sloping boards, each with an inside and an outside, on a floor. */
function trayOf(frame: Frame, colour: string): Painted[] {
  const corner = ({ wide, long, high }: typeof rim | typeof floor, x: number, z: number): Vector => [
    x * wide,
    high,
    z * long,
  ]
  const boards = [
    { name: 'left', from: [1, -1], to: [1, 1], out: [1, -0.3, 0] },
    { name: 'right', from: [-1, -1], to: [-1, 1], out: [-1, -0.3, 0] },
    { name: 'front', from: [-1, 1], to: [1, 1], out: [0, -0.4, 1] },
    { name: 'back', from: [-1, -1], to: [1, -1], out: [0, -0.4, -1] },
  ] as const
  return [
    plane(
      frame,
      (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(([x, z]) => corner(floor, x, z)),
      wood('floor', darker(colour, 0.4), 'trayFloor'),
    ),
    ...boards.flatMap(({ name, from, to, out }): Painted[] => {
      const points = [
        corner(floor, from[0], from[1]),
        corner(floor, to[0], to[1]),
        corner(rim, to[0], to[1]),
        corner(rim, from[0], from[1]),
      ]
      const inward: Vector = [-out[0], -out[1], -out[2]]
      return [
        plane(frame, points, wood('inside', darker(colour, 0.28), `${name}Inside`), inward),
        plane(frame, points, wood('board', colour, name), [...out]),
      ]
    }),
  ]
}
