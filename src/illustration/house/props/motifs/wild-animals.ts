import { ellipse, limb, smooth, tube } from '../../pen/curves.ts'
import { dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

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
