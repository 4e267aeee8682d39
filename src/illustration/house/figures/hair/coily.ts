import type { Point } from '../../drawing.ts'
import { bumps } from '../geometry/curves.ts'
import type { HairBrush } from './hair-brush.ts'

/** A big soft round of coils, its edge scalloped. */
export function drawCoily({ head, behind, front, strands, underHat }: HairBrush): void {
  const { width, turn } = head
  const ball: Ball = underHat
    ? { centre: [-turn * 0.24, -0.05], radii: [width * 1.24, 0.8] }
    : { centre: [-turn * 0.22, -0.36], radii: [width * 1.3, 1.06] }
  behind('hairBack', scallops(ball, 0, 360))
  const hairline: Point[] = [
    [width * 0.93, 0.4],
    [width * 0.97, 0.06],
    [width * 0.88, -0.2],
    [width * 0.68, -0.42],
    [width * 0.36, -0.54],
    [0.02, -0.6],
    [-width * 0.34, -0.55],
    [-width * 0.66, -0.44],
    [-width * 0.86, -0.2],
    [-width * 0.95, 0.06],
    [-width * 0.93, 0.4],
  ]
  const edge = bumps(head.onFaceAll(hairline), 0.14)
  front([...scallops(ball, 134, 406 - turn * 36), ...edge])
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

interface Ball {
  centre: Point
  radii: Point
}

/** The scalloped edge of a ball of hair between two angles, clockwise from the faced side. */
function scallops(ball: Ball, from: number, to: number): Point[] {
  const bumps = 17
  const samples = Math.round(((to - from) / 360) * bumps * 8)
  return Array.from({ length: samples }, (_, index) => {
    const angle = ((from + ((to - from) * index) / samples) * Math.PI) / 180
    const swell = 1 + 0.05 * Math.abs(Math.sin((angle * bumps) / 2))
    return [
      ball.centre[0] + Math.cos(angle) * ball.radii[0] * swell,
      ball.centre[1] + Math.sin(angle) * ball.radii[1] * swell,
    ]
  })
}
