import type { Point } from '../drawing.ts'
import { lighter } from '../pen/colour.ts'
import { arc, ellipse, roundBox, scallop, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const cup: DrawProp = (pen, { accent }) => {
  const colour = accent('#e3b04a')
  const piece = pen.piece('cup', 'metal')
  piece.line('handle', arc(6, -5.6, 4.2, 3.4, -80, 80), 1.6, colour)
  piece.fill(
    'cup',
    smooth(
      [
        [-6.4, -11],
        [6.4, -11],
        [6, -3],
        [4.4, 0],
        [-4.4, 0],
        [-6, -3],
      ],
      true,
      5,
    ),
    colour,
  )
  piece.mark('rim', ellipse(0, -11, 6.2, 1.4), '#8a5a3c')
  piece.mark(
    'heart',
    smooth([
      [0, -3.4],
      [-2.4, -6],
      [-1.4, -7.6],
      [0, -6.6],
      [1.4, -7.6],
      [2.4, -6],
    ]),
    lighter(colour, 0.7),
  )
  for (const x of [-2, 2])
    piece.stroke(
      'steam',
      smooth(
        [
          [x, -14],
          [x + 1.2, -16.4],
          [x - 0.6, -18.6],
          [x + 0.8, -21],
        ],
        false,
      ),
      0.7,
      '#d9cfc2',
      { alpha: 0.7 },
    )
  return { anchors: { grip: [9.6, -5.6], top: [0, -11] } }
}

export const sandwich: DrawProp = (pen, { accent }) => {
  const piece = pen.piece('sandwich', 'paper')
  piece.fill(
    'bread',
    smooth(
      [
        [-12, -1],
        [-13, -5],
        [0, -6],
        [13, -5],
        [12, -0.4],
        [0, 0],
      ],
      true,
      5,
    ),
    '#e2b878',
  )
  piece.fill(
    'cheese',
    straight(
      [
        [-13, -6],
        [13, -6],
        [9, -3],
        [4, -5],
        [-2, -3],
        [-8, -5],
      ],
      true,
      2,
    ),
    accent('#f3c84f'),
  )
  piece.fill(
    'lettuce',
    scallop(0, -6.6, 11.6, 1.5, 9, 0.12, () => 0.5),
    '#8fbf5c',
  )
  piece.fill(
    'bread',
    smooth(
      [
        [-13, -7],
        [-12, -12],
        [-6, -14],
        [0, -13],
        [6, -14],
        [12, -12],
        [13, -7],
        [0, -6.6],
      ],
      true,
      5,
    ),
    '#edc98c',
  )
  for (const [x, y] of [
    [-6, -10.6],
    [1, -9.6],
    [7, -10.8],
  ] as const)
    piece.mark('seed', ellipse(x, y, 0.9, 0.6), '#fff3d6')
  return { anchors: { grip: [-8, -6], top: [0, -13] } }
}

export const cake: DrawProp = (pen, { accent, lit }) => {
  const icing = accent('#f2a8a0')
  const piece = pen.piece('cake', 'paper')
  piece.fill('plate', ellipse(0, -2.4, 25, 2.4), '#dfe6e6', { material: 'metal' })
  piece.fill('lower', roundBox(-20, -17, 40, 15, 3), '#f3d9a8')
  piece.fill('upper', roundBox(-13, -29, 26, 13, 3), '#f3d9a8')
  const drip = (y: number, half: number): Point[] =>
    smooth(
      [
        [-half, y - 3],
        [half, y - 3],
        [half, y + 2],
        [half * 0.75, y + 4.4],
        [half * 0.5, y + 1],
        [half * 0.2, y + 4],
        [-half * 0.15, y + 1],
        [-half * 0.45, y + 4.6],
        [-half * 0.75, y + 1.4],
        [-half, y + 3],
      ],
      true,
      5,
    )
  piece.fill('icing', drip(-15, 20.6), icing)
  piece.fill('icing', drip(-27, 13.6), icing)
  for (const x of [-15, -5, 5, 15]) piece.mark('berry', ellipse(x, -4.4, 1.7), '#d2453f')
  for (const x of [-8, 0, 8]) {
    piece.fill(
      'candle',
      roundBox(x - 0.9, -38, 1.8, 9, 0.6),
      ['#5b8fb8', '#f3c84f', '#7cab54'][(x + 8) / 8] as string,
    )
    if (lit)
      piece.fill(
        'flame',
        smooth([
          [x, -43.6],
          [x + 1.4, -40.4],
          [x, -38.4],
          [x - 1.4, -40.4],
        ]),
        '#f7a83c',
        { material: 'light' },
      )
  }
  return { anchors: { grip: [0, -2], top: [0, -38] } }
}
