import { darker, lighter } from '../pen/colour.ts'
import { ellipse, smooth } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/** A thin carrier bag that rustles, its handles up. */
export const plasticBag: DrawProp = (pen, { accent }) => {
  const stripe = accent('#d9503f')
  const film = '#eef1ee'
  const back = pen.piece('plasticBagBack', 'paper')
  back.fill(
    'mouth',
    smooth(
      [
        [-8, -27],
        [0, -29.4],
        [9, -27],
        [7, -23],
        [-7, -23],
      ],
      true,
      6,
    ),
    darker(film, 0.3),
  )
  const piece = pen.piece('plasticBag', 'paper')
  piece.fill(
    'bag',
    smooth(
      [
        [-12, -27],
        [-13, -34],
        [-12, -40],
        [-9.4, -42],
        [-7.4, -40],
        [-7.6, -33],
        [-5, -26.4],
        [0, -25],
        [5, -26.4],
        [8, -33],
        [7.8, -39],
        [10, -41],
        [12.4, -39],
        [13, -33],
        [12.6, -27],
        [15.4, -14],
        [14, -3],
        [9, -0.4],
        [-9, -0.4],
        [-14.4, -3],
        [-15.4, -14],
      ],
      true,
      6,
    ),
    film,
    { colour2: darker(film, 0.08) },
  )
  for (const [y, bend] of [
    [-19, 0.6],
    [-8, 1],
  ] as const)
    piece.stroke(
      'stripe',
      smooth(
        [
          [-14 - bend * 0.5, y],
          [-5, y + 1.6 * bend],
          [5, y + 1.2 * bend],
          [14 + bend * 0.5, y - 0.4],
        ],
        false,
      ),
      2.6,
      stripe,
    )
  piece.mark('flower', ellipse(0, -12.4, 3.6, 3.4), lighter(stripe, 0.35))
  piece.mark('middle', ellipse(0, -12.4, 1.5), '#f6d154')
  for (const [from, via, to] of [
    [
      [-10, -27],
      [-8.4, -23],
      [-9.6, -20.6],
    ],
    [
      [9.6, -26],
      [8, -22.6],
      [9, -20.4],
    ],
    [
      [-7, -6],
      [-8.4, -3.4],
      [-6.6, -1.6],
    ],
    [
      [8, -5.4],
      [6.6, -3.2],
      [8.2, -1.6],
    ],
  ] as const)
    piece.stroke('crease', smooth([from, via, to], false), 0.7, darker(film, 0.24))
  return { anchors: { grip: [0, -39], top: [0, -27] } }
}
