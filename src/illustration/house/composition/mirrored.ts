import type { Point, Sprite } from '../drawing.ts'

/** What is drawn facing right, facing left: with its anchors, and whatever faces it has. */
export function mirrored(sprite: Sprite): Sprite {
  const across = ([x, y]: Point): Point => [-x, y]
  return {
    ...sprite,
    shapes: sprite.shapes.map((shape) => ({ ...shape, points: shape.points.map(across) })),
    anchors: Object.fromEntries(Object.entries(sprite.anchors).map(([name, at]) => [name, across(at)])),
    faces: sprite.faces.map((face) => ({ ...face, centre: across(face.centre) })),
    box: { ...sprite.box, x0: -sprite.box.x1, x1: -sprite.box.x0 },
  }
}
