import type { Point } from '../../drawing.ts'
import { turnAbout } from '../../pen/curves.ts'
import type { Pieces } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import type { Skeleton } from './skeleton.ts'

/** The lowest point of legs and clothes in the figure's space. */
export function groundOf({ pieces }: Rig): number {
  let lowest = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    for (const shape of piece.shapes) {
      if (!shape.closed || shape.marking) continue
      for (const [, y] of shape.points) lowest = Math.max(lowest, y)
    }
  }
  return lowest
}

export interface Grounding {
  toSprite: (point: Point) => Point
  fromSprite: (point: Point) => Point
}

/**
 * Ways between the figure's space and its sprite's: laid down when the pose lies, otherwise with its lowest
 * point (`floor`) on the ground or lifted off it, and mirrored.
 */
export function groundingOf({ frame, build }: Skeleton, floor: number, mirrored: boolean): Grounding {
  const flip = mirrored ? -1 : 1
  const lift = (frame.lift ?? 0) * build.height
  const lie = frame.lie
  if (lie !== undefined) {
    return {
      toSprite: (point) => {
        const [x, y] = turnAbout(point, lie)
        return [x * flip, y]
      },
      fromSprite: ([x, y]) => turnAbout([x * flip, y], -lie),
    }
  }
  return {
    toSprite: ([x, y]) => [x * flip, y - floor - lift],
    fromSprite: ([x, y]) => [x * flip, y + floor + lift],
  }
}

/** Somebody who lies is moved so that the lowest point touches the ground and the middle is at 0. */
export function layingShift(pieces: Pieces): Point {
  const points = pieces.flatMap((piece) =>
    piece.shapes.filter((shape) => shape.closed && !shape.marking).flatMap((shape) => shape.points),
  )
  const xs = points.map((point) => point[0])
  const lowest = points.reduce((low, point) => Math.max(low, point[1]), Number.NEGATIVE_INFINITY)
  return [-(Math.min(...xs) + Math.max(...xs)) / 2, -lowest]
}
