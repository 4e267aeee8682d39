import type { Point } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import type { HairBrush } from './hair-brush.ts'

/** Swept up into a knot on the crown. */
export function drawBun({ head, backward, behind, cap, strands, underHat }: HairBrush): void {
  const x = backward * 0.55
  const y = -1.04 + head.turn * 0.2
  if (!underHat) behind('bun', ellipse(x, y, 0.33, 0.29))
  const { width } = head
  const hairline: Point[] = [
    [width * 0.98, 0.14],
    [width * 0.93, -0.12],
    [width * 0.7, -0.44],
    [width * 0.3, -0.66],
    [0, -0.7],
    [-width * 0.34, -0.64],
    [-width * 0.72, -0.42],
    [-width * 0.93, -0.1],
    [-width * 0.98, 0.18],
  ]
  cap(hairline, 0.08)
  const combed: Point[][] = [-0.78, -0.46, 0.46, 0.78].map((side) => [
    [side * width, -0.3 - 0.28 * (1 - Math.abs(side))],
    [side * width * 0.72, -0.72],
    [x + side * 0.3, -0.98],
  ])
  strands(combed.map((line) => [...head.onFaceAll(line.slice(0, 2)), ...line.slice(2)]))
}
