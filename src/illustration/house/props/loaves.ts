import type { Point } from '../drawing.ts'
import type { Pen } from '../pen/pen.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, roundBox, smooth } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/** A round flat loaf, fresh from the oven, with sesame on its scored crust. */
export const bread: DrawProp = (pen, { accent }) => {
  const crust = accent('#d8913f')
  const piece = pen.piece('bread', 'skin')
  piece.fill(
    'foot',
    [...arc(0, -3.4, 17.6, 3.4, 0, 180), ...arc(0, -4, 17.6, 5, 180, 360)],
    darker(crust, 0.3),
  )
  piece.fill(
    'loaf',
    smooth([
      [-18, -4.4],
      [-17, -9],
      [-10, -13.4],
      [0, -14.8],
      [10, -13.4],
      [17, -9],
      [18, -4.4],
      [9, -2.4],
      [-9, -2.4],
    ]),
    crust,
    { colour2: lighter(crust, 0.25) },
  )
  for (const [from, to] of [
    [
      [-12, -6],
      [-1, -13],
    ],
    [
      [-2.4, -4.4],
      [10, -11.6],
    ],
    [
      [12, -5.4],
      [2, -13],
    ],
    [
      [2.4, -4.4],
      [-9.6, -11.6],
    ],
  ] as const)
    piece.stroke(
      'score',
      smooth([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 0.7], to], false),
      1.5,
      lighter(crust, 0.62),
    )
  for (const [x, y] of [
    [-13, -8],
    [-5, -11],
    [0, -6],
    [6, -12.6],
    [13, -8.4],
    [-7, -4.6],
    [7.6, -5],
    [0.4, -10],
  ] as const)
    piece.mark('sesame', ellipse(x, y, 0.85, 0.55, x * 7), '#fff3d6')
  for (const x of [-6, 6])
    piece.stroke(
      'steam',
      smooth(
        [
          [x, -18],
          [x + 1.6, -21],
          [x - 0.8, -24],
          [x + 1, -27],
        ],
        false,
      ),
      0.9,
      '#d9cfc2',
      { alpha: 0.7 },
    )
  return { anchors: { grip: [0, -3], top: [0, -14] } }
}

/** In its bowl under a cloth, risen over the rim. */
export const dough: DrawProp = (pen, { accent }) => {
  const bowl = accent('#4f7fa8')
  const risen = pen.piece('dough', 'skin')
  risen.fill(
    'dough',
    smooth([
      [-20, -19],
      [-19, -27],
      [-12, -34],
      [-1, -37],
      [11, -35],
      [19, -28],
      [20, -19],
    ]),
    '#f4e3c1',
    { colour2: '#fff4dc' },
  )
  risen.mark('bubble', ellipse(10, -30, 2, 1.4, 20), '#fffaf0')
  risen.mark('bubble', ellipse(14.4, -25, 1.2, 0.9, 20), '#fffaf0')
  risen.stroke('crease', arc(4, -28, 5, 3, 200, 320, 10), 0.8, '#d9bf90')
  const piece = pen.piece('bowl', 'metal')
  piece.fill(
    'bowl',
    smooth(
      [
        [-24, -21],
        [-10, -19.4],
        [10, -19.4],
        [24, -21],
        [21, -9],
        [12, -1.4],
        [8, 0],
        [-8, 0],
        [-12, -1.4],
        [-21, -9],
      ],
      true,
      5,
    ),
    bowl,
  )
  piece.stroke(
    'rim',
    smooth(
      [
        [-23.4, -20.4],
        [-10, -18.8],
        [10, -18.8],
        [23.4, -20.4],
      ],
      false,
    ),
    2,
    lighter(bowl, 0.6),
  )
  piece.stroke(
    'band',
    smooth(
      [
        [-19.6, -9.4],
        [0, -6.6],
        [19.6, -9.4],
      ],
      false,
    ),
    1.4,
    lighter(bowl, 0.6),
  )
  const cloth = pen.piece('cloth', 'cloth')
  const hem: Point[] = [
    [-29, -15],
    [-26, -12.4],
    [-21, -13.6],
    [-16, -8],
    [-11, -11],
    [-7, -10],
  ]
  cloth.fill(
    'cloth',
    [
      ...smooth(
        [
          [-29, -15],
          [-25, -24],
          [-17, -34],
          [-5, -40],
          [4, -39],
        ],
        false,
      ),
      ...smooth(
        [
          [4, -39],
          [2, -33],
          [-3, -28],
          [-4, -19],
          [-7, -10],
        ],
        false,
      ),
      ...hem.toReversed(),
    ],
    '#fbf4e6',
  )
  for (const shift of [0, 5])
    cloth.stroke(
      'stripe',
      smooth(
        [
          [-24 + shift, -15.4 + shift * 0.6],
          [-19 + shift, -25],
          [-11 + shift * 0.8, -33.4],
          [-3 + shift * 0.6, -36.6],
        ],
        false,
      ),
      1.3,
      '#c8553d',
    )
  return { anchors: { grip: [0, -12], top: [6, -36] } }
}

