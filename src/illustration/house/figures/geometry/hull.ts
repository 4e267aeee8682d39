import type { Point } from '../../drawing.ts'
import { pointAt } from './points.ts'

/** Convex hull, counted round once (Andrew's monotone chain). Cloth that hangs over two legs is one. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.reverse())]
}

function halfHull(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (
      chain.length > 1 &&
      cross(pointAt(chain, chain.length - 2), pointAt(chain, chain.length - 1), point) <= 0
    ) {
      chain.pop()
    }
    chain.push(point)
  }
  chain.pop()
  return chain
}

function cross(origin: Point, a: Point, b: Point): number {
  return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])
}

/** Whether a point lies inside a closed outline (even-odd). */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  let [beforeX, beforeY] = pointAt(outline, outline.length - 1)
  for (let index = 0; index < outline.length; index++) {
    const [atX, atY] = outline[index]!
    if (atY > y !== beforeY > y && x < ((beforeX - atX) * (y - atY)) / (beforeY - atY) + atX) inside = !inside
    beforeX = atX
    beforeY = atY
  }
  return inside
}
