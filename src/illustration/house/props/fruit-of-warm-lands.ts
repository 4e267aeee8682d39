import type { Point } from '../drawing.ts'
import type { Pen } from '../pen/pen.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, polar, scallop, smooth, tube } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

function leafAt(pen: Pen, [x, y]: Point, tip: Point, colour: string): void {
  const [dx, dy] = [tip[0] - x, tip[1] - y]
  const side = (along: number, out: number): Point => [x + dx * along - dy * out, y + dy * along + dx * out]
  pen.fill(
    'leaf',
    smooth([[x, y], side(0.3, 0.2), side(0.65, 0.19), tip, side(0.65, -0.17), side(0.3, -0.18)], true, 6),
    colour,
    {
      material: 'foliage',
    },
  )
  pen.stroke('vein', [side(0.08, 0), side(0.9, 0.01)], Math.hypot(dx, dy) * 0.05, lighter(colour, 0.4))
}

export const lemon: DrawProp = (pen, { accent }) => {
  const yellow = accent('#f5d23f')
  const piece = pen.piece('lemon', 'skin')
  piece.fill(
    'lemon',
    smooth([
      [-9.6, -5.4],
      [-8, -6.6],
      [-6.4, -10],
      [-1, -12],
      [5, -10.8],
      [8, -7.4],
      [10.4, -6.2],
      [10.6, -4.4],
      [8, -3.6],
      [5, -0.8],
      [-1, 0],
      [-6.4, -1.6],
      [-8.2, -4.4],
    ]),
    yellow,
    { colour2: lighter(yellow, 0.25) },
  )
  piece.mark(
    'shade',
    smooth([
      [-6, -2.2],
      [-0.6, -1.4],
      [4.6, -2],
      [7.4, -4.4],
      [5, -0.9],
      [-1, -0.2],
    ]),
    darker(yellow, 0.14),
  )
  for (const [x, y] of [
    [-3, -8],
    [0.4, -5.4],
    [3.4, -7.8],
    [-4.4, -4.6],
    [5, -4.6],
    [1, -9.4],
  ] as const)
    piece.mark('pore', ellipse(x, y, 0.4), darker(yellow, 0.2))
  piece.mark('shine', ellipse(-2.6, -9.4, 1.9, 0.9, -20), '#ffffff', { alpha: 0.75 })
  leafAt(piece, [-9, -6], [-3, -15.4], '#5f9c48')
  piece.mark('stalk', ellipse(-9.4, -5.6, 0.9), '#7a5a36')
  return { anchors: { grip: [0, -1.6], top: [0, -12] } }
}

/** What is left of a lemon: its peel, in one long curl that shows its white where it turns away. */
export const lemonPeel: DrawProp = (pen, { accent }) => {
  const yellow = accent('#f5d23f')
  const turn = (degrees: number): Point => {
    const wide = 8.4 - Math.abs(degrees - 420) * 0.006
    const [x, y] = polar([0, 0], degrees, 1)
    return [x * wide, -27 + degrees * 0.033 + y * 2.6]
  }
  const band = (from: number, to: number): Point[] =>
    tube(
      Array.from({ length: 15 }, (_, index) => turn(from + ((to - from) * index) / 14)),
      () => 2.5,
    )
  const far = pen.piece('peelFar', 'skin')
  for (const start of [180, 540]) far.fill('pith', band(start, start + 180), '#fff3c4')
  const piece = pen.piece('lemonPeel', 'skin')
  piece.fill('cap', ellipse(4.4, -26.6, 5, 3), yellow)
  piece.mark('nub', ellipse(5, -28.4, 1.5, 1.1), darker(yellow, 0.2))
  for (const start of [0, 360, 720]) {
    const end = start === 720 ? 850 : start + 180
    piece.fill('peel', band(start, end), yellow)
    for (const part of [0.2, 0.42, 0.6, 0.8]) {
      const [x, y] = turn(start + (end - start) * part)
      piece.mark('pore', ellipse(x, y + (part > 0.5 ? 0.8 : -0.7), 0.4), darker(yellow, 0.22))
    }
  }
  return { anchors: { grip: [0, -3], top: [0, -29] } }
}