function drawDumpling(pen: Pen, x: number, y: number, size: number, lean = 0): void {
  const turn = (px: number, py: number): Point => [x + (px + py * -lean) * size, y + py * size]
  pen.fill(
    'dumpling',
    smooth([
      turn(-6, -0.6),
      turn(-6.6, -3),
      turn(-3.6, -6.6),
      turn(0, -7.6),
      turn(3.6, -6.6),
      turn(6.6, -3),
      turn(6, -0.6),
      turn(0, 0),
    ]),
    '#f3dfb6',
    { colour2: '#fff6e2' },
  )
  pen.stroke(
    'seam',
    smooth([turn(-5.4, -2.6), turn(-2.6, -5.2), turn(0.4, -5.9), turn(3.4, -5), turn(5.6, -2.4)], false),
    0.75 * size,
    '#c39f62',
  )
  for (const [px, py] of [
    [-4, -4.1],
    [-1.6, -5.6],
    [1.2, -5.9],
    [3.8, -4.6],
  ] as const)
    pen.stroke('pleat', [turn(px, py), turn(px * 0.86, py + 2)], 0.6 * size, '#c39f62')
}

/** One, folded and pinched: it is an ear as well. */
export const dumpling: DrawProp = (pen) => {
  drawDumpling(pen.piece('dumpling', 'skin'), 0, 0, 1)
  return { anchors: { grip: [0, -1], top: [0, -7.6] } }
}

/** A plate with nine of them. */
export const dumplings: DrawProp = (pen, { accent }) => {
  const rim = accent('#4f7fa8')
  const plate = pen.piece('plate', 'metal')
  plate.fill('foot', roundBox(-12, -2, 24, 2, 1), '#d5d8d6')
  plate.fill(
    'plate',
    smooth(
      [
        [-34, -8.4],
        [-16, -11],
        [16, -11],
        [34, -8.4],
        [20, -2],
        [0, -1.2],
        [-20, -2],
      ],
      true,
      6,
    ),
    rim,
  )
  plate.mark(
    'middle',
    smooth(
      [
        [-31, -8.6],
        [-15, -10.6],
        [15, -10.6],
        [31, -8.6],
        [17, -4.4],
        [-17, -4.4],
      ],
      true,
      6,
    ),
    '#fbf9f2',
  )
  const places = [
    [-11, -15.4],
    [0, -17],
    [11, -15.4],
    [-16.4, -10.6],
    [-5.4, -11.2],
    [5.6, -11.2],
    [16.6, -10.6],
    [-10, -5],
    [10, -5],
  ] as const
  for (const [index, [x, y]] of places.entries())
    drawDumpling(pen.piece(`dumpling${index}`, 'skin'), x, y, 1, index % 2 ? 0.14 : -0.12)
  const steam = pen.piece('steam', 'paper')
  for (const x of [-6, 6])
    steam.stroke(
      'steam',
      smooth(
        [
          [x, -28],
          [x + 1.6, -31],
          [x - 0.8, -34],
          [x + 1, -37],
        ],
        false,
      ),
      0.9,
      '#d9cfc2',
      { alpha: 0.7 },
    )
  return { anchors: { grip: [0, -3], top: [0, -24] } }
}
