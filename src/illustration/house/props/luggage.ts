import { pick } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

export const box: DrawProp = (pen, { accent, open }) => {
  const card = accent('#cfa068')
  if (open) {
    const back = pen.piece('boxBack', 'paper')
    back.fill(
      'inside',
      straight([
        [-28, -40],
        [28, -40],
        [28, -24],
        [-28, -24],
      ]),
      darker(card, 0.35),
    )
    back.fill(
      'flap',
      straight([
        [-28, -40],
        [28, -40],
        [24, -52],
        [-24, -52],
      ]),
      darker(card, 0.1),
    )
  }
  const piece = pen.piece('box', 'paper')
  piece.fill(
    'side',
    straight([
      [-28, -38],
      [28, -38],
      [28, 0],
      [-28, 0],
    ]),
    card,
  )
  if (open)
    for (const side of [-1, 1])
      piece.fill(
        'flap',
        straight([
          [side * 28, -38],
          [side * 44, -30],
          [side * 42, -18],
          [side * 28, -24],
        ]),
        lighter(card, 0.15),
      )
  else {
    piece.fill(
      'lid',
      straight([
        [-28, -38],
        [28, -38],
        [22, -46],
        [-22, -46],
      ]),
      lighter(card, 0.18),
    )
    piece.mark(
      'tape',
      straight([
        [-4, -46],
        [4, -46],
        [4.6, -22],
        [-4.6, -22],
      ]),
      lighter(card, 0.5),
    )
  }
  return {
    anchors: { grip: [0, -20], top: [0, -40], seat: [0, -30] },
    panel: { centre: [0, -18], size: 26, chalk: '#7a4e34' },
  }
}

export const suitcase: DrawProp = (pen, { accent }) => {
  const leather = accent('#a8623f')
  const piece = pen.piece('suitcase', 'cloth')
  piece.line('handle', arc(0, -40, 9, 8, 180, 360), 2.4, darker(leather, 0.3))
  piece.fill('case', roundBox(-32, -40, 64, 40, 6), leather)
  for (const x of [-20, 14]) piece.mark('strap', roundBox(x, -40, 6, 40, 0), darker(leather, 0.25))
  for (const x of [-17, 17]) piece.mark('buckle', roundBox(x - 3, -28, 6, 5, 1), '#e3b64f')
  for (const [x, y] of [
    [-29, -37],
    [29, -37],
    [-29, -3],
    [29, -3],
  ] as const)
    piece.mark('corner', ellipse(x, y, 4.4), lighter(leather, 0.3))
  piece.mark('sticker', ellipse(0, -18, 12), '#f3d67a')
  return {
    anchors: { grip: [0, -47], top: [0, -40], seat: [0, -40] },
    panel: { centre: [0, -18], size: 17, chalk: '#7a4e34' },
  }
}

export const umbrella: DrawProp = (pen, { accent, open, random }) => {
  const cloth = accent(pick(['#d2573f', '#e3a63f', '#3f8a86'], random))
  const piece = pen.piece('umbrella', 'cloth')
  piece.line(
    'hook',
    smooth(
      [
        [0, -80],
        [0, -10],
        [0, -4],
        [4, -1.4],
        [8, -4],
      ],
      false,
    ),
    2.2,
    '#8a5f3f',
    { material: 'wood' },
  )
  if (!open) {
    piece.fill(
      'cloth',
      smooth(
        [
          [0, -86],
          [5, -60],
          [6, -30],
          [0, -24],
          [-6, -30],
          [-5, -60],
        ],
        true,
        6,
      ),
      cloth,
    )
    piece.stroke(
      'fold',
      smooth(
        [
          [0, -82],
          [2, -56],
          [1, -28],
        ],
        false,
      ),
      1,
      darker(cloth, 0.25),
    )
    return { anchors: { grip: [0, -8], top: [0, -86] } }
  }
  const edge = [-54, -36, -18, 0, 18, 36, 54]
  const hem = edge.flatMap((x, index): Point[] =>
    index === 0
      ? [[x, -76]]
      : [
          [x - 9, -82],
          [x, -76],
        ],
  )
  piece.fill('cloth', [...arc(0, -76, 54, 42, 180, 360, 28), ...hem.toReversed()], cloth)
  for (const side of [-1, 1]) {
    piece.mark(
      'panel',
      [
        ...arc(0, -76, 36, 42, side < 0 ? 270 : 270, side < 0 ? 180 : 360, 14),
        [side * 27, -82],
        [side * 18, -76],
        ...arc(0, -76, 18, 42, side < 0 ? 180 : 360, 270, 14),
      ],
      lighter(cloth, 0.5),
    )
  }
  piece.fill('tip', limb([0, -118], [0, -124], 1.6, 0.8), '#8a5f3f')
  return { anchors: { grip: [0, -14], top: [0, -124] } }
}
