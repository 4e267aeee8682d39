import type { Point } from '../../drawing.ts'

/** `from` at an amount of 0, `to` at 1, and straight on outside. */
export function mixNumbers(from: number, to: number, amount: number): number {
  return from + (to - from) * amount
}

/** A bump of height 1 around `centre` that has fallen to 1/e at `width`. */
export function bell(value: number, centre: number, width: number): number {
  return Math.exp(-(((value - centre) / width) ** 2))
}

/** The point at `index`, which must exist: for walks over outlines that are known to be long enough. */
export function pointAt(points: readonly Point[], index: number): Point {
  const point = points[index]
  if (point === undefined) throw new RangeError(`no point ${index} in an outline of ${points.length}`)
  return point
}
