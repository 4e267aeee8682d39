import type { Point } from '../../drawing.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse, smooth, straight } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const frog: DrawMotif = (pen, accent) => {
  const skin = accent('#82b85c')
  for (const side of [-1, 1]) {
    pen.fill('thigh', ellipse(side * 13, -8, 7, 7.6), skin)
    pen.fill('foot', ellipse(side * 15, -1.8, 7.6, 1.9), darker(skin, 0.12))
  }
  pen.fill('body', ellipse(0, -12, 13, 11.4), skin)
  pen.mark('belly', ellipse(0, -8, 8.4, 7), lighter(skin, 0.5))
  for (const x of [-5, 5]) pen.fill('hand', ellipse(x, -1.8, 3.8, 1.9), skin)
  const head = pen.piece('frogHead')
  for (const side of [-1, 1]) head.fill('eyeball', ellipse(side * 7, -31, 5), skin)
  head.fill('head', ellipse(0, -24, 15, 9), skin)
  dotEyes(head, 0, -31.4, 14, 2)
  head.stroke(
    'mouth',
    smooth(
      [
        [-10, -23],
        [-5, -20],
        [0, -19.4],
        [5, -20],
        [10, -23],
      ],
      false,
    ),
    1,
    '#2b1b1a',
  )
  blush(head, 0, -23, 24, 2.2)
}

export const spider: DrawMotif = (pen, accent) => {
  pen.line(
    'thread',
    [
      [0, -44],
      [0, -30],
    ],
    0.7,
    '#8a8290',
    { group: 'thread' },
  )
  for (const side of [-1, 1]) {
    for (const [lift, reach] of [
      [-12, 17],
      [-5, 20],
      [2, 20],
      [9, 16],
    ] as const) {
      const leg: Point[] = [
        [side * 7, -17 + lift * 0.4],
        [side * reach * 0.8, -21 + lift],
        [side * reach, -14 + lift],
      ]
      pen.line('leg', smooth(leg, false), 1.4, '#3f3a48')
    }
  }
  pen.fill('body', ellipse(0, -18, 12, 12.4), accent('#5a5068'))
  dotEyes(pen, 0, -18, 8, 2.4)
  smile(pen, 0, -11, 3)
}

export const ladybird: DrawMotif = (pen, accent) => {
  for (const side of [-1, 1])
    pen.line(
      'feeler',
      smooth(
        [
          [13, -18],
          [16 + side * 2, -24],
          [20 + side * 2, -25],
        ],
        false,
      ),
      0.9,
      '#3a3640',
    )
  for (const x of [-8, 0, 8])
    pen.line(
      'leg',
      [
        [x, -4],
        [x - 1, -0.6],
      ],
      1.3,
      '#3a3640',
    )
  pen.fill('head', ellipse(13.6, -12, 7, 7.4), '#3a3640')
  pen.fill(
    'wings',
    smooth([
      [-18, -3],
      [-16, -15],
      [-6, -23],
      [5, -21],
      [12, -12],
      [12, -3],
    ]),
    accent('#d8483c'),
    { group: 'wings' },
  )
  pen.stroke(
    'seam',
    smooth(
      [
        [-16, -12],
        [-4, -13],
        [12, -9],
      ],
      false,
    ),
    0.9,
    '#3a3640',
    { group: 'wings' },
  )
  for (const [x, y] of [
    [-9, -8],
    [0, -6.6],
    [-6, -17],
    [3, -16],
    [7, -8],
  ] as const)
    pen.mark('dot', ellipse(x, y, 2.2), '#3a3640', { group: 'wings' })
  for (const x of [13, 17.6]) pen.mark('eye', ellipse(x, -13.4, 1.5), '#fffaf0')
  pen.stroke('mouth', arc(16, -10, 2.2, 1.8, 20, 150, 8), 0.7, '#fffaf0')
}

export const bee: DrawMotif = (pen, accent) => {
  for (const [x, degrees] of [
    [-3, -28],
    [5, 8],
  ] as const)
    pen.fill('wing', ellipse(x, -31, 5.6, 10, degrees), '#dbeaf0', { group: `wing${x}` })
  pen.fill(
    'sting',
    straight(
      [
        [-18, -18],
        [-23, -16],
        [-17, -13],
      ],
      true,
      3,
    ),
    '#3a3640',
  )
  pen.fill('body', ellipse(0, -15, 19, 12.4), accent('#f3c33f'))
  const back = (x: number): number => 11.8 * Math.sqrt(1 - (x / 19) ** 2)
  for (const x of [-10, -2.4])
    pen.mark(
      'stripe',
      smooth(
        [
          [x - 2, -15 - back(x - 2)],
          [x + 2, -15 - back(x + 2)],
          [x + 2.6, -15],
          [x + 2, -15 + back(x + 2)],
          [x - 2, -15 + back(x - 2)],
          [x - 1.4, -15],
        ],
        true,
        4,
      ),
      '#4a3a30',
    )
  dotEyes(pen, 11, -16.6, 7, 1.5)
  smile(pen, 11.6, -11.6, 2.4)
  for (const side of [-1, 1])
    pen.line(
      'feeler',
      smooth(
        [
          [10 + side * 2, -25],
          [12 + side * 3, -30],
          [15 + side * 3, -31],
        ],
        false,
      ),
      0.9,
      '#3a3640',
      { group: 'feelers' },
    )
}
