import { darker } from '../../pen/colour.ts'
import { ellipse, limb, smooth, straight } from '../../pen/curves.ts'
import { blush, dotEyes, smile } from './motif-face.ts'
import type { DrawMotif } from './motif.ts'

export const cow: DrawMotif = (pen, accent) => {
  const hide = accent('#fbf3e6')
  for (const side of [-1, 1]) {
    pen.fill(
      'horn',
      smooth(
        [
          [side * 6, -34],
          [side * 9, -41],
          [side * 12, -40],
          [side * 10, -32],
        ],
        true,
        4,
      ),
      '#e8d3a6',
    )
    pen.fill(
      'ear',
      smooth([
        [side * 10, -30],
        [side * 18, -33],
        [side * 20, -28],
        [side * 12, -25],
      ]),
      '#5a4a48',
    )
  }
  pen.fill(
    'head',
    smooth([
      [0, -38],
      [9, -36],
      [13, -27],
      [11, -14],
      [0, -8],
      [-11, -14],
      [-13, -27],
      [-9, -36],
    ]),
    hide,
  )
  pen.mark(
    'patch',
    smooth([
      [3, -37],
      [10, -35],
      [12.6, -27],
      [8, -22],
      [3, -27],
    ]),
    '#5a4a48',
  )
  pen.fill('muzzle', ellipse(0, -10, 13, 9), '#f2b5ac')
  for (const x of [-5, 5]) pen.mark('nostril', ellipse(x, -12, 1.6, 2), '#b5706c')
  dotEyes(pen, 0, -25, 11, 1.7)
  smile(pen, 0, -6, 4)
}

export const pig: DrawMotif = (pen, accent) => {
  const skin = accent('#f2b0ab')
  for (const side of [-1, 1])
    pen.fill(
      'ear',
      smooth(
        [
          [side * 6, -31],
          [side * 15, -38],
          [side * 17, -27],
          [side * 12, -23],
        ],
        true,
        5,
      ),
      darker(skin, 0.1),
    )
  pen.fill('head', ellipse(0, -18, 18, 17), skin)
  pen.fill('snout', ellipse(0, -15, 8.4, 6.2), darker(skin, 0.1))
  for (const x of [-3, 3]) pen.mark('nostril', ellipse(x, -15, 1.3, 2), '#a8605c')
  dotEyes(pen, 0, -24, 14, 1.6)
  smile(pen, 0, -5.6, 4)
  blush(pen, 0, -15, 26, 3)
}

export const chicken: DrawMotif = (pen, accent) => {
  const feather = accent('#fbf3e2')
  for (const x of [-2, 5]) pen.fill('leg', limb([x, -8], [x, -1], 0.9), '#e8a33d', { group: 'legs' })
  for (const x of [-1, 6]) pen.fill('foot', ellipse(x, -0.9, 3.2, 0.9), '#e8a33d', { group: 'legs' })
  for (const [x, y] of [
    [6, -38],
    [10, -40],
    [14, -38],
  ] as const)
    pen.fill('comb', ellipse(x, y, 2.8), '#d8483c')
  pen.fill(
    'body',
    smooth([
      [-18, -28],
      [-12, -18],
      [-2, -19],
      [4, -24],
      [5, -34],
      [11, -38],
      [17, -33],
      [18, -24],
      [14, -11],
      [4, -6],
      [-8, -8],
      [-16, -16],
    ]),
    feather,
  )
  pen.mark(
    'wing',
    smooth([
      [-6, -17],
      [4, -17],
      [7, -13],
      [0, -9],
      [-6, -12],
    ]),
    darker(feather, 0.16),
  )
  pen.fill(
    'beak',
    straight(
      [
        [17, -31],
        [22, -28.6],
        [17, -26.6],
      ],
      true,
      3,
    ),
    '#e8a33d',
  )
  pen.mark('wattle', ellipse(16.6, -24, 1.7, 2.6), '#d8483c')
  pen.mark('eye', ellipse(12.4, -31, 1.3), '#2b1b1a')
}
