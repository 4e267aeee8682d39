import type { Point } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import type { HairBrush } from './hair-brush.ts'

/** Parted in the middle, drawn back over the ears and up into a knot on the crown. */
export function drawBun({ head, backward, behind, cap, strands, underHat }: HairBrush): void {
  const x = backward * 0.55
  const y = -1.06 + head.turn * 0.2
  if (!underHat) behind('bun', ellipse(x, y, 0.35, 0.31))
  const { width } = head
  const hairline: Point[] = [
    [width * 0.99, 0.24],
    [width * 0.95, -0.02],
    [width * 0.78, -0.34],
    [width * 0.44, -0.6],
    [width * 0.06, -0.84],
    [-width * 0.06, -0.84],
    [-width * 0.44, -0.58],
    [-width * 0.78, -0.32],
    [-width * 0.95, 0.02],
    [-width * 0.99, 0.28],
  ]
  cap(hairline, 0.11, 88)
  const combed: Point[][] = [-1, 1].flatMap((side): Point[][] => [
    [
      [side * 0.1, -0.9],
      [side * width * 0.56, -0.68],
      [side * width * 0.92, -0.2],
    ],
    [
      [side * 0.2, -0.98],
      [side * width * 0.66, -0.78],
      [side * width * 0.97, -0.34],
    ],
  ])
  strands(combed.map((line) => head.onFaceAll(line)))
}
