import type { Shape } from '../drawing.ts'

/** Soft curves bulge a little below their lowest corner; nothing may go through the floor. */
export function aboveGround(shape: Shape): Shape {
  if (shape.soft || shape.points.every(([, y]) => y <= 0)) return shape
  return { ...shape, points: shape.points.map(([x, y]) => [x, Math.min(0, y)]) }
}
