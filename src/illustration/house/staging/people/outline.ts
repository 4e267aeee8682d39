import type { Point } from '../../drawing.ts'
import { hull, isInside } from '../../figures/geometry/hull.ts'
import { area } from '../clip.ts'
import { unionOf } from '../union.ts'
import type { Circle } from './face/head-view.ts'

/** An outline and what it lets be seen through it. */
export interface Silhouette {
  points: Point[]
  holes: Point[][]
}

/** Openings smaller than this, in square page units and as a part of the outline, are closed. */
const leastHole = { area: 60, part: 0.03 }

/** Silhouettes of outlines that touch or overlap, with the openings that they leave. */
export function silhouettes(outlines: readonly (readonly Point[])[]): Silhouette[] {
  const united = unionOf(
    outlines.filter((points) => points.length > 2),
    true,
  )
  const holes = united.filter(({ isHole }) => isHole).map(({ points }) => points)
  return united
    .filter(({ isHole }) => !isHole)
    .map(({ points }) => {
      const least = Math.max(leastHole.area, area(points) * leastHole.part)
      const own = holes.filter((hole) => area(hole) > least && isInside(hole[0] as Point, points))
      return { points, holes: own }
    })
}

/** One outline of outlines that touch or overlap; openings are closed. */
export function unite(outlines: readonly (readonly Point[])[]): Point[][] {
  return silhouettes(outlines).map(({ points }) => points)
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
  return hull(circles.flatMap(roundOf))
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
