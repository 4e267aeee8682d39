import type { Pen } from '../pen/pen.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const pigeon: DrawProp = (pen, { accent }) => {
  const grey = accent('#93a1b4')
  const far = pen.piece('pigeon', 'fur')
  for (const x of [-2, 5]) {
    far.line(
      'leg',
      [
        [x, -8],
        [x + 0.6, -1],
      ],
      1.4,
      '#d9786a',
    )
    far.line(
      'toes',
      [
        [x - 2, -0.8],
        [x + 0.6, -1.2],
        [x + 4, -0.8],
      ],
      1.2,
      '#d9786a',
    )
  }
  far.fill(
    'tail',
    smooth(
      [
        [-10, -13],
        [-24, -8],
        [-26, -5],
        [-22, -4.4],
        [-8, -8],
      ],
      true,
      6,
    ),
    darker(grey, 0.24),
  )
  far.fill(
    'body',
    smooth([
      [-13, -12],
      [-6, -20],
      [3, -23],
      [7, -27],
      [8, -32],
      [11.6, -35.4],
      [15.6, -34],
      [17, -30.6],
      [15.6, -26.6],
      [15.4, -20],
      [12, -11],
      [4, -6.4],
      [-6, -7],
    ]),
    grey,
    { colour2: lighter(grey, 0.2) },
  )
  far.mark(
    'sheen',
    smooth([
      [7.6, -26],
      [11, -27.6],
      [15, -26],
      [15, -21],
      [12, -17.4],
      [7, -19.4],
      [4.6, -22.6],
    ]),
    '#7f6fa8',
  )
  far.mark(
    'sheen',
    smooth([
      [8.6, -22],
      [12, -23.4],
      [14.8, -22],
      [13.6, -18.6],
      [10, -17.6],
    ]),
    '#5f9c8c',
  )
  far.mark(
    'belly',
    smooth([
      [12.6, -14],
      [6, -9],
      [-3, -8],
      [4, -6.8],
      [10, -9.6],
    ]),
    lighter(grey, 0.5),
  )
  const wing = pen.piece('wing', 'fur')
  wing.fill(
    'wing',
    smooth([
      [6, -19],
      [-2, -20.6],
      [-10, -16],
      [-21, -8.6],
      [-10, -8.4],
      [0, -10.6],
      [6, -14.4],
    ]),
    lighter(grey, 0.2),
  )
  for (const x of [-9, -3])
    wing.stroke(
      'bar',
      smooth(
        [
          [x, -16.4],
          [x - 1.6, -12.8],
          [x - 0.6, -9.8],
        ],
        false,
      ),
      1.9,
      '#4a5266',
    )
  wing.stroke(
    'feather',
    smooth(
      [
        [-19, -9.2],
        [-12, -10.6],
        [-7, -13.4],
      ],
      false,
    ),
    0.7,
    darker(grey, 0.2),
  )
  const head = pen.piece('pigeonHead', 'fur')
  head.fill(
    'beak',
    smooth(
      [
        [16.2, -32.6],
        [20.4, -30.6],
        [20.2, -29.6],
        [16, -29.6],
      ],
      true,
      5,
    ),
    '#e8b36a',
  )
  head.fill('head', ellipse(12.4, -31.2, 5.2, 4.9), darker(grey, 0.1))
  head.mark('cere', ellipse(17, -32.2, 1.1, 0.8, 20), '#fff6ea')
  head.mark('ring', ellipse(13.4, -32, 1.8), '#f08a3c')
  head.mark('eye', ellipse(13.5, -32, 1.1), '#2b1b1a')
  head.mark('glint', ellipse(13.1, -32.4, 0.4), '#ffffff')
  return { anchors: { grip: [2, -8], top: [4, -34] } }
}

function drawHole(pen: Pen, x: number, y: number): void {
  const hole = pen.piece('hole', 'wood')
  hole.mark('hole', [...arc(x, y - 8, 11, 11, 180, 360, 14), [x + 11, y + 8], [x - 11, y + 8]], '#43342f')
  const ledge = pen.piece('ledge', 'wood')
  ledge.fill('ledge', roundBox(x - 14, y + 7, 28, 4, 1.4), '#a8774b')
}

/** A little house on stilts, a hole for each; those that a plan counts are outside. */
export const pigeonLoft: DrawProp = (pen, { accent }) => {
  const paint = accent('#6fa39a')
  const legs = pen.piece('stilts', 'wood')
  for (const x of [-52, 52]) legs.fill('leg', limb([x, -52], [x * 1.06, -2.4], 4, 3.6), '#7d5940')
  legs.fill('brace', limb([-52, -18], [52, -36], 2.6), '#8d6648')
  const piece = pen.piece('pigeonLoft', 'wood')
  piece.fill(
    'wall',
    straight([
      [-66, -138],
      [66, -138],
      [66, -46],
      [-66, -46],
    ]),
    paint,
  )
  for (const x of [-44, -22, 0, 22, 44])
    piece.stroke(
      'board',
      [
        [x, -137],
        [x, -47],
      ],
      1,
      darker(paint, 0.2),
    )
  piece.fill('floor', roundBox(-72, -50, 144, 7, 2), '#8d6648')
  for (const x of [-40, 0, 40]) {
    drawHole(pen, x, -112)
    drawHole(pen, x, -74)
  }
  const roof = pen.piece('roof', 'wood')
  roof.fill(
    'roof',
    straight([
      [-82, -134],
      [82, -134],
      [60, -172],
      [-60, -172],
    ]),
    '#c0674a',
  )
  for (const [y, half] of [
    [-146, 75],
    [-159, 67.5],
  ] as const)
    roof.stroke(
      'row',
      [
        [-half, y],
        [half, y],
      ],
      1.6,
      darker('#c0674a', 0.22),
    )
  roof.fill('ridge', roundBox(-64, -177, 128, 8, 4), darker('#c0674a', 0.14))
  return { anchors: { top: [0, -176], grip: [0, -90] } }
}
