import type { Point } from '../../drawing.ts'
import { smooth } from '../geometry/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import type { HairBrush } from './hair-brush.ts'

/** A big soft round of coils, its edge scalloped. */
export function drawCoily({ head, behind, front, edge, strands }: HairBrush): void {
  const { width, turn } = head
  behind('hairBack', scallops([-turn * 0.22, -0.3], [width * 1.42, 1.3], 17, 0.05))
  const hairline: Point[] = [
    [width * 0.98, 0.16],
    [width * 0.86, -0.2],
    [width * 0.5, -0.46],
    [0, -0.53],
    [-width * 0.5, -0.46],
    [-width * 0.84, -0.2],
    [-width * 0.93, 0.1],
    [-width * 0.95, 0.4],
  ]
  const onFace = head.onFaceAll(hairline)
  front([...head.skullArc(-mixNumbers(112, 132, turn), 92, 0.16, 24), ...smooth(onFace, false, 5)])
  edge(onFace.slice(1, 7))
  const coils: Point[] = [
    [-0.9, -0.7],
    [-0.4, -1.05],
    [0.3, -1.08],
    [0.8, -0.75],
    [-0.1, -0.8],
  ]
  strands(
    coils.map(([x, y]): Point[] => [
      [x - 0.1 - turn * 0.2, y + 0.04],
      [x - 0.03 - turn * 0.2, y - 0.06],
      [x + 0.08 - turn * 0.2, y - 0.01],
    ]),
  )
}

function scallops(centre: Point, radii: Point, count: number, height: number): Point[] {
  const samples = count * 8
  return Array.from({ length: samples }, (_, index) => {
    const angle = (index / samples) * 2 * Math.PI
    const uneven = 0.7 + 0.3 * Math.sin(Math.floor(index / 8) * 2.3)
    const swell = 1 + height * uneven * Math.abs(Math.sin((angle * count) / 2))
    return [centre[0] + Math.cos(angle) * radii[0] * swell, centre[1] + Math.sin(angle) * radii[1] * swell]
  })
}
