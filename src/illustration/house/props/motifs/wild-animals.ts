import { darker } from '../../pen/colour.ts'
import { ellipse, limb, scallop, smooth, tube } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

const half = (): number => 0.5

export const elephant: DrawMotif = (pen, accent) => {
  const hide = accent('#9fa9b8')
  pen.fill('tail', limb([-17, -20], [-22, -12], 0.9, 0.7), hide)
  for (const x of [-11, 7]) pen.fill('leg', limb([x, -12], [x, -3.4], 4.6, 4.4), hide)
  pen.fill('body', ellipse(-2, -19, 17, 13), hide)
  for (const x of [-11, 7])
    for (const dx of [-2, 1.6]) pen.mark('nail', ellipse(x + dx, -1.6, 1.2, 1), '#f3ece2')
  const head = pen.piece('elephantHead')
  head.fill(
    'trunk',
    tube(
      smooth(
        [
          [19, -24],
          [24, -16],
          [24, -9],
          [29, -7],
        ],
        false,
      ),
      (along) => 4.4 - along * 1.8,
    ),
    hide,
  )
  head.fill('head', ellipse(14, -27, 10, 9.6), hide)
  head.fill(
    'ear',
    smooth([
      [10, -34],
      [2, -37],
      [-4, -30],
      [-2, -21],
      [5, -18],
      [10, -22],
    ]),
    darker(hide, 0.08),
  )
  head.mark(
    'innerEar',
    smooth([
      [7, -32],
      [2, -34],
      [-1, -29],
      [1, -23],
      [6, -21],
    ]),
    '#e3b3ae',
    { alpha: 0.7 },
  )
  dotEyes(head, 16.6, -29, 6, 1.3)
  smile(head, 16, -20.4, 2.4)
}

export const lion: DrawMotif = (pen, accent) => {
  const fur = accent('#e8b04f')
  pen.fill('mane', scallop(0, -20, 18, 17.4, 13, 0.16, half), '#b5672f', { group: 'mane' })
  for (const side of [-1, 1]) pen.fill('ear', ellipse(side * 10.4, -31, 3.6), fur)
  pen.fill('head', ellipse(0, -19, 12.6, 12), fur)
  pen.mark('muzzle', ellipse(0, -13, 6, 4.6), '#f9e3b8')
  pen.mark(
    'nose',
    smooth(
      [
        [-2.2, -17],
        [2.2, -17],
        [0, -14.2],
      ],
      true,
      4,
    ),
    '#5a3326',
  )
  dotEyes(pen, 0, -21.4, 10, 1.5)
  smile(pen, 0, -11.6, 2.6)
  blush(pen, 0, -16, 18, 2)
}

export const tiger: DrawMotif = (pen, accent) => {
  const fur = accent('#ea9440')
  for (const side of [-1, 1]) {
    pen.fill('ear', ellipse(side * 12, -33, 5), fur)
    pen.mark('innerEar', ellipse(side * 12, -33, 2.8), '#fbead0')
  }
  pen.fill(
    'head',
    smooth([
      [0, -38],
      [11, -35],
      [17, -25],
      [19, -14],
      [12, -4],
      [0, -1],
      [-12, -4],
      [-19, -14],
      [-17, -25],
      [-11, -35],
    ]),
    fur,
  )
  for (const side of [-1, 1]) {
    pen.mark('cheek', ellipse(side * 6, -10, 8, 6.6), '#fff6ea')
    for (const [x, y] of [
      [17, -20],
      [18, -13],
    ] as const)
      pen.mark(
        'stripe',
        tube(
          [
            [side * x, y],
            [side * (x - 4), y + 0.6],
            [side * (x - 7.4), y],
          ],
          (along) => 1.5 - along * 1.1,
        ),
        '#4a342c',
      )
  }
  for (const x of [-5, 0, 5])
    pen.mark(
      'stripe',
      tube(
        [
          [x, -37.4 + Math.abs(x) * 0.2],
          [x * 0.9, -33],
          [x * 0.7, -29],
        ],
        (along) => 1.5 - along * 1.1,
      ),
      '#4a342c',
    )
  pen.mark(
    'nose',
    smooth(
      [
        [-3, -16],
        [3, -16],
        [0, -12.4],
      ],
      true,
      4,
    ),
    '#d9736c',
  )
  dotEyes(pen, 0, -21.4, 13, 1.7)
  smile(pen, 0, -8.6, 3)
}

export const monkey: DrawMotif = (pen, accent) => {
  const fur = accent('#8a5f44')
  for (const side of [-1, 1]) {
    pen.fill('ear', ellipse(side * 15.6, -20, 5.4), fur)
    pen.mark('innerEar', ellipse(side * 15.8, -20, 3.2), '#f0c9a0')
  }
  pen.fill('head', ellipse(0, -20, 15, 15.6), fur)
  pen.mark(
    'face',
    smooth([
      [0, -27],
      [5, -30],
      [10, -26],
      [9.6, -19],
      [12, -13],
      [7, -6.6],
      [0, -5.4],
      [-7, -6.6],
      [-12, -13],
      [-9.6, -19],
      [-10, -26],
      [-5, -30],
    ]),
    '#f0c9a0',
  )
  dotEyes(pen, 0, -21.6, 9, 1.6)
  for (const x of [-1.4, 1.4]) pen.mark('nostril', ellipse(x, -15.6, 0.6), '#7a4e34')
  smile(pen, 0, -10, 4.6)
  pen.fill(
    'tuft',
    smooth(
      [
        [-3, -34],
        [-1, -40],
        [1, -37],
        [4, -40],
        [4, -34],
      ],
      true,
      4,
    ),
    fur,
  )
}

export const giraffe: DrawMotif = (pen, accent) => {
  const hide = accent('#f0c566')
  for (const x of [-10, 0]) pen.fill('leg', limb([x, -12], [x, -1.4], 2, 1.5), hide)
  pen.fill('body', ellipse(-5, -14, 9, 5.6), hide)
  pen.fill(
    'neck',
    tube(
      smooth(
        [
          [0, -14],
          [4, -26],
          [6, -38],
        ],
        false,
      ),
      (along) => 4 - along * 1.4,
    ),
    hide,
  )
  for (const side of [-1, 1]) {
    pen.fill('horn', limb([7 + side * 2, -42], [7 + side * 2.4, -47], 0.8), '#8a5a34')
    pen.fill('ear', ellipse(7 + side * 6, -42, 2.6, 1.5, side * -20), hide)
  }
  pen.fill(
    'head',
    smooth([
      [2, -43],
      [7, -45],
      [11, -43],
      [14, -37],
      [11, -34],
      [6, -35],
    ]),
    hide,
  )
  for (const [x, y, size] of [
    [-9, -15, 2.4],
    [-3, -12.6, 2.2],
    [-3, -17, 1.8],
    [2, -21, 1.7],
    [4, -27, 1.6],
    [4.6, -33, 1.4],
  ] as const)
    pen.mark('spot', ellipse(x, y, size, size * 0.9, 20, 10), '#b5713a')
  dotEyes(pen, 7.6, -41, 5, 1)
  smile(pen, 11, -37, 1.6)
}
