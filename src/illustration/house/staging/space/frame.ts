import { add, cross, radians, times, unit, up, type Vector } from './vector.ts'

/** Where something stands, and which way its own right, top and front point; as long as one of its own units is, in metres. */
export interface Frame {
  readonly origin: Vector
  readonly right: Vector
  readonly up: Vector
  readonly front: Vector
}

export interface Attitude {
  /** Where its front points, in degrees: 0 to the right of the page, 90 away, 180 left, 270 to the reader. */
  heading: number
  /** Degrees that its front is lifted. */
  pitch?: number
  /** Degrees that it leans over to its own right. */
  roll?: number
  /** How long one of its own units is, in metres; 1 unless told. */
  size?: number
}

export function frameAt(origin: Vector, { heading, pitch = 0, roll = 0, size = 1 }: Attitude): Frame {
  const [turn, lift, lean] = [radians(heading), radians(pitch), radians(roll)]
  const ahead: Vector = [Math.cos(turn), 0, Math.sin(turn)]
  const side: Vector = [Math.sin(turn), 0, -Math.cos(turn)]
  const front = add(times(ahead, Math.cos(lift)), times(up, Math.sin(lift)))
  const top = add(times(up, Math.cos(lift)), times(ahead, -Math.sin(lift)))
  const right = add(times(side, Math.cos(lean)), times(top, -Math.sin(lean)))
  const own = add(times(top, Math.cos(lean)), times(side, Math.sin(lean)))
  return { origin, right: times(right, size), up: times(own, size), front: times(front, size) }
}

/** Its front along a direction, its top as near to `top` as that allows. */
export function frameAlong(origin: Vector, direction: Vector, top: Vector = up, size = 1): Frame {
  const front = unit(direction)
  const right = unit(cross(top, front))
  return {
    origin,
    right: times(right, size),
    up: times(cross(front, right), size),
    front: times(front, size),
  }
}

/** A point that is told in a frame's own units, in metres. */
export function pointIn(frame: Frame, point: Vector): Vector {
  return add(frame.origin, alongIn(frame, point))
}

/** A direction that is told in a frame's own axes. */
export function alongIn({ right, up, front }: Frame, direction: Vector): Vector {
  return add(add(times(right, direction[0]), times(up, direction[1])), times(front, direction[2]))
}

/** The same attitude at another of its own points. */
export function movedTo(frame: Frame, point: Vector): Frame {
  return { ...frame, origin: pointIn(frame, point) }
}

/** The same place and attitude with units so many times as long. */
export function sized(frame: Frame, factor: number): Frame {
  return {
    origin: frame.origin,
    right: times(frame.right, factor),
    up: times(frame.up, factor),
    front: times(frame.front, factor),
  }
}
