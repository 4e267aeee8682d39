import type { Point } from '../drawing.ts'
import { cutAt } from './clip.ts'
import type { Ball, Body } from './solids/solid.ts'
import { depthOf, type Lens, pointBehind, project } from './space/lens.ts'
import { add, dot, times, unit, type Vector } from './space/vector.ts'

/**
 * What of an outline so deep in the picture is above the water: at one depth its surface is a straight line through the picture,
 * level as the lens sees level.
 */
export function aboveWater(
  { points, closed }: { points: readonly Point[]; closed: boolean },
  { lens, depth, waterline }: { lens: Lens; depth: number; waterline: number },
): Point[] {
  const inside = surfaceAt(lens, depth, waterline)
  // There and back, a line is an outline too, and is cut as one.
  return closed ? cutAt(points, inside) : cutAt([...points, ...points.slice(1, -1).toReversed()], inside)
}

/**
 * How deep in the picture the near side of a round body is at the water: there it meets the surface, and not at its middle, or its
 * breast would be cut away over a mouth that is dry. `undefined` for what is not round, or all above or below the water.
 */
export function nearSideAt(lens: Lens, body: Body, waterline: number): number | undefined {
  if (body.kind !== 'ball' && body.kind !== 'blob') return undefined
  const balls = body.kind === 'ball' ? [body] : body.balls
  const sides = balls.flatMap((ball) => sideOf(lens, ball, waterline))
  return sides.length > 0 ? Math.min(...sides) : undefined
}

function sideOf(lens: Lens, { centre, axes }: Omit<Ball, 'kind'>, waterline: number): number[] {
  const half = Math.hypot(...axes.map(([, y]) => y))
  const part = (waterline - centre[1]) / half
  if (Math.abs(part) >= 1) return []
  const level: Vector = unit([lens.ahead[0], 0, lens.ahead[2]])
  const deep = Math.hypot(...axes.map((axis) => dot(axis, level)))
  return [depthOf(lens, centre) - deep * Math.sqrt(1 - part * part)]
}

/** How far above the surface a point of the picture is, in page units. */
function surfaceAt(lens: Lens, depth: number, waterline: number): (point: Point) => number {
  const { width, height } = lens.sheet
  const middle = pointBehind(lens, [width / 2, height / 2], depth)
  const level: Vector = unit([lens.ahead[2], 0, -lens.ahead[0]])
  // Up in the picture's own plane, so that the point that is meant stays at that depth.
  const rise = (waterline - middle[1]) / lens.up[1]
  const there = add(middle, times(lens.up, rise))
  const [from, to] = [project(lens, add(there, times(level, -1))), project(lens, add(there, level))]
  const [along, down] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(along, down) || 1
  return ([x, y]) => ((x - from[0]) * down - (y - from[1]) * along) / length
}
