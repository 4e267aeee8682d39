import { boundsOf } from '../boxes.ts'
import type { Box, Point, Sheet } from '../drawing.ts'

/** Page units beyond the sheet that are kept: what is drawn there casts light and shadow into it. */
const beyond = 120

/** A closed outline, cut a little outside the sheet (Sutherland-Hodgman); empty when none of it is near. */
export function clippedTo(sheet: Sheet, points: readonly Point[]): Point[] {
  const { width, height } = sheet
  const bounds = boundsOf([{ points }])
  // Most lie wholly within, or nowhere near.
  if (isWithin(sheet, bounds)) return [...points]
  if (!isNear(sheet, bounds)) return []
  return cutToBox(points, { x0: -beyond, y0: -beyond, x1: width + beyond, y1: height + beyond })
}

/** What of a closed outline lies in a box. */
export function cutToBox(points: readonly Point[], { x0, y0, x1, y1 }: Box): Point[] {
  const left = cutAt(points, ([x]) => x - x0)
  const right = cutAt(left, ([x]) => x1 - x)
  const top = cutAt(right, ([, y]) => y - y0)
  return cutAt(top, ([, y]) => y1 - y)
}

/** Whether any of what lies in a box is kept. */
export function isNear({ width, height }: Sheet, { x0, y0, x1, y1 }: Box): boolean {
  return x1 >= -beyond && x0 <= width + beyond && y1 >= -beyond && y0 <= height + beyond
}

function isWithin({ width, height }: Sheet, { x0, y0, x1, y1 }: Box): boolean {
  return x0 >= -beyond && x1 <= width + beyond && y0 >= -beyond && y1 <= height + beyond
}

/**
 * A closed outline, cut where `inside` is 0.
 * @param inside how far within a point is; negative outside
 */
export function cutAt(points: readonly Point[], inside: (point: Point) => number): Point[] {
  const kept: Point[] = []
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] as Point
    const [here, there] = [inside(from), inside(to)]
    if (here >= 0) kept.push(from)
    if (here >= 0 !== there >= 0) {
      const part = here / (here - there)
      kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
    }
  }
  return kept
}

/** Of a closed outline, in square page units. */
export function area(points: readonly Point[]): number {
  let sum = 0
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] as Point
    sum += from[0] * to[1] - to[0] * from[1]
  }
  return Math.abs(sum / 2)
}
