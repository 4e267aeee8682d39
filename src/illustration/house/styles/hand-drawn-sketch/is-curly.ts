import type { Point, Thing } from '../../drawing.ts'
import type { Patch } from '../split-into-pieces.ts'

/** Whole turns that the edge of hair makes, there and back, when it is curly; smooth hair makes two. */
const leastTurns = 2.8

/** Whether hair is curls, to be drawn in loops, and not strands. */
export function isCurly(thing: Thing, patch: Patch): boolean {
  if (thing.shapes.some(({ part }) => part === 'curl')) return true
  return patch.outlines.some(({ points }) => turnsOf(points) > leastTurns)
}

/** How often an outline turns round, whichever way, as sines of the small angles between its points. */
function turnsOf(points: readonly Point[]): number {
  let sum = 0
  for (let index = 0; index < points.length; index++) {
    const [ax, ay] = points[index]!
    const [bx, by] = points[(index + 1) % points.length]!
    const [cx, cy] = points[(index + 2) % points.length]!
    const across = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
    const lengths = ((bx - ax) ** 2 + (by - ay) ** 2) * ((cx - bx) ** 2 + (cy - by) ** 2)
    if (lengths > 1e-9) sum += Math.abs(across) / Math.sqrt(lengths)
  }
  return sum / 6.2832
}
