import { alongIn, pointIn } from '../space/frame.ts'
import { add, cross, radians, times, unit, up, type Vector } from '../space/vector.ts'
import type { Globe, Place } from './build.ts'
import type { Paint, Painted } from './solid.ts'

const steps = 24

/**
 * A round mark that follows the curve of a globe, so wide and high in units of its frame. Unlike a flat patch it never
 * stands out beyond the outline of what it lies on: use it for large marks and for those near an edge.
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
  const points = Array.from({ length: steps }, (_, index): Vector => {
    const angle = (index / steps) * 2 * Math.PI
    const edge = add(times(right, Math.cos(angle) * wide), times(top, Math.sin(angle) * high))
    const way = unit(add(middle, edge))
    return pointIn(frame, [way[0] * size[0] * 1.008, way[1] * size[1] * 1.008, way[2] * size[2] * 1.008])
  })
  return {
    kind: 'plane',
    points,
    paint: { marking: true, ...paint },
    outward: alongIn(frame, [middle[0] / size[0], middle[1] / size[1], middle[2] / size[2]]),
  }
}