export const mango: DrawProp = (pen, { accent }) => {
  const gold = accent('#f2aa35')
  const piece = pen.piece('mango', 'skin')
  piece.fill(
    'mango',
    smooth([
      [-1, -15.4],
      [-6, -14],
      [-9, -9],
      [-7.6, -3.4],
      [-2, -0.2],
      [4, 0],
      [9, -2.6],
      [10.4, -6.4],
      [8.4, -9.6],
      [4.6, -12.6],
    ]),
    gold,
  )
  piece.mark(
    'blush',
    smooth([
      [-1.4, -14.8],
      [-6, -13.4],
      [-8.4, -9],
      [-7, -4.4],
      [-4.4, -6.4],
      [-2.8, -10.4],
      [1, -13.4],
    ]),
    '#d9513b',
    { alpha: 0.85 },
  )
  piece.mark(
    'green',
    smooth([
      [4, -0.6],
      [8.6, -2.8],
      [9.8, -6.2],
      [7.4, -4.8],
      [4.6, -2.6],
    ]),
    '#9db24a',
    { alpha: 0.8 },
  )
  piece.mark('shine', ellipse(2.4, -9.4, 2.6, 1.3, 34), '#fff6d8', { alpha: 0.85 })
  for (const [x, y] of [
    [1, -4],
    [5, -6.6],
    [-2, -6.4],
  ] as const)
    piece.mark('freckle', ellipse(x, y, 0.45), darker(gold, 0.25))
  piece.line(
    'stalk',
    smooth(
      [
        [-1, -15],
        [-0.4, -17],
        [1, -18.4],
      ],
      false,
    ),
    1.2,
    '#6b4a30',
  )
  leafAt(piece, [0.4, -17.4], [12, -18.6], '#4f8f4c')
  return { anchors: { grip: [0, -1.6], top: [0, -15] } }
}

/** Broad and dark, with long leaves that hang, and fruit on strings. */
export const mangoTree: DrawProp = (pen, { accent, random }) => {
  const leaf = accent('#3f7f4a')
  const trunk = pen.piece('trunk', 'wood')
  trunk.fill(
    'trunk',
    smooth(
      [
        [-40, 0],
        [-22, -26],
        [-20, -96],
        [-34, -134],
        [-86, -176],
        [-78, -190],
        [-16, -152],
        [-4, -212],
        [12, -212],
        [18, -150],
        [78, -194],
        [88, -182],
        [36, -130],
        [22, -94],
        [26, -26],
        [42, 0],
        [0, -5],
      ],
      true,
      6,
    ),
    '#7d5940',
    { colour2: '#5f4436' },
  )
  for (const x of [-8, 6])
    trunk.stroke(
      'bark',
      smooth(
        [
          [x, -30],
          [x + 2, -62],
          [x - 1, -94],
        ],
        false,
      ),
      2,
      '#5a3f30',
    )
  const crowns = [
    [-84, -232, 92, 66],
    [86, -236, 92, 66],
    [0, -222, 96, 60],
    [0, -290, 116, 80],
  ] as const
  const shades = [darker(leaf, 0.22), darker(leaf, 0.14), leaf, lighter(leaf, 0.1)]
  crowns.forEach(([x, y, wide, high], index) => {
    const shade = shades[index] as string
    const crown = pen.piece(`crown${index}`, 'foliage')
    crown.fill('crown', scallop(x, y, wide, high, 12, 0.12, random), shade)
    for (let count = 0; count < 11; count++) {
      const [lx, ly] = [x + (random() * 2 - 1) * wide * 0.74, y + (random() * 2 - 1) * high * 0.7]
      const tip: Point = [lx + (lx - x) * 0.08, ly + 22]
      crown.mark(
        'leaf',
        smooth([[lx, ly], [lx - 4.4, ly + 9], tip, [lx + 4.4, ly + 9]], true, 5),
        count % 3 ? lighter(shade, 0.16) : darker(shade, 0.16),
      )
    }
  })
  const fruit = pen.piece('mangoes', 'skin')
  for (const [x, y] of [
    [-128, -196],
    [-92, -214],
    [-44, -190],
    [10, -196],
    [58, -188],
    [104, -214],
    [136, -198],
    [-34, -262],
    [38, -270],
    [0, -318],
  ] as const) {
    fruit.line(
      'string',
      tube(
        [
          [x, y - 26],
          [x + 0.6, y - 15],
          [x, y - 8],
        ],
        () => 0.9,
      ),
      1.6,
      '#5b6b34',
    )
    fruit.fill(
      'mango',
      smooth([
        [x, y - 11],
        [x - 8, y - 3],
        [x - 7, y + 8],
        [x + 1, y + 13],
        [x + 9, y + 6],
        [x + 7.4, y - 5],
      ]),
      '#f2aa35',
    )
    fruit.mark(
      'blush',
      smooth([
        [x, y - 10],
        [x - 7, y - 3],
        [x - 6.4, y + 5],
        [x - 2, y],
      ]),
      '#d9513b',
      { alpha: 0.8 },
    )
  }
  return { anchors: { top: [0, -372], branch: [-78, -178], seat: [-78, -182] } }
}
