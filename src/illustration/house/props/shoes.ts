import type { Pen } from '../pen/pen.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, roundBox, smooth } from '../pen/curves.ts'
import type { Point } from '../drawing.ts'
import type { DrawProp } from './prop-drawing.ts'

function drawShoe(pen: Pen, [x, y]: Point, paint: string): void {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px, y + py])
  pen.fill('inside', at(ellipse(-6.4, -12.4, 5, 1.9)), darker(paint, 0.55))
  pen.fill(
    'upper',
    smooth(
      at([
        [-11.8, -2.4],
        [-12, -8],
        [-11.4, -12.6],
        [-6.4, -11.2],
        [-1.8, -12.6],
        [1.4, -9.4],
        [6, -8.2],
        [10.4, -6.8],
        [12.4, -4.4],
        [12, -2.2],
        [0, -2],
      ]),
      true,
      6,
    ),
    paint,
  )
  pen.mark(
    'toe',
    smooth(
      at([
        [6.4, -7.8],
        [9.8, -6.8],
        [12, -4.6],
        [11.8, -2.6],
        [6.8, -2.6],
        [5.4, -5],
      ]),
      true,
      6,
    ),
    lighter(paint, 0.75),
  )
  pen.mark(
    'heel',
    smooth(
      at([
        [-11.6, -2.4],
        [-11.8, -8],
        [-10, -8.4],
        [-8.4, -5],
        [-8.4, -2.4],
      ]),
      true,
      5,
    ),
    darker(paint, 0.24),
  )
  pen.fill('sole', at(roundBox(-12.6, -3, 25, 3, 1.5)), '#fbf3e2')
  pen.stroke(
    'welt',
    at([
      [-11.6, -1.6],
      [11.6, -1.6],
    ]),
    0.5,
    '#d9c7a6',
  )
  pen.fill(
    'strap',
    smooth(
      at([
        [-2.2, -11.4],
        [0.8, -12],
        [4.6, -6.4],
        [2.4, -4.8],
        [-0.6, -6.4],
      ]),
      true,
      5,
    ),
    lighter(paint, 0.75),
  )
  pen.mark('stitch', at(ellipse(2, -6.6, 0.8)), paint)
  pen.mark('loop', at(roundBox(-13, -13.4, 2.2, 3.4, 1)), lighter(paint, 0.75))
}

/** A child's pair, side by side. */
export const shoes: DrawProp = (pen, { accent }) => {
  const paint = accent('#d2503f')
  drawShoe(pen.piece('shoeFar', 'cloth'), [3.4, -3.6], darker(paint, 0.12))
  drawShoe(pen.piece('shoeNear', 'cloth'), [-2.4, 0], paint)
  return { anchors: { grip: [0, -4], top: [-6, -16] } }
}
