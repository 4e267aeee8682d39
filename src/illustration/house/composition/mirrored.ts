import type { Sprite } from '../drawing.ts'
import { placePoint, placeShapes } from '../pen/place.ts'

const across = { mirror: true } as const

/** What is drawn facing right, facing left: with its anchors, and whatever faces it has. */
export function mirrored(sprite: Sprite): Sprite {
  const { shapes, anchors, faces, box } = sprite
  return {
    ...sprite,
    shapes: placeShapes(shapes, across),
    anchors: Object.fromEntries(Object.entries(anchors).map(([name, at]) => [name, placePoint(at, across)])),
    faces: faces.map((face) => ({ ...face, centre: placePoint(face.centre, across) })),
    box: { ...box, x0: -box.x1, x1: -box.x0 },
  }
}
