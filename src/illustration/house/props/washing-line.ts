import type { Point } from '../drawing.ts'
import { lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, roundBox, straight } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'

const laundry = ['#d9705c', '#fbf0d8', '#5b8fb8', '#f0b93f', '#7bb0a0', '#f2a8a0'] as const

export const washingLine: DrawProp = (pen, { random, accent }) => {
  const poles = pen.piece('poles', 'wood')
  for (const x of [-150, 150]) {
    poles.fill('pole', limb([x, -3], [x, -196], 4, 3.4), '#9a6b45')
    poles.fill('bar', limb([x - 16, -190], [x + 16, -190], 3), '#9a6b45')
  }
  const line = arc(0, -190, 150, 22, 180, 0, 30).map(([x, y]): Point => [x, y])
  pen.piece('line', 'cloth').line('line', line, 1.8, '#6b5544')
  const kinds = ['shirt', 'sock', 'sock', 'sheet', 'trousers', 'dress', 'sock'] as const
  const places = [-118, -84, -66, -26, 26, 68, 108]
  kinds.forEach((kind, index) => {
    const x = places[index] as number
    const y = -190 + 22 * Math.sqrt(1 - (x / 150) ** 2)
    const colour =
      index === 3 ? accent('#fbf0d8') : (laundry[Math.floor(random() * laundry.length)] as string)
    drawGarment(pen.piece(`washing${index}`, 'cloth'), kind, x, y, colour)
  })
  return {
    anchors: { top: [0, -196], grip: [-26, -160] },
    panel: { centre: [-26, -132], size: 34, chalk: '#5d7fa6' },
  }
}

/** Outlines of washing as it hangs, in centimetres from the line down. */
export const garments: Record<'shirt' | 'sock' | 'sheet' | 'trousers' | 'dress', readonly Point[]> = {
  shirt: [
    [-16, 0],
    [-6, 0],
    [0, 4],
    [6, 0],
    [16, 0],
    [25, 14],
    [18, 20],
    [13, 15],
    [13, 44],
    [-13, 44],
    [-13, 15],
    [-18, 20],
    [-25, 14],
  ],
  sock: [
    [-4, 0],
    [4, 0],
    [4, 17],
    [11, 22],
    [10, 27],
    [0, 27],
    [-4, 22],
  ],
  sheet: [
    [-30, 0],
    [30, 0],
    [31, 66],
    [10, 69],
    [-10, 66],
    [-31, 69],
  ],
  trousers: [
    [-14, 0],
    [14, 0],
    [17, 50],
    [4, 50],
    [0, 20],
    [-4, 50],
    [-17, 50],
  ],
  dress: [
    [-11, 0],
    [-5, 0],
    [0, 4],
    [5, 0],
    [11, 0],
    [10, 18],
    [23, 52],
    [0, 55],
    [-23, 52],
    [-10, 18],
  ],
}

function drawGarment(pen: Pen, kind: keyof typeof garments, x: number, y: number, colour: string): void {
  pen.fill(
    kind,
    straight(
      garments[kind].map(([px, py]): Point => [x + px, y + py]),
      true,
      3,
    ),
    colour,
  )
  if (kind === 'sock') pen.mark('stripe', roundBox(x - 4, y + 8, 8, 4), lighter(colour, 0.5))
  if (kind === 'shirt')
    for (const at of [20, 28, 36]) pen.mark('stripe', roundBox(x - 13, y + at, 26, 3), lighter(colour, 0.5))
  if (kind === 'dress')
    for (const [dx, dy] of [
      [-8, 34],
      [4, 28],
      [10, 44],
      [-4, 46],
      [0, 16],
    ] as const)
      pen.mark('dot', ellipse(x + dx, y + dy, 1.8), lighter(colour, 0.6))
  for (const dx of kind === 'sock' ? [0] : kind === 'sheet' ? [-26, 26] : [-8, 8])
    pen.mark('peg', roundBox(x + dx - 1.3, y - 4, 2.6, 8, 1), '#c98a4f')
}
