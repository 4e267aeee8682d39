import { darker } from '../../pen/colour.ts'
import { ball, blob, box, limb, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small } from './small-thing.ts'

const dot = '#d8453a'
const pantsOutline: readonly (readonly [number, number])[] = [
  [-0.42, 0.62],
  [0.42, 0.62],
  [0.52, 0.08],
  [0.12, 0],
  [0, 0.24],
  [-0.12, 0],
  [-0.52, 0.08],
]
const dots: readonly (readonly [number, number])[] = [
  [-0.28, 0.46],
  [0, 0.48],
  [0.28, 0.46],
  [-0.14, 0.34],
  [0.16, 0.33],
  [-0.34, 0.2],
  [0.36, 0.2],
]

/** A baker's underpants with dots, as wide as a baker; held up by the middle of their top. */
export const pants = small({
  colour: '#fbf6ea',
  height: 0.62,
  grip: [0, 0.62, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [-0.4, 0, 0],
        [0.4, 0, 0],
      ],
      0.03,
      paint('flag', 'cloth', colour, 'pants'),
    ),
    ...([1, -1] as const).flatMap((side): Painted[] => {
      const flat = (points: readonly (readonly [number, number])[]): Vector[] =>
        points.map(([x, y]) => [x, y - 0.62, side * 0.02])
      const outward: Vector = [0, 0, side]
      return [
        plane(frame, flat(pantsOutline), paint('flag', 'cloth', colour, 'pants'), outward),
        ...flat(dots).map((point): Painted => {
          const spot = ball(frame, point, [0.055, 0.055, 0.004], {
            ...paint('flag', 'cloth', dot, 'pants'),
            marking: true,
          })
          return {
            ...spot,
            outward: side > 0 ? frame.front : [-frame.front[0], -frame.front[1], -frame.front[2]],
          }
        }),
      ]
    }),
  ],
})

/** A box with flowers below a window, behind which somebody can lean out. */
export const windowBox = small({
  colour: '#8a5a3c',
  height: 0.7,
  draw: ({ frame }, colour) => [
    ...box(frame, [-0.7, 0, -0.12], [0.7, 0.42, 0.2], (side) =>
      paint('side', 'wood', side === 'top' ? darker(colour, 0.3) : colour, `box${side}`),
    ),
    ...[-0.56, -0.34, -0.1, 0.14, 0.36, 0.58].flatMap((x, index): Painted[] => {
      const top: Vector = [x * 1.1, 0.6 + (index % 2) * 0.07, 0.12]
      return [
        limb(frame, [[x, 0.4, 0.06], top], [0.05, 0.03], paint('frond', 'foliage', '#4d8a4a', 'leaves')),
        ball(frame, top, 0.1, paint('petal', 'foliage', index % 3 ? '#e2574c' : '#f3c14b', `petal${index}`)),
      ]
    }),
  ],
})

/** Wet trousers laid over an edge: their waist is on it, and the legs hang down before it. `state.crease` has each leg ironed. */
export const trousers = small({
  colour: '#6d7f86',
  height: 0.04,
  draw: ({ frame, state }, colour) => [
    blob(
      frame,
      [
        [
          [0, -0.03, 0.02],
          [0.18, 0.07, 0.06],
        ],
        [
          [0, -0.12, 0.04],
          [0.2, 0.12, 0.07],
        ],
        [
          [0, -0.22, 0.06],
          [0.22, 0.12, 0.07],
        ],
      ],
      paint('trousers', 'cloth', colour, 'seat'),
    ),
    ...[-1, 1].flatMap((side) => legOf(frame, side, colour, state['crease'] === true)),
    {
      ...limb(
        frame,
        [
          [-0.15, 0, 0.07],
          [0, -0.02, 0.085],
          [0.15, 0, 0.07],
        ],
        0.026,
        paint('band', 'cloth', darker(colour, 0.3), 'band'),
      ),
      nearer: 0.08,
    },
  ],
})

function legOf(frame: Frame, side: number, colour: string, isIroned: boolean): Painted[] {
  const down: Vector[] = [
    [side * 0.11, -0.2, 0.06],
    [side * 0.13, -0.5, 0.08],
    [side * 0.16, -0.86, 0.08],
  ]
  const group = `leg${side}`
  const crease = {
    ...limb(
      frame,
      down.map(([x, y, z]): Vector => [x, y, z + 0.1]),
      0.006,
      { ...paint('crease', 'cloth', darker(colour, 0.34), group), marking: true },
    ),
    outward: frame.front,
  }
  return [
    limb(frame, down, [0.11, 0.1, 0.095], paint('trousers', 'cloth', colour, group)),
    ...(isIroned ? [crease] : []),
    limb(
      frame,
      [
        [side * 0.158, -0.84, 0.08],
        [side * 0.162, -0.9, 0.08],
      ],
      0.1,
      paint('cuff', 'cloth', darker(colour, 0.22), group),
    ),
  ]
}
