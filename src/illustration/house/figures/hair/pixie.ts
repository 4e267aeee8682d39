import type { HairBrush } from './hair-brush.ts'

/** Very short, brushed to one side over the forehead. */
export function drawPixie({ head, cap, strands }: HairBrush): void {
  const { width } = head
  cap(
    [
      [width * 0.99, 0.12],
      [width * 0.9, -0.1],
      [width * 0.7, -0.3],
      [width * 0.3, -0.24],
      [-width * 0.2, -0.36],
      [-width * 0.56, -0.56],
      [-width * 0.86, -0.3],
      [-width * 0.94, -0.02],
      [-width * 0.99, 0.2],
    ],
    0.08,
    92,
  )
  strands([
    head.onFaceAll([
      [-0.4, -0.72],
      [0.1, -0.6],
      [0.5, -0.38],
    ]),
    head.onFaceAll([
      [-0.3, -0.86],
      [0.2, -0.76],
      [0.6, -0.5],
    ]),
  ])
}
