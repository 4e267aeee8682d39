import type { PartName } from '../part-name.ts'
import type { Box, Face, Material, Point, Shape, Thing } from '../drawing.ts'
import { rectangle, smoothed } from './outline.ts'

type Extra = Partial<Omit<Shape, 'part' | 'points' | 'colour' | 'material' | 'closed'>>

/** A filled shape. */
export function fill(
  part: PartName,
  points: readonly Point[],
  colour: string,
  material: Material,
  extra: Extra = {},
): Shape {
  return { part, points, closed: true, colour, material, ...extra }
}

/** A filled upright rectangle. */
export function block(
  part: PartName,
  [x0, y0, x1, y1]: readonly [x0: number, y0: number, x1: number, y1: number],
  colour: string,
  material: Material,
  extra: Extra = {},
): Shape {
  return fill(part, rectangle(x0, y0, x1, y1), colour, material, extra)
}

/** A filled soft outline through the given points. */
export function soft(
  part: PartName,
  points: readonly Point[],
  colour: string,
  material: Material,
  extra: Extra = {},
): Shape {
  return fill(part, smoothed(points, true, 6), colour, material, extra)
}

/** A line of `width` page units. */
export function stroke(
  part: PartName,
  points: readonly Point[],
  width: number,
  colour: string,
  material: Material,
  extra: Extra = {},
): Shape {
  return { part, points, closed: false, width, colour, material, ...extra }
}

/** Box round the points of all shapes, without the width of strokes; zeros when there are none. */
export function boxOf(shapes: readonly Shape[]): Box {
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const shape of shapes) {
    for (const [x, y] of shape.points) {
      if (x < box.x0) box.x0 = x
      if (x > box.x1) box.x1 = x
      if (y < box.y0) box.y0 = y
      if (y > box.y1) box.y1 = y
    }
  }
  return box.x0 === Infinity ? { x0: 0, y0: 0, x1: 0, y1: 0 } : box
}

/** Part of a setting as a thing; `depth` 0 at the horizon, 1 at the front edge. */
export function scenery(
  id: string,
  depth: number,
  shapes: readonly Shape[],
  faces: readonly Face[] = [],
): Thing {
  return { id, kind: 'scenery', shapes, box: boxOf(shapes), faces, depth }
}
