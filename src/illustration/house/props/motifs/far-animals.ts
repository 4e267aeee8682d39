import { lighter } from '../../pen/colour.ts'
import { ellipse, limb, smooth } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const penguin: DrawMotif = (pen, accent) => {
  const coat = accent('#47505f')
  for (const side of [-1, 1]) {
    pen.fill('foot', ellipse(side * 5, -1.4, 4.6, 1.6), '#ef9a3c')
    pen.fill(
      'wing',
      smooth(
        [
          [side * 11, -24],
          [side * 17, -14],
          [side * 15, -9],
          [side * 10, -13],
        ],
        true,
        5,
      ),
      coat,
    )
  }
  pen.fill(
    'body',
    smooth([
      [0, -40],
      [9, -36],
      [12, -24],
      [12, -10],
      [7, -2],
      [-7, -2],
      [-12, -10],
      [-12, -24],
      [-9, -36],
    ]),
    coat,
  )
  pen.mark(
    'belly',
    smooth([
      [0, -31],
      [4.6, -34],
      [8, -29],
      [8.4, -12],
      [5, -4],
      [-5, -4],
      [-8.4, -12],
      [-8, -29],
      [-4.6, -34],
    ]),
    '#fffaf0',
  )
  dotEyes(pen, 0, -29, 7.4, 1.4)
  pen.mark(
    'beak',
    smooth(
      [
        [-2.6, -26],
        [2.6, -26],
        [0, -22.6],
      ],
      true,
      4,
    ),
    '#ef9a3c',
  )
  blush(pen, 0, -25.4, 12, 1.8)
}

export const turtle: DrawMotif = (pen, accent) => {
  const shell = accent('#6f9a58')
  for (const x of [-11, 9]) pen.fill('leg', limb([x, -7], [x, -2.4], 3.6, 3), '#b8c98a')
  pen.fill('head', ellipse(20, -15, 6.4, 6), '#b8c98a')
  pen.fill('neck', limb([12, -8], [19, -13], 4, 3.6), '#b8c98a')
  pen.fill(
    'shell',
    smooth([
      [-19, -6],
      [-16, -18],
      [-4, -26],
      [8, -23],
      [16, -12],
      [16, -6],
      [0, -4],
    ]),
    shell,
    { group: 'shell' },
  )
  for (const [x, y] of [
    [-9, -13],
    [0, -17],
    [8, -12],
  ] as const)
    pen.mark('plate', ellipse(x, y, 4.2, 3.6, 0, 7), lighter(shell, 0.25), { group: 'shell' })
  dotEyes(pen, 21, -16, 5, 1.1)
  smile(pen, 22, -12, 2)
}

export const parrot: DrawMotif = (pen, accent) => {
  const feather = accent('#d8483c')
  pen.fill(
    'tail',
    smooth(
      [
        [-6, -12],
        [-16, 0],
        [-9, -1],
        [-2, -8],
      ],
      true,
      4,
    ),
    '#3a6fa8',
    { group: 'tail' },
  )
  pen.fill(
    'body',
    smooth([
      [2, -38],
      [10, -34],
      [11, -22],
      [7, -10],
      [-2, -6],
      [-8, -14],
      [-7, -28],
    ]),
    feather,
  )
  pen.fill(
    'wing',
    smooth([
      [-6, -26],
      [1, -24],
      [2, -15],
      [-5, -7],
      [-9, -15],
    ]),
    '#3f8a5c',
  )
  pen.mark(
    'stripe',
    smooth([
      [-7, -16],
      [-1, -14],
      [-4, -9],
      [-8, -12],
    ]),
    '#f3c33f',
  )
  pen.mark('face', ellipse(7, -32, 4, 4), '#fffaf0')
  pen.mark('eye', ellipse(7, -32.6, 1.3), '#2b1b1a')
  pen.fill(
    'beak',
    smooth(
      [
        [10, -35],
        [16, -33],
        [15, -26],
        [11, -28],
      ],
      true,
      5,
    ),
    '#4a4650',
  )
  for (const x of [0, 4]) pen.fill('claw', limb([x, -7], [x, -3], 0.9), '#8a7a6a')
}
