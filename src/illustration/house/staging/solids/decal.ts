import type { Point, Shape, Sprite } from '../../drawing.ts'
import type { Frame } from '../space/frame.ts'
import { line, plane } from './build.ts'
import type { Paint, Painted } from './solid.ts'

export interface DecalOptions {
  /** Metres a centimetre of the sprite; 0.01 is true size. */
  scale?: number
  /** Metres that it lies before its plane. */
  lift?: number
}

/**
 * A flat drawing of today's code as it lies on a plane in space: chalk on a board, a picture on a wall, a motif on a
 * sail. The frame's origin is the middle of the drawing, its up that of the drawing, its front the plane's outside: from
 * there the drawing is seen as it was drawn, its right to the frame's left. Follows what it lies on, as its marking.
 */
export function decal(
  frame: Frame,
  { shapes, box }: Pick<Sprite, 'shapes' | 'box'>,
  options: DecalOptions = {},
): Painted[] {
  const { scale = 0.01, lift = 0.006 } = options
  const middle: Point = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
  const onPlane = ([x, y]: Point): [number, number, number] => [
    (middle[0] - x) * scale,
    (middle[1] - y) * scale,
    lift,
  ]
  return shapes.flatMap((shape): Painted[] => {
    const paint = paintOf(shape)
    if (shape.closed) return [plane(frame, seamed(shape).map(onPlane), paint, [0, 0, 1])]
    return [line(frame, shape.points.map(onPlane), (shape.width ?? 1) * scale, paint, [0, 0, 1])]
  })
}

function paintOf({ part, material, colour, colour2, group, soft, alpha }: Shape): Paint {
  return {
    part,
    material,
    colour,
    marking: true,
    ...(colour2 && { colour2 }),
    ...(group && { group }),
    ...(soft && { soft }),
    ...(alpha !== undefined && { alpha }),
  }
}

/** A shape with its holes as one outline: a seam leads from the edge round each hole and back. */
function seamed({ points, holes }: Shape): readonly Point[] {
  const [start] = points
  if (!holes || !start) return points
  const turned = turn(points)
  const detours = holes.flatMap((hole) => {
    const ring = turn(hole) === turned ? hole.toReversed() : hole
    return ring[0] ? [...ring, ring[0], start] : []
  })
  return [...points, start, ...detours]
}

/** 1 when an outline goes round with the clock. */
function turn(points: readonly Point[]): 1 | -1 {
  const sum = points.reduce((total, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point
    return total + x * nextY - nextX * y
  }, 0)
  return sum > 0 ? 1 : -1
}
