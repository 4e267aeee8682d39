import type { Frame } from '../../space/frame.ts'
import { dot, lengthOf, minus, type Vector } from '../../space/vector.ts'

/** A point of space in a frame's own units: the reverse of `pointIn`. */
export function inFrame(frame: Frame, point: Vector): Vector {
  const square = lengthOf(frame.up) ** 2
  const way = minus(point, frame.origin)
  return [dot(way, frame.right) / square, dot(way, frame.up) / square, dot(way, frame.front) / square]
}
