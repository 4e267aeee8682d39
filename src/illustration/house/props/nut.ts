import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, limb, smooth } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'

const usualShell = '#b9783f'

/** A hazelnut standing on its cap, drawn as big as a ball so that it is seen and has room for a drawing. */
export const nut: DrawProp = (pen, { accent }) => {
  const shell = accent(usualShell)
  const piece = pen.piece('nut', 'wood')
  // As broad and as high as its solid (`staging/models/nut.ts`), or a book would have two nuts.
  const egg = ellipse(0, -15.6, 14, 15.6, 0, 40)
  piece.fill('tip', limb([0, -29], [0, -32.4], 3.2, 1.2), shell)
  piece.fill('shell', egg, shell, { colour2: darker(shell, 0.16) })
  piece.mark('cap', ellipse(0, -2.6, 7.4, 2.1), lighter(shell, 0.42))
  for (const side of [-1, 1]) {
    const groove: Point[] = [
      [side * 5.4, -27.4],
      [side * 9.6, -21],
      [side * 10.6, -13],
    ]
    piece.stroke('grain', smooth(groove, false), 0.9, darker(shell, 0.3), { alpha: 0.6 })
  }
  piece.mark('shine', ellipse(-6, -23.4, 1.6, 2.6, 24), '#fff3dc', { alpha: 0.7 })
  return {
    anchors: { grip: [0, -12], top: [0, -32] },
    panel: { centre: [0, -14.6], size: 15, chalk: '#2f211c' },
  }
}

/** The nut in spring: two halves of its shell and between them a tree with two leaves. */
export const sprout: DrawProp = (pen, { accent }) => {
  const leaf = accent('#7cb84e')
  const stem = pen.piece('stem', 'foliage')
  stem.fill('stem', limb([0, -1], [1, -26], 1.7, 1.1), darker(leaf, 0.14))
  for (const side of [-1, 1]) {
    const blade: Point[] = [
      [side * 0.5, -25],
      [side * 6, -34],
      [side * 15, -36],
      [side * 21, -31],
      [side * 15, -24],
      [side * 7, -22],
    ]
    stem.fill('leaf', smooth(blade), side < 0 ? leaf : lighter(leaf, 0.14))
    stem.stroke(
      'vein',
      smooth(
        [
          [side * 2, -26],
          [side * 9, -29],
          [side * 17, -31],
        ],
        false,
      ),
      0.9,
      darker(leaf, 0.3),
    )
  }
  halfShell(pen, -12, -1)
  halfShell(pen, 12, 1)
  return { anchors: { grip: [0, -10], top: [0, -37] } }
}

function halfShell(pen: Pen, x: number, side: number): void {
  const piece = pen.piece('halfShell', 'wood')
  const outline: Point[] = [
    [x - side * 8, -5],
    [x - side * 4, -0.6],
    [x + side * 3, 0],
    [x + side * 9, -4],
    [x + side * 10, -10],
    [x + side * 5, -9],
    [x - side * 3, -7.6],
  ]
  piece.fill('halfShell', smooth(outline), usualShell)
  piece.mark('hollow', ellipse(x + side * 1.4, -6.6, 7.4, 1.9, side * -16), darker(usualShell, 0.4))
}
