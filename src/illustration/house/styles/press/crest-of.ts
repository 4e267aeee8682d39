import type { Thing } from '../../drawing.ts'

/** Page units beside a place where its height is measured. */
const near = 24

/** Where the top of a range of land is at `x`. */
export function crestOf({ shapes }: Thing, x: number): number {
  const points = shapes.flatMap((shape) => shape.points)
  const here = points.filter((point) => Math.abs(point[0] - x) < near)
  return Math.min(...(here.length > 0 ? here : points).map(([, y]) => y))
}
