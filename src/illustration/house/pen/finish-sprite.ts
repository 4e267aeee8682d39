import type { Box, Face, Point, Shape, Sprite } from '../drawing.ts'

/** Rounded so that a difference in the last bit of a sine between machines cannot change a picture. */
function settle(point: Point): Point {
  return [Math.round(point[0] * 64) / 64, Math.round(point[1] * 64) / 64]
}

/** Bounds of everything that is not a glow or a shadow; strokes count with their width. */
export function boxOf(shapes: readonly Shape[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const shape of shapes) {
    if (shape.soft) continue
    const margin = shape.closed ? 0 : (shape.width ?? 0) / 2
    for (const [x, y] of shape.points) {
      box.x0 = Math.min(box.x0, x - margin)
      box.y0 = Math.min(box.y0, y - margin)
      box.x1 = Math.max(box.x1, x + margin)
      box.y1 = Math.max(box.y1, y + margin)
    }
  }
  return box
}

/** Makes a sprite of shapes: points settled to 1/64 unit, bounds measured. */
export function finishSprite(
  shapes: readonly Shape[],
  anchors: Readonly<Record<string, Point>> = {},
  faces: readonly Face[] = [],
): Sprite {
  const settled = shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(settle),
    ...(shape.holes ? { holes: shape.holes.map((hole) => hole.map(settle)) } : {}),
  }))
  const named = Object.entries(anchors).map(([name, point]) => [name, settle(point)] as const)
  return { shapes: settled, box: boxOf(settled), faces, anchors: Object.fromEntries(named) }
}
