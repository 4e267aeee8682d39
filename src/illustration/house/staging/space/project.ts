import type { Point } from '../../drawing.ts'
import { depthOf, type Lens, nearest, project } from './lens.ts'
import { between, dot, minus, type Vector } from './vector.ts'

/** A polygon, cut where it comes too near to the lens; empty when none of it is in front. */
export function projectPolygon(lens: Lens, points: readonly Vector[]): Point[] {
  const seen: Vector[] = []
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] as Vector
    const [here, there] = [depthOf(lens, from) - nearest, depthOf(lens, to) - nearest]
    if (here >= 0) seen.push(from)
    if (here >= 0 !== there >= 0) seen.push(between(from, to, here / (here - there)))
  }
  return seen.map((point) => project(lens, point))
}

/** An ellipse in the picture: half axes in page units, and the turn of the longer one in radians. */
export interface PageEllipse {
  centre: Point
  long: number
  short: number
  turn: number
}

/**
 * How an ellipsoid is seen: through the derivative of the projection at its centre, which turns its three half axes into
 * the covariance of an ellipse. Null behind the lens.
 */
export function projectEllipsoid(
  lens: Lens,
  centre: Vector,
  axes: readonly [Vector, Vector, Vector],
): PageEllipse | null {
  const way = minus(centre, lens.at)
  const depth = dot(way, lens.ahead)
  if (depth < nearest) return null
  const scale = lens.scale / depth
  const [aside, above] = [dot(way, lens.right) / depth, dot(way, lens.up) / depth]
  let [xx, xy, yy] = [0, 0, 0]
  for (const axis of axes) {
    const away = dot(axis, lens.ahead)
    const x = scale * (dot(axis, lens.right) - aside * away)
    const y = -scale * (dot(axis, lens.up) - above * away)
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const middle = (xx + yy) / 2
  const spread = Math.hypot((xx - yy) / 2, xy)
  return {
    centre: project(lens, centre),
    long: Math.sqrt(middle + spread),
    short: Math.sqrt(Math.max(0, middle - spread)),
    turn: 0.5 * Math.atan2(2 * xy, xx - yy),
  }
}
