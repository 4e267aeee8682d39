import type { Point } from '../../drawing.ts'
import { between } from '../../pen/curves.ts'
import { distance, pointAt } from '../geometry/points.ts'

/** A shape cut with straight edges, its corners rounded over this length; edges have points of their own. */
export function rounded(corners: readonly Point[], radius: number): Point[] {
  const count = corners.length
  return corners.flatMap((corner, index) => {
    const before = pointAt(corners, (index + count - 1) % count)
    const after = pointAt(corners, (index + 1) % count)
    const from = between(corner, before, Math.min(0.48, radius / (distance(corner, before) || 1)))
    const to = between(corner, after, Math.min(0.48, radius / (distance(corner, after) || 1)))
    const next = between(after, corner, Math.min(0.48, radius / (distance(corner, after) || 1)))
    const turn = Array.from({ length: 7 }, (_, step) => {
      const t = step / 6
      return between(between(from, corner, t), between(corner, to, t), t)
    })
    return [...turn, between(to, next, 0.25), between(to, next, 0.5), between(to, next, 0.75)]
  })
}
