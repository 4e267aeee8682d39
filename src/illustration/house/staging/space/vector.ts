/** A point or a direction in the space of a picture, in metres: x to the right, y up, z away from the reader. */
export type Vector = readonly [x: number, y: number, z: number]

export const up: Vector = [0, 1, 0]

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/** From `b` to `a`. */
export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function times(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** At right angles to both; the axes are left-handed, so that up x away is right. */
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function lengthOf(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2])
}

/** The same direction, of length 1; nothing stays nothing. */
export function unit(a: Vector): Vector {
  return times(a, 1 / (lengthOf(a) || 1))
}

/** On the straight line from `a` (part 0) to `b` (part 1). */
export function between(a: Vector, b: Vector, part = 0.5): Vector {
  return add(times(a, 1 - part), times(b, part))
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The turn from one angle to another by the shorter way, in degrees from -180 to 180. */
export function turnTo(to: number, from: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}

export function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}

/** Between two directions, in degrees from 0 to 180. */
export function angleBetween(a: Vector, b: Vector): number {
  return degrees(Math.acos(Math.max(-1, Math.min(1, dot(unit(a), unit(b))))))
}
