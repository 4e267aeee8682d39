import type { Point, Shape } from '../drawing.ts'
import { turnAbout } from './curves.ts'

/** How a piece drawn about its own origin comes to stand elsewhere: mirrored, scaled, turned, then moved. */
export interface Placement {
  at?: Point
  scale?: number
  /** Stretch on top of `scale`, across and down. */
  stretch?: Point
  degrees?: number
  mirror?: boolean
}

/** Where a point of the piece comes to lie. */
export function placePoint(point: Point, placement: Placement): Point {
  const { at = [0, 0], scale = 1, stretch = [1, 1], degrees = 0, mirror = false } = placement
  const scaled: Point = [point[0] * scale * stretch[0] * (mirror ? -1 : 1), point[1] * scale * stretch[1]]
  const [x, y] = degrees ? turnAbout(scaled, degrees) : scaled
  return [x + at[0], y + at[1]]
}

/** The shapes with their holes where they come to lie; strokes grow with `scale`, not with `stretch`. */
export function placeShapes(shapes: readonly Shape[], placement: Placement): Shape[] {
  const move = (point: Point): Point => placePoint(point, placement)
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(move),
    ...(shape.width === undefined ? {} : { width: shape.width * (placement.scale ?? 1) }),
    ...(shape.holes ? { holes: shape.holes.map((hole) => hole.map(move)) } : {}),
  }))
}
