import { Clipper, FillRule, type Path64, type Paths64 } from 'clipper2-ts'
import type { Point } from '../drawing.ts'

/** Steps a page unit. */
const precision = 64
/** Of more at once each crosses all that it overlaps, also where others cover the crossing; half of the time went into these. */
const atOnce = 4

/** A part of a union: an outline, or a hole in one. */
export interface Region {
  points: Point[]
  isHole: boolean
}

/** What outlines cover together that turn the same way, or each `eitherWay`. */
export function unionOf(outlines: readonly (readonly Point[])[], eitherWay = false): Region[] {
  const paths = outlines.map((points) => {
    const path = points.map(([x, y]) => ({ x: Math.round(x * precision), y: Math.round(y * precision) }))
    return eitherWay && !Clipper.isPositive(path) ? path.toReversed() : path
  })
  return united(paths).map((path: Path64) => ({
    points: path.map(({ x, y }): Point => [x / precision, y / precision]),
    isHole: !Clipper.isPositive(path),
  }))
}

function united(paths: Paths64): Paths64 {
  if (paths.length <= atOnce) return Clipper.union(paths, FillRule.NonZero)
  const half = paths.length >> 1
  return Clipper.union([...united(paths.slice(0, half)), ...united(paths.slice(half))], FillRule.NonZero)
}
