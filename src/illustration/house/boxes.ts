import type { Box } from './drawing.ts'

/** Whether two boxes share more than an edge. */
export function meets(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0
}

/** The box with so many units more on each of its four sides. */
export function grown({ x0, x1, y0, y1 }: Box, by: number): Box {
  return { x0: x0 - by, x1: x1 + by, y0: y0 - by, y1: y1 + by }
}
