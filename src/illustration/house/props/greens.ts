import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, scallop, smooth, tube } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/** Upright, as it grows: white at the root, and a fan of leaves. */
export const leek: DrawProp = (pen, { accent }) => {
  const leaf = accent('#4f8f4c')
  const fan = pen.piece('leekFan', 'foliage')
  const blade = (points: readonly Point[], colour: string, thick: number): void => {
    const curve = smooth(points, false)
    fan.fill(
      'leaf',
      tube(curve, (along) => thick * (1 - along * along * 0.82)),
      colour,
    )
    fan.stroke('vein', curve.slice(2, -6), 0.6, lighter(colour, 0.4))
  }
  blade(
    [
      [-1, -34],
      [-8, -50],
      [-19, -58],
      [-25, -50],
    ],
    darker(leaf, 0.26),
    3.6,
  )
  blade(
    [
      [1, -34],
      [9, -50],
      [20, -57],
      [26, -48],
    ],
    darker(leaf, 0.22),
    3.6,
  )
  blade(
    [
      [0, -34],
      [1, -54],
      [6, -70],
      [15, -76],
    ],
    darker(leaf, 0.1),
    3.8,
  )
  blade(
    [
      [0, -34],
      [-3, -54],
      [-9, -68],
      [-16, -71],
    ],
    leaf,
    3.8,
  )
  blade(
    [
      [0, -32],
      [-0.6, -52],
      [0.4, -68],
      [-1, -82],
    ],
    lighter(leaf, 0.12),
    3.6,
  )
  const piece = pen.piece('leek', 'skin')
  for (const x of [-3.4, -1.6, 0.4, 2, 3.6])
    piece.line(
      'root',
      smooth(
        [
          [x * 0.7, -4],
          [x * 1.2, -1.6],
          [x * 1.5, -0.2],
        ],
        false,
      ),
      0.6,
      '#cbb98c',
    )
  piece.fill(
    'shank',
    smooth(
      [
        [-4, -3],
        [-4.6, -7],
        [-3.8, -22],
        [-4.4, -40],
        [0, -46],
        [4.4, -40],
        [3.8, -22],
        [4.6, -7],
        [4, -3],
        [0, -2],
      ],
      true,
      6,
    ),
    '#f3f4df',
  )
  piece.mark(
    'green',
    smooth(
      [
        [-4, -28],
        [0, -24],
        [4, -28],
        [4.2, -39],
        [0, -45],
        [-4.2, -39],
      ],
      true,
      5,
    ),
    lighter(leaf, 0.46),
  )
  for (const x of [-1.8, 0.2, 2])
    piece.stroke(
      'stripe',
      smooth(
        [
          [x * 1.1, -7],
          [x, -24],
          [x * 1.3, -40],
        ],
        false,
      ),
      0.6,
      '#c3cf9a',
    )
  return { anchors: { grip: [0, -20], top: [0, -80] } }
}

/** One head on its thick stalk: from far away it is a tree. */
export const broccoli: DrawProp = (pen, { accent, random }) => {
  const green = accent('#4e8a3f')
  const stem = pen.piece('stem', 'skin')
  for (const side of [-1, 1]) stem.fill('branch', limb([side * 2, -11], [side * 12, -21], 3.6, 3), '#9cc06f')
  stem.fill(
    'stem',
    smooth(
      [
        [-5.4, 0],
        [-4.6, -8],
        [-6, -20],
        [6, -20],
        [4.6, -8],
        [5.4, 0],
        [0, -0.8],
      ],
      true,
      6,
    ),
    '#aacb7c',
  )
  stem.stroke(
    'fibre',
    smooth(
      [
        [-1.6, -3],
        [-1, -9],
        [-2, -14],
      ],
      false,
    ),
    0.8,
    '#86ab59',
  )
  stem.stroke(
    'fibre',
    smooth(
      [
        [2, -4],
        [1.6, -10],
        [2.4, -14],
      ],
      false,
    ),
    0.8,
    '#86ab59',
  )
  const heads = [
    [-12, -24, 8.6, 7.6, darker(green, 0.2)],
    [12.4, -24, 8.4, 7.4, darker(green, 0.16)],
    [-7, -32, 9.4, 8.2, darker(green, 0.05)],
    [8, -32.4, 9.2, 8, green],
    [0.4, -26, 9.6, 7.6, lighter(green, 0.1)],
  ] as const
  for (const [index, [x, y, wide, high, colour]] of heads.entries()) {
    const head = pen.piece(`floret${index}`, 'foliage')
    head.fill('floret', scallop(x, y, wide, high, 11, 0.16, random), colour)
    for (let bud = 0; bud < 9; bud++) {
      const angle = bud * 2.4
      const far = Math.sqrt(bud / 9) * 0.78
      head.mark(
        'bud',
        ellipse(x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far, 1, 0.85),
        bud % 2 ? lighter(colour, 0.26) : darker(colour, 0.2),
      )
    }
  }
  return { anchors: { grip: [0, -6], top: [0, -40] } }
}
