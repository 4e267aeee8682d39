import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Long and loose with a middle parting. Turned, it falls behind the shoulder, or it reads as a beard. */
export function drawLong({ head, behind, front, strands }: HairBrush): void {
  const { width, turn } = head
  const back = turn * 0.12
  behind(
    'hairBack',
    smooth([
      [-width * 0.9 - back, -0.6],
      [-width * 1.16 - back, 0.1],
      [-width * 1.22 - back, 1],
      [-width * 1.12 - back, 1.72],
      [-width * 0.6, 1.9],
      [width * (0.3 - turn * 2), 1.8],
      [width * (1.1 - turn * 3.15), 1.6],
      [width * (1.22 - turn * 3.1), 1],
      [width * (1.14 - turn * 2), 0.5],
      [width * (1.1 - turn * 0.5), 0.1],
      [width * 0.8, -0.6],
    ]),
    { depth: turn > 0.3 ? depths.hairBack - 1 : depths.hairFarBack },
  )
  const near = head.onFace(-width * 0.96, 0)
  const far = head.onFace(width * 0.96, 0)
  const nearEdge: Point[] = [
    [-width * 1.02 - back, 1],
    [-width * 1.12 - back, 0.6],
    [-width * 1.13 - back, 0.2],
  ]
  const inner: Point[] = [
    [Math.min(width * 1.12, far[0] + 0.2 - turn * 0.16), 0.2],
    [Math.min(width * 1.1, far[0] + 0.18 - turn * 0.16), 0.8 - turn * 0.45],
    [far[0] - 0.04, 0.3],
    ...head.onFaceAll(hairlines.parted(width).slice(1, 6)),
    [near[0] + 0.06, 0.15],
    [near[0] + 0.02, 0.5],
    [mixNumbers(-width * 0.94, -width * 0.7, turn), 0.85],
  ]
  front([...smooth(nearEdge, false), ...head.skullArc(-78, 78, 0.1, 22), ...smooth(inner, false, 6)])
  const lines: Point[][] = [
    [
      [-0.1, -0.85],
      [-0.5, -0.62],
      [-0.74, -0.2],
    ],
    [
      [0.2, -0.86],
      [0.55, -0.62],
      [0.78, -0.22],
    ],
  ]
  strands(lines.map((line) => head.onFaceAll(line)))
}
