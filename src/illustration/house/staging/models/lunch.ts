import { darker, lighter } from '../../pen/colour.ts'
import { smooth } from '../../pen/curves.ts'
import type { Point } from '../../drawing.ts'
import { ball, blob, box, limb, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small, turned } from './small-thing.ts'

/** A slice as it is cut: flat at its foot, two humps at its top; parts of its width and height. */
const outline: readonly Point[] = smooth(
  [
    [-0.42, 0],
    [0.42, 0],
    [0.44, 0.55],
    [0.52, 0.8],
    [0.3, 1],
    [0, 0.94],
    [-0.3, 1],
    [-0.52, 0.8],
    [-0.44, 0.55],
  ],
  true,
  4,
)

/** A slice of bread with nothing on it, its face to its front. */
export const breadSlice = small({
  colour: '#f3dcae',
  height: 0.17,
  grip: [0, 0.03, 0],
  draw: ({ frame }, colour) => [
    // Between its faces: who looks along it sees its crust.
    ...box(frame, [-0.075, 0, -0.011], [0.075, 0.145, 0.011], () => paint('crust', 'paper', '#b5793f')),
    ...slice(frame, 0.012, '#b5793f', 1),
    ...slice(frame, 0.018, colour, 0.86),
    ...slice(frame, -0.012, '#b5793f', 1),
  ],
})

function slice(frame: Frame, z: number, colour: string, part: number): Painted[] {
  const [wide, tall] = [0.19, 0.17]
  const points = outline.map(([x, y]): Vector => [x * wide * part, tall * (0.5 + (y - 0.5) * part), z])
  return [
    plane(frame, points, { ...paint('slice', 'paper', colour), marking: part < 1 }, [0, 0, Math.sign(z)]),
  ]
}

/** A loaf on a board, cut at its front. */
export const loaf = small({
  colour: '#c98d4e',
  height: 0.26,
  anchors: { top: [0, 0.24, 0] },
  draw: ({ frame }, colour) => [
    ...box(frame, [-0.17, 0, -0.3], [0.17, 0.03, 0.26], (side) =>
      paint('board', 'wood', side === 'top' ? '#e0bd83' : '#b98a58', 'board'),
    ),
    blob(
      frame,
      [-0.2, -0.1, 0, 0.1].map((z) => [
        [0, 0.12, z],
        [0.13, 0.12, 0.12],
      ]),
      paint('loaf', 'paper', colour),
    ),
    ...slice(movedTo(frame, [0, 0.04, 0.2]), 0.02, lighter('#f3dcae', 0.1), 1),
  ],
})

/** Butter on a dish, licked hollow at its top. */
export const butter = small({
  colour: '#f7d560',
  height: 0.16,
  anchors: { top: [0, 0.15, 0] },
  draw: ({ frame }, colour) => [
    blob(
      frame,
      turned([
        [0, 0.1],
        [0.03, 0.21],
      ]),
      paint('dish', 'metal', '#f2f0ea', 'dish'),
    ),
    ...box(frame, [-0.14, 0.03, -0.08], [0.14, 0.15, 0.08], (side) =>
      paint(
        'butter',
        'paper',
        side === 'top' ? lighter(colour, 0.3) : side === 'front' ? colour : darker(colour, 0.1),
      ),
    ),
    {
      ...ball(frame, [0.03, 0.152, 0], [0.08, 0.004, 0.05], {
        ...paint('lick', 'paper', darker(colour, 0.14)),
        marking: true,
      }),
      outward: frame.up,
    },
  ],
})

/** Jam where it has landed: a blot with runs of its own, thick enough to stand out. */
export const jam = small({
  colour: '#6b2f45',
  height: 0.02,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      jamRuns.map(([x, z, radius]) => [
        [x, 0.008, z],
        [radius, 0.012, radius * 0.8],
      ]),
      paint('syrup', 'water', colour, 'jam'),
    ),
    {
      ...ball(frame, [-0.02, 0.021, 0.014], [0.022, 0.002, 0.01], {
        ...paint('syrup', 'water', lighter(colour, 0.35), 'jam'),
        marking: true,
      }),
      outward: frame.up,
    },
  ],
})

/** Across, to the front, and how large, in metres. */
const jamRuns: readonly (readonly [number, number, number])[] = [
  [0, 0, 0.07],
  [0.06, 0.02, 0.045],
  [-0.06, 0.03, 0.04],
  [0.02, 0.06, 0.036],
  [-0.04, -0.05, 0.034],
]

/** A piece of sausage, cut at both ends. */
export const sausageEnd = small({
  colour: '#9a5f48',
  height: 0.05,
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [-0.045, 0.024, 0],
        [0, 0.026, 0.006],
        [0.045, 0.024, 0],
      ],
      0.024,
      paint('meat', 'paper', colour, 'sausage'),
    ),
    {
      ...ball(
        frame,
        [-0.066, 0.024, 0],
        [0.004, 0.019, 0.019],
        paint('meat', 'paper', lighter(colour, 0.4), 'cut'),
      ),
      nearer: 0.02,
    },
  ],
})

/** A potato, boiled in its skin. */
export const potato = small({
  colour: '#d9bd7c',
  height: 0.07,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      [
        [
          [-0.02, 0.034, 0],
          [0.046, 0.034, 0.036],
        ],
        [
          [0.024, 0.036, 0.004],
          [0.044, 0.036, 0.038],
        ],
      ],
      paint('fruit', 'paper', colour, 'potato'),
    ),
    ...[
      [-0.03, 0.05, 0.02],
      [0.02, 0.058, 0.02],
      [0.04, 0.04, 0.028],
    ].map(([x = 0, y = 0, z = 0]): Painted => {
      const eye = ball(frame, [x, y, z], [0.005, 0.003, 0.004], {
        ...paint('dot', 'paper', darker(colour, 0.4), 'potato'),
        marking: true,
      })
      return { ...eye, outward: frame.up }
    }),
  ],
})
