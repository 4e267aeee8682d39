import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const tent: DrawProp = (pen, { accent, lit }) => {
  const cloth = accent('#e3a63f')
  const back = pen.piece('tentBack', 'cloth')
  back.fill(
    'inside',
    straight([
      [-70, 0],
      [0, -138],
      [70, 0],
    ]),
    lit ? '#ffdf8e' : darker(cloth, 0.45),
    lit ? { material: 'light' } : {},
  )
  const piece = pen.piece('tent', 'cloth')
  piece.fill(
    'left',
    smooth(
      [
        [-104, 0],
        [-56, -74],
        [-4, -150],
        [2, -144],
        [-14, -92],
        [-34, -34],
        [-42, 0],
      ],
      true,
      5,
    ),
    cloth,
  )
  piece.fill(
    'right',
    smooth(
      [
        [104, 0],
        [56, -74],
        [4, -150],
        [-2, -144],
        [14, -92],
        [34, -34],
        [42, 0],
      ],
      true,
      5,
    ),
    lighter(cloth, 0.16),
  )
  for (const side of [-1, 1]) {
    piece.stroke(
      'stripe',
      smooth(
        [
          [side * 82, -4],
          [side * 46, -66],
          [side * 10, -128],
        ],
        false,
      ),
      5,
      lighter(cloth, 0.6),
    )
    piece.fill('tie', ellipse(side * 27, -56, 4), '#d2573f')
  }
  piece.fill('pole', limb([0, -144], [0, -162], 2.4, 2), '#8a5f3f', { material: 'wood' })
  pen.piece('pennant', 'cloth').fill(
    'flag',
    smooth(
      [
        [1, -162],
        [24, -156],
        [1, -149],
      ],
      true,
      4,
    ),
    '#d2573f',
  )
  const ropes = pen.piece('ropes', 'cloth')
  for (const side of [-1, 1])
    ropes.line(
      'guy',
      [
        [side * 76, -44],
        [side * 128, -2],
      ],
      1.4,
      '#b98f58',
    )
  return {
    anchors: { seat: [0, 0], top: [0, -162], light: [0, -60] },
    panel: { centre: [60, -34], size: 26, chalk: '#7a4e34' },
  }
}

export const campfire: DrawProp = (pen, { lit }) => {
  const burning = lit
  if (burning)
    pen.piece('glow', 'light').fill('glow', ellipse(0, -30, 74, 56), '#ffcf7a', { soft: true, alpha: 0.5 })
  const stones = pen.piece('stones', 'stone')
  for (const [x, y] of [
    [-34, -8],
    [34, -8],
    [-20, -13],
    [20, -13],
  ] as const)
    stones.fill('stone', ellipse(x, y, 10, 7), '#a39a94')
  const logs = pen.piece('logs', 'wood')
  logs.fill('log', limb([-28, -6], [22, -16], 5), '#8a5a3a')
  logs.fill('log', limb([28, -6], [-22, -16], 5), '#9a6b45')
  for (const [x, y] of [
    [-31, -5.6],
    [31, -5.6],
  ] as const)
    logs.mark('ring', ellipse(x, y, 2.4, 4), '#d9b177')
  if (burning) {
    const fire = pen.piece('fire', 'light')
    fire.fill(
      'flame',
      smooth(
        [
          [-20, -14],
          [-22, -30],
          [-12, -46],
          [-8, -36],
          [0, -64],
          [8, -44],
          [14, -52],
          [22, -30],
          [19, -14],
          [0, -9],
        ],
        true,
        6,
      ),
      '#ef7b3a',
    )
    fire.mark(
      'flame',
      smooth(
        [
          [-12, -14],
          [-12, -28],
          [-4, -38],
          [0, -48],
          [6, -34],
          [12, -28],
          [11, -14],
          [0, -11],
        ],
        true,
        6,
      ),
      '#f9b545',
    )
    fire.mark(
      'flame',
      smooth(
        [
          [-6, -14],
          [-5, -24],
          [0, -32],
          [5, -22],
          [6, -14],
        ],
        true,
        6,
      ),
      '#ffe9a0',
    )
  }
  for (const [x, y] of [
    [-27, -3],
    [-9, -4],
    [9, -4],
    [27, -3],
  ] as const)
    stones.fill('stone', ellipse(x, y - 2, 9.6, 6.6), '#bdb3aa', { group: 'stonesFront' })
  return { anchors: { light: [0, -30], top: [0, -60] } }
}
