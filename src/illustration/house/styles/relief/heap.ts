import type { Random } from '#book/random.ts'
import type { Box, Point } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'

/** A ball of a heap, in page units. */
export interface Ball {
  centre: Point
  radius: number
}

const cells = 48

/** Heaps balls of different sizes inside an outline by throwing darts: none lies too near another. */
export function heapBalls(outlines: readonly Outline[], bounds: Box, share: number, random: Random): Ball[] {
  const wide = bounds.x1 - bounds.x0
  const high = bounds.y1 - bounds.y0
  const extent = Math.min(wide, high)
  if (extent < 16) return []
  const isInside = insideTest(outlines, bounds)
  const [least, most] = [Math.max(5, extent * share * 0.5), Math.max(8, Math.min(62, extent * share))]
  const wanted = Math.min(48, Math.round((wide * high) / (most * most * 1.3)))
  const balls: Ball[] = []
  for (let dart = 0; dart < wanted * 12 && balls.length < wanted; dart++) {
    const centre: Point = [bounds.x0 + random() * wide, bounds.y0 + random() * high]
    const radius = least + (most - least) * random()
    if (fits(centre, radius, isInside) && balls.every((ball) => apart(ball, centre, radius))) {
      balls.push({ centre, radius })
    }
  }
  return balls
}

/** Its circle, as 28 corners. */
export function ballOutline({ centre, radius }: Ball): Outline {
  return {
    points: Array.from(
      { length: 28 },
      (_, index): Point => [
        centre[0] + cosineOfTurns(index / 28) * radius,
        centre[1] + sineOfTurns(index / 28) * radius,
      ],
    ),
  }
}

function fits([x, y]: Point, radius: number, isInside: (x: number, y: number) => boolean): boolean {
  if (!isInside(x, y)) return false
  const near = radius * 0.66
  const slant = near * 0.7071
  return (
    isInside(x + near, y) &&
    isInside(x - near, y) &&
    isInside(x, y + near) &&
    isInside(x, y - near) &&
    isInside(x + slant, y + slant) &&
    isInside(x - slant, y + slant) &&
    isInside(x + slant, y - slant) &&
    isInside(x - slant, y - slant)
  )
}

function apart(ball: Ball, [x, y]: Point, radius: number): boolean {
  const gap = 0.4 * (ball.radius + radius)
  return (ball.centre[0] - x) ** 2 + (ball.centre[1] - y) ** 2 > gap * gap
}

/** A coarse picture of the outline to ask whether a place lies inside. */
function insideTest(outlines: readonly Outline[], bounds: Box): (x: number, y: number) => boolean {
  const scale = cells / Math.max(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
  const box = {
    x0: Math.floor(bounds.x0 * scale),
    y0: Math.floor(bounds.y0 * scale),
    width: cells + 2,
    height: cells + 2,
  }
  const mask = fillMask(outlines, box, scale, new Float32Array(box.width * box.height))
  return (x, y) => {
    const column = Math.floor(x * scale) - box.x0
    const row = Math.floor(y * scale) - box.y0
    if (column < 0 || row < 0 || column >= box.width || row >= box.height) return false
    return mask[row * box.width + column]! > 0.5
  }
}
