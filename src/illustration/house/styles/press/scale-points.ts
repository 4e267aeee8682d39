import type { Point } from '../../drawing.ts'

/** Points scaled about the middle of their box. */
export function scalePoints(points: readonly Point[], factor: number): Point[] {
  const { x, y } = middleOf(points)
  return points.map(([px, py]) => [x + (px - x) * factor, y + (py - y) * factor])
}

/** Middle and extents of the points' box. */
export function middleOf(points: readonly Point[]): { x: number; y: number; wide: number; high: number } {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, wide: x1 - x0, high: y1 - y0 }
}

/** Area of the points' box. */
export function areaOf(points: readonly Point[]): number {
  const { wide, high } = middleOf(points)
  return wide * high
}
