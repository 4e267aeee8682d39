import { darker } from '../../pen/colour.ts'
import { ellipse, limb, smooth, straight } from '../../pen/curves.ts'
import type { DrawMotif } from './motif.ts'

export const chicken: DrawMotif = (pen, accent) => {
  const feather = accent('#fbf3e2')
  for (const x of [-2, 5]) pen.fill('leg', limb([x, -8], [x, -1], 0.9), '#e8a33d', { group: 'legs' })
  for (const x of [-1, 6]) pen.fill('foot', ellipse(x, -0.9, 3.2, 0.9), '#e8a33d', { group: 'legs' })
  for (const [x, y] of [
    [6, -38],
    [10, -40],
    [14, -38],
  ] as const)
    pen.fill('comb', ellipse(x, y, 2.8), '#d8483c', { group: 'comb' })
  for (const [x, y, degrees] of [
    [-15, -25, 62],
    [-17, -21, 38],
    [-17, -16.6, 12],
  ] as const)
    pen.fill('tailFeather', ellipse(x, y, 7, 3.2, degrees), darker(feather, 0.1), { group: 'tail' })
  pen.fill(
    'body',
    smooth([
      [-16, -21],
      [-11, -20],
      [-2, -20],
      [4, -24],
      [5, -34],
      [11, -38],
      [17, -33],
      [18, -24],
      [14, -11],
      [4, -6],
      [-8, -8],
      [-15, -14],
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
