import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, smooth } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const pond: DrawProp = (pen, { accent }) => {
  const water = accent('#7fb8cc')
  const piece = pen.piece('pond', 'water')
  piece.fill(
    'bank',
    smooth([
      [-152, -30],
      [-110, -62],
      [-30, -74],
      [60, -72],
      [130, -54],
      [154, -28],
      [110, -6],
      [20, 0],
      [-80, -3],
      [-134, -12],
    ]),
    '#b9a06a',
    { material: 'ground' },
  )
  piece.mark(
    'water',
    smooth([
      [-140, -32],
      [-100, -58],
      [-26, -68],
      [56, -66],
      [120, -50],
      [142, -29],
      [102, -11],
      [18, -6],
      [-74, -9],
      [-124, -17],
    ]),
    water,
    { material: 'water', colour2: lighter(water, 0.35) },
  )
  for (const [x, y, half] of [
    [-50, -40, 32],
    [44, -28, 40],
    [10, -54, 24],
    [-86, -26, 20],
  ] as const)
    piece.stroke('ripple', arc(x, y, half, half * 0.22, 15, 165, 12), 2.2, lighter(water, 0.6))
  for (const [x, y] of [
    [84, -48],
    [-24, -22],
  ] as const) {
    piece.mark('lily', ellipse(x, y, 13, 5), '#6ba04c')
    piece.mark('lilyFlower', ellipse(x + 3, y - 4, 4, 3.4), '#f6b9c4')
  }
  const reeds = pen.piece('reeds', 'foliage')
  for (const [x, high] of [
    [-138, 62],
    [-128, 78],
    [-117, 56],
  ] as const) {
    reeds.fill('reed', limb([x, -16], [x + 3, -16 - high], 1.8, 0.8), '#5f9448')
    reeds.fill('cattail', limb([x + 2.6, -8 - high], [x + 3, -22 - high], 3.4), '#7a4e34')
  }
  return { anchors: { seat: [0, -30], middle: [0, -36] } }
}

/** What rain leaves on the ground: no bank, nothing that grows, and a piece of the sky in it. */
export const puddle: DrawProp = (pen, { accent }) => {
  const water = accent('#8fb4c4')
  const piece = pen.piece('puddle', 'water')
  piece.fill(
    'water',
    smooth([
      [-62, -13],
      [-52, -20],
      [-30, -24.4],
      [-4, -26],
      [26, -25],
      [48, -21],
      [62, -15],
      [60, -8.6],
      [44, -4],
      [22, -1.4],
      [-2, 0],
      [-28, -2],
      [-50, -6],
    ]),
    water,
    { colour2: lighter(water, 0.3) },
  )
  // A cloud upside down.
  piece.mark(
    'sky',
    smooth([
      [-47, -18],
      [-22, -19.4],
      [6, -18.6],
      [11, -15.6],
      [3, -13],
      [-6, -13.2],
      [-13, -9.6],
      [-25, -10],
      [-30, -13],
      [-40, -12.4],
      [-49, -15.2],
    ]),
    lighter(water, 0.72),
  )
  for (const half of [22, 11])
    piece.stroke('ripple', arc(30, -9, half, half * 0.22, 0, 360, 20), 1.4, lighter(water, 0.65))
  return { anchors: { seat: [0, -12], middle: [0, -12] } }
}

/** One bare foot with five toes, pressed into the ground and seen flat, as long as two children lying down. */
export const footprint: DrawProp = (pen, { accent }) => {
  const earth = accent('#a5825a')
  const piece = pen.piece('footprint', 'ground')
  const flat = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, y * 0.36 - 6])
  const sole = smooth([
    [-100, -52],
    [-94, -84],
    [-58, -98],
    [-10, -86],
    [32, -108],
    [52, -80],
    [46, -26],
    [4, -12],
    [-50, -8],
    [-88, -22],
  ])
  piece.fill('sole', flat(sole), earth)
  const dent = sole.map(([x, y]): Point => [x * 0.9 - 2, y * 0.86 - 12])
  piece.mark('dent', flat(dent), darker(earth, 0.22))
  const toes = [
    [72, -112, 19],
    [88, -78, 14],
    [87, -49, 13],
    [79, -22, 12],
    [66, 2, 11],
  ] as const
  for (const [x, y, size] of toes) {
    piece.fill('toe', flat(ellipse(x, y - 6, size * 1.1, size * 1.15)), earth)
    piece.mark('toeDent', flat(ellipse(x - 2, y - 9, size * 0.8, size * 0.8)), darker(earth, 0.22))
  }
  return { anchors: { seat: [-20, -20], middle: [-20, -22] } }
}
