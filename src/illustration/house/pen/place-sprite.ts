import type { Sprite } from '../drawing.ts'
import { finishSprite } from './finish-sprite.ts'
import { type Placement, placePoint, placeShapes } from './place.ts'

/** A finished sprite of loose parts, all moved together. Faces grow with the scale. */
export function placeSprite(
  parts: Pick<Sprite, 'shapes' | 'anchors' | 'faces'>,
  placement: Placement,
): Sprite {
  const anchors = Object.entries(parts.anchors).map(
    ([name, point]) => [name, placePoint(point, placement)] as const,
  )
  const faces = parts.faces.map((face) => ({
    ...face,
    centre: placePoint(face.centre, placement),
    radius: face.radius * (placement.scale ?? 1),
  }))
  return finishSprite(placeShapes(parts.shapes, placement), Object.fromEntries(anchors), faces)
}
