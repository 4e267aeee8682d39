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

/** In the picture's plane one metre from the lens: middle and covariance. */
interface Seen {
  x: number
  y: number
  xx: number
  xy: number
  yy: number
}

/** How an ellipsoid is seen. Null behind the lens. */
export function projectEllipsoid(
  lens: Lens,
  centre: Vector,
  axes: readonly [Vector, Vector, Vector],
): PageEllipse | null {
  const inLens = (way: Vector): Vector => [dot(way, lens.right), dot(way, lens.up), dot(way, lens.ahead)]
  const middle = inLens(minus(centre, lens.at))
  if (middle[2] < nearest) return null
  const seen = outlineOf(middle, axes.map(inLens))
  const mean = (seen.xx + seen.yy) / 2
  const spread = Math.hypot((seen.xx - seen.yy) / 2, seen.xy)
  return {
    centre: [lens.sheet.width / 2 + lens.scale * seen.x, lens.sheet.height / 2 - lens.scale * seen.y],
    long: lens.scale * Math.sqrt(mean + spread),
    short: lens.scale * Math.sqrt(Math.max(0, mean - spread)),
    turn: 0.5 * Math.atan2(-2 * seen.xy, seen.xx - seen.yy),
  }
}

/** Of the squared depth of its middle: how much of it must be left in front of the lens for its true outline. */
const leastRoom = 0.05

/**
 * The outline as the image of the ellipsoid's dual quadric (Hartley and Zisserman, Multiple View Geometry, 8.3):
 * shape less middle times middle. Marks on its surface then lie within it from however near.
 */
function outlineOf([x, y, z]: Vector, axes: readonly Vector[]): Seen {
  const shape = (a: 0 | 1 | 2, b: 0 | 1 | 2): number => axes.reduce((sum, axis) => sum + axis[a] * axis[b], 0)
  const room = z * z - shape(2, 2)
  if (room < leastRoom * z * z) return tangentOutline([x, y, z], axes)
  const [middleX, middleY] = [(x * z - shape(0, 2)) / room, (y * z - shape(1, 2)) / room]
  return {
    x: middleX,
    y: middleY,
    xx: (shape(0, 0) - x * x) / room + middleX * middleX,
    xy: (shape(0, 1) - x * y) / room + middleX * middleY,
    yy: (shape(1, 1) - y * y) / room + middleY * middleY,
  }
}

/** About the outline of what reaches to the lens: by the derivative of the projection at its middle. */
function tangentOutline([x, y, z]: Vector, axes: readonly Vector[]): Seen {
  const seen = { x: x / z, y: y / z, xx: 0, xy: 0, yy: 0 }
  for (const axis of axes) {
    const [across, high] = [(axis[0] - seen.x * axis[2]) / z, (axis[1] - seen.y * axis[2]) / z]
    seen.xx += across * across
    seen.xy += across * high
    seen.yy += high * high
  }
  return seen
}
