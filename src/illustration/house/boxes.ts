import type { Box, Point } from './drawing.ts'

/** Whether two boxes share more than an edge. */
export function meets(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0
}

/** The box with so many units more on each of its four sides. */
export function grown({ x0, x1, y0, y1 }: Box, by: number): Box {
  return { x0: x0 - by, x1: x1 + by, y0: y0 - by, y1: y1 + by }
}

/** The box that holds both. */
export function joined(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  }
}

/** The width and the height of a box together. */
export function extentOf({ x0, y0, x1, y1 }: Box): number {
  return x1 - x0 + y1 - y0
}

/** Box round the points of all outlines; inside out, of infinities, when there are none. */
export function boundsOf(outlines: readonly { readonly points: readonly Point[] }[]): Box {
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const { points } of outlines) {
    for (const [x, y] of points) {
      if (x < box.x0) box.x0 = x
      if (x > box.x1) box.x1 = x
      if (y < box.y0) box.y0 = y
      if (y > box.y1) box.y1 = y
    }
  }
  return box
}
