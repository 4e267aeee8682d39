import { ellipse } from '../../pen/curves.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Swept up into a knot on the crown. */
export function drawBun({ head, backward, behind, cap, strands, underHat }: HairBrush): void {
  const x = backward * 0.55
  const y = -1.04 + head.turn * 0.2
  if (!underHat) behind('bun', ellipse(x, y, 0.37, 0.33))
  cap(hairlines.swept(head.width), 0.09)
  strands([
    [
      [-0.6, -0.5],
      [-0.3, -0.78],
      [0.2, -0.86],
    ],
  ])
}
