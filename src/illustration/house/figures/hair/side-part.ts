import type { Point } from '../../drawing.ts'
import type { HairBrush } from './hair-brush.ts'

/** Short and combed: a parting on one side and a wave over the forehead. */
export function drawSidePart({ head, cap, strands }: HairBrush): void {
  const { width } = head
  cap(
    [
      [width * 0.98, 0.1],
      [width * 0.9, -0.22],
      [width * 0.72, -0.5],
      [width * 0.46, -0.72],
      [width * 0.34, -0.5],
      [0, -0.34],
      [-width * 0.4, -0.4],
      [-width * 0.78, -0.46],
      [-width * 0.92, -0.2],
      [-width * 0.98, 0.14],
    ],
    0.14,
    84,
  )
  const lines: Point[][] = [
    [
      [width * 0.46, -0.72],
      [width * 0.36, -0.86],
      [width * 0.22, -0.96],
    ],
    [
      [width * 0.3, -0.62],
      [-0.12, -0.56],
      [-width * 0.5, -0.66],
    ],
    [
      [width * 0.24, -0.78],
      [-0.2, -0.76],
      [-width * 0.48, -0.84],
    ],
  ]
  strands(lines.map((line) => head.onFaceAll(line)))
}
