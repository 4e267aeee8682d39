import { Clipper, FillRule } from 'clipper2-ts'
import type { Point } from '../../drawing.ts'
import { hullOf } from '../solids/outlines.ts'
import type { Circle } from './face/head-view.ts'

/** Steps a page unit in which outlines are united. */
const precision = 64

/** One silhouette of outlines that touch or overlap; holes are closed. */
export function unite(outlines: readonly (readonly Point[])[]): Point[][] {
  const paths = outlines
    .filter((points) => points.length > 2)
    .map((points) => points.map(([x, y]) => ({ x: Math.round(x * precision), y: Math.round(y * precision) })))
    .map((path) => (Clipper.isPositive(path) ? path : path.toReversed()))
  return Clipper.union(paths, FillRule.NonZero)
    .filter((path) => Clipper.isPositive(path))
    .map((path) => path.map(({ x, y }): Point => [x / precision, y / precision]))
}

const stepsOfCircle = 20

export function roundOf({ centre, radius }: Circle): Point[] {
  return Array.from({ length: stepsOfCircle }, (_, index): Point => {
    const angle = (index / stepsOfCircle) * 2 * Math.PI
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]
  })
}

/** The soft wedge round some circles. */
export function wedgeOf(circles: readonly Circle[]): Point[] {
  return hullOf(circles.flatMap(roundOf))
}

/** A rope of circles: each with the next. */
export function chainOf(circles: readonly Circle[]): Point[][] {
  return circles.slice(1).map((circle, index) => wedgeOf([circles[index] as Circle, circle]))
}

/** A line of varying width as an outline; `width` in page units for 0 to 1 along it. */
export function ribbon(points: readonly Point[], width: (part: number) => number): Point[] {
  const [left, right]: [Point[], Point[]] = [[], []]
  const last = points.length - 1
  for (const [index, [x, y]] of points.entries()) {
    const from = points[Math.max(0, index - 1)] as Point
    const to = points[Math.min(last, index + 1)] as Point
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const half = width(index / last) / 2
    const [aside, along] = [(-(to[1] - from[1]) / long) * half, ((to[0] - from[0]) / long) * half]
    left.push([x + aside, y + along])
    right.unshift([x - aside, y - along])
  }
  return [...left, ...right]
}
