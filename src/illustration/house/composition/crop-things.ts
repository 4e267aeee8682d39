import type { Box, Point, Thing } from '../drawing.ts'
import { boxOf } from '../settings/shapes.ts'

/** What is seen of things through a rectangular opening: outlines are pressed against its edges. */
export function cropThings(things: readonly Thing[], opening: Box): Thing[] {
  const press = ([x, y]: Point): Point => [
    Math.max(opening.x0, Math.min(opening.x1, x)),
    Math.max(opening.y0, Math.min(opening.y1, y)),
  ]
  const outside = (points: readonly Point[]): boolean =>
    points.every(([x]) => x <= opening.x0) ||
    points.every(([x]) => x >= opening.x1) ||
    points.every(([, y]) => y <= opening.y0) ||
    points.every(([, y]) => y >= opening.y1)
  return things.map((thing) => {
    const shapes = thing.shapes
      .filter((shape) => !shape.soft && !outside(shape.points))
      .map((shape) => ({ ...shape, points: shape.points.map(press) }))
    return { ...thing, shapes, box: boxOf(shapes) }
  })
}
