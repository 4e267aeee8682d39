import { add, dot, lengthOf, minus, times, unit, type Vector } from '../space/vector.ts'
import type { Ball, Mark, Paint, Painted } from './solid.ts'

type Bare = Omit<Ball, 'kind'>

/** A place on a ball: its direction in a space where that ball is round and of radius 1. */
export interface OnBall {
  ball: Bare
  way: Vector
}

/** A filled outline through places on balls, or a line of so many metres' width. */
export function markThrough(on: readonly OnBall[], paint: Paint, width?: number): Painted {
  return {
    kind: 'mark',
    on,
    points: on.map(({ ball, way }) => pointOn(ball, way)),
    paint: { marking: true, ...paint },
    ...(width !== undefined && { width }),
  }
}

/** A direction of the space where a ball is round, as a point on its surface. */
export function pointOn({ centre, axes }: Bare, way: Vector): Vector {
  return axes.reduce((sum, axis, index) => add(sum, times(axis, way[index] as number)), centre)
}

/** The direction to a point, in the space where a ball is round and of radius 1. */
export function wayTo({ centre, axes }: Bare, point: Vector): Vector {
  const far = minus(point, centre)
  return axes.map((axis) => dot(far, axis) / dot(axis, axis)) as unknown as Vector
}

/**
 * The points of a mark that an eye sees. An outline comes back whole, what is hidden moved to the horizon of its ball, and
 * is empty when nothing of it is seen; of a line the longest stretch in sight is left.
 */
export function seenOf({ on, points, width }: Mark, eye: Vector): Vector[] {
  const sights = on.map((place, index) => sightOf(place, points[index] as Vector, eye))
  if (width === undefined) return sights.some(({ seen }) => seen) ? sights.map(({ point }) => point) : []
  const stretches: Vector[][] = [[]]
  for (const { seen, point } of sights) {
    if (seen) stretches.at(-1)?.push(point)
    else stretches.push([])
  }
  return stretches.reduce((longest, stretch) => (stretch.length > longest.length ? stretch : longest))
}

/** A ball's horizon is the circle whose tangents go through the eye. */
function sightOf({ ball, way }: OnBall, point: Vector, eye: Vector): { seen: boolean; point: Vector } {
  const from = wayTo(ball, eye)
  const far = lengthOf(from)
  if (dot(way, from) > 1 || far <= 1) return { seen: true, point }
  const towards = unit(from)
  const aside = unit(minus(way, times(towards, dot(way, towards))))
  const rim = add(times(towards, 1 / far), times(aside, Math.sqrt(1 - 1 / far ** 2)))
  return { seen: false, point: pointOn(ball, rim) }
}
