import { add, cross, radians, times, unit, up, type Vector } from '../space/vector.ts'
import type { Globe, Place } from './build.ts'
import { markThrough } from './mark.ts'
import type { Paint, Painted } from './solid.ts'

const steps = 24

/**
 * A round mark that follows the curve of a globe, so wide and high in units of its frame, as far as it is in sight. Unlike a
 * flat patch it never stands out beyond the outline of what it lies on: use it for large marks and for those near an edge.
 */
export function spot(
  { frame, size }: Globe,
  [aside, above]: Place,
  [width, height]: readonly [number, number],
  paint: Paint,
): Painted {
  const [turn, lift] = [radians(aside), radians(above)]
  const middle: Vector = [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)]
  const right = unit(cross(up, middle))
  const top = cross(middle, right)
  const [wide, high] = [width / Math.hypot(size[0] * right[0], size[2] * right[2]), height / size[1]]
  const ball = {
    centre: frame.origin,
    axes: [times(frame.right, size[0]), times(frame.up, size[1]), times(frame.front, size[2])],
  } as const
  const places = Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI
    const edge = add(times(right, Math.cos(angle) * wide), times(top, Math.sin(angle) * high))
    return { ball, way: unit(add(middle, edge)) }
  })
  return markThrough(places, paint)
}
