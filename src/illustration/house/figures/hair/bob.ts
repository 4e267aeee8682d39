import type { Point } from '../../drawing.ts'
import { smooth } from '../../pen/curves.ts'
import type { HairBrush } from './hair-brush.ts'

/** Straight to the chin with a full fringe. */
export function drawBob({ head, behind, front, strands }: HairBrush): void {
  const { width, turn } = head
  const back = turn * 0.1
  behind(
    'hairBack',
    smooth([
      [-width * 0.9 - back * 0.8, -0.5],
      [-width * 1.04 - back, 0.1],
      [-width * 1.04 - back, 0.66],
      [-width * 0.7 - back, 0.84],
      [0, 0.84],
      [width * (0.7 - turn * 0.3), 0.84],
      [width * (1.02 - turn * 0.35), 0.62],
      [width * (1 - turn * 0.3), 0],
      [width * 0.8, -0.5],
    ]),
  )
  const near = head.onFace(-width * 0.95, 0.05)
  const far = head.onFace(width * 0.95, 0.05)
  const fringe: Point[] = [
    [width * 0.86, -0.3],
    [width * 0.5, -0.36],
    [0, -0.39],
    [-width * 0.5, -0.36],
    [-width * 0.86, -0.3],
  ]
  const nearEdge: Point[] = [
    [-width * 0.93 - back, 0.75],
    [-width * 1.08 - back, 0.7],
    [-width * 1.14 - back, 0.5],
    [-width * 1.12 - back, 0.1],
  ]
  const inner: Point[] = [
    [Math.min(width * 1.12, far[0] + 0.22 - turn * 0.16), 0.1],
    [Math.min(width * 1.1, far[0] + 0.2 - turn * 0.16), 0.56 - turn * 0.2],
    [far[0] - 0.02, 0.58 - turn * 0.2],
    [far[0] - 0.07, 0.1],
    ...head.onFaceAll(fringe),
    [near[0] + 0.06 - turn * 0.1, 0.1],
    [near[0] + 0.08 - turn * 0.1, 0.62],
    [-width * 0.82 - back, 0.74],
  ]
  front([...smooth(nearEdge, false), ...head.skullArc(-80, 80, 0.1, 22), ...smooth(inner, false, 6)])
  strands([
    [
      [-0.5, -0.85],
      [-0.62, -0.6],
      [-0.6, -0.36],
    ],
    [
      [0.1, -0.9],
      [0.16, -0.7],
      [0.12, -0.42],
    ],
  ])
}
