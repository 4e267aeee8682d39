import { darker, lighter } from '../../pen/colour.ts'
import { smooth } from '../../pen/curves.ts'
import type { Point } from '../../drawing.ts'
import { ball, blob, box, plane } from '../solids/build.ts'
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
