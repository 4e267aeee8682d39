import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawBars } from './window-bars.ts'

const wood = '#b98354'

export const windowInWall: DrawProp = (pen, { accent, lit, open }) => {
  const glass = lit ? '#ffdf8e' : '#bfe0ea'
  const piece = pen.piece('window', 'wood')
  piece.fill('frame', roundBox(-52, -112, 104, 108, 4), '#fbf3e2')
  piece.mark('glass', roundBox(-45, -105, 90, 94, 2), glass, { material: lit ? 'light' : 'metal' })
  if (!lit)
    for (const x of [-22, 12])
      piece.mark(
        'shine',
        straight([
          [x, -100],
          [x + 9, -100],
          [x - 9, -62],
          [x - 18, -62],
        ]),
        '#ffffff',
        { alpha: 0.5 },
      )
  if (!open) {
    drawBars(piece, { at: [0, -58], rail: -62, halfWide: 45, halfHigh: 47, width: 4.5, colour: '#fbf3e2' })
  }
  const curtains = pen.piece('curtains', 'cloth')
  const cloth = accent('#e3806c')
  for (const side of [-1, 1]) {
    const outline: Point[] = [
      [46, -112],
      [14, -112],
      [24, -84],
      [42, -58],
      [46, -14],
      [56, -12],
      [57, -112],
    ]
    curtains.fill(
      'curtain',
      smooth(
        outline.map(([x, y]) => [x * side, y]),
        true,
        5,
      ),
      cloth,
    )
    curtains.stroke(
      'pleat',
      smooth(
        [
          [side * 34, -110],
          [side * 42, -84],
          [side * 48, -60],
        ],
        false,
      ),
      1.2,
      darker(cloth, 0.2),
    )
    curtains.mark('tie', roundBox(side * 46 - 8, -58, 16, 5, 2), lighter(cloth, 0.5))
  }
  curtains.fill('rod', roundBox(-62, -117, 124, 4, 2), wood, { material: 'wood' })
  piece.fill('sill', roundBox(-60, -7, 120, 7, 3), '#fbf3e2', { group: 'sill' })
  return { anchors: { top: [0, -116], sill: [0, -8] } }
}

export const door: DrawProp = (pen, { accent, open, lit }) => {
  const paint = accent('#3f7d8c')
  const frame = pen.piece('doorBack', 'wood')
  frame.fill('frame', roundBox(-52, -212, 104, 212, 4), '#f3e6cc')
  frame.mark(
    'opening',
    roundBox(-44, -204, 88, 204, 2),
    lit ? '#ffdf8e' : open ? '#6b5b6a' : darker(paint, 0.3),
    lit ? { material: 'light' } : {},
  )
  const leaf = pen.piece('door', 'wood')
  const panel = (x0: number, x1: number, skew: number): void => {
    leaf.fill(
      'leaf',
      straight([
        [x0, -204],
        [x1, -204 + skew],
        [x1, skew * 0.6],
        [x0, 0],
      ]),
      paint,
    )
    const at = (across: number, up: number): Point => [
      x0 + (x1 - x0) * across,
      -204 * up + skew * across * (up > 0.5 ? 1 : 0.6),
    ]
    for (const [low, high] of [
      [0.08, 0.46],
      [0.54, 0.92],
    ] as const) {
      leaf.stroke(
        'panel',
        straight([at(0.16, low), at(0.84, low), at(0.84, high), at(0.16, high), at(0.16, low)], false, 2),
        2.4,
        darker(paint, 0.28),
      )
    }
    leaf.fill('knob', ellipse(...at(0.88, 0.47), 3.6), '#e3b64f', { material: 'metal' })
  }
  if (open) panel(44, 92, 8)
  else panel(-44, 44, 0)
  pen.piece('step', 'stone').fill('step', roundBox(-60, -5, 120, 5, 2), '#c9beb0')
  return {
    anchors: { grip: open ? [86, -92] : [33, -96], top: [0, -212] },
    panel: { centre: [open ? 68 : 0, -150], size: open ? 24 : 44, chalk: '#fff6e2' },
  }
}
