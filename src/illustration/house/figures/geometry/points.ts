import type { Point } from '../../drawing.ts'

/** `value`, or the bound that it lies beyond. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** `from` at an amount of 0, `to` at 1, and straight on outside. */
export function mixNumbers(from: number, to: number, amount: number): number {
  return from + (to - from) * amount
}

/** A bump of height 1 around `centre` that has fallen to 1/e at `width`. */
export function bell(value: number, centre: number, width: number): number {
  return Math.exp(-(((value - centre) / width) ** 2))
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** `start` moved along `vector`, `factor` times. */
export function moved(start: Point, vector: Point, factor = 1): Point {
  return [start[0] + vector[0] * factor, start[1] + vector[1] * factor]
}

/** As the crow flies, in the units of the points. */
export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** Unit vector of something that hangs: 0 degrees is down, +90 to the right, 180 up. */
export function hanging(degrees: number): Point {
  return [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
}

/** The point at `index`, which must exist: for walks over outlines that are known to be long enough. */
export function pointAt(points: readonly Point[], index: number): Point {
  const point = points[index]
  if (point === undefined) throw new RangeError(`no point ${index} in an outline of ${points.length}`)
  return point
}
