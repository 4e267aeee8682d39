import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import type { HairBrush } from './hair-brush.ts'

/** The down of a baby with one curl on top. */
export function drawWisp(brush: HairBrush, skin: string): void {
  const { head, colour, edge } = brush
  const { width } = head
  const hairline: Point[] = [
    [width * 0.9, -0.34],
    [width * 0.5, -0.62],
    [0, -0.7],
    [-width * 0.5, -0.6],
    [-width * 0.84, -0.34],
  ]
  brush.down(hairline, mixColours(colour, skin, 0.42))
  const [x] = head.onFace(0, -0.9)
  edge([
    [x, -0.92],
    [x - 0.04, -1.08],
    [x + 0.02, -1.2],
    [x + 0.13, -1.22],
    [x + 0.18, -1.13],
    [x + 0.12, -1.06],
    [x + 0.06, -1.1],
  ])
}
