import type { Sprite } from '../../drawing.ts'
import { placePoint, placeShapes } from '../../pen/place.ts'
import type { Frame } from '../space/frame.ts'
import { depthOf, type Lens, project, scaleAt } from '../space/lens.ts'
import { degrees, dot, lengthOf } from '../space/vector.ts'
import type { Drawn } from './solid.ts'

/**
 * A flat sprite of today's code that always faces the lens, as large as it is there: for small things that need no
 * solid. It stands on the frame's origin, leans as its frame leans, and looks to the side its front is turned to.
 */
export function card(frame: Frame, sprite: Sprite): Drawn {
  return {
    kind: 'drawn',
    centre: frame.origin,
    draw(lens, haze) {
      const metre = scaleAt(lens, depthOf(lens, frame.origin)) * lengthOf(frame.up)
      const placement = {
        at: project(lens, frame.origin),
        scale: metre / 100,
        degrees: leanOf(lens, frame),
        mirror: dot(frame.front, lens.right) < -0.01,
      }
      const shapes = placeShapes(sprite.shapes, placement).map((shape) => ({
        ...shape,
        colour: haze(shape.colour),
        ...(shape.colour2 && { colour2: haze(shape.colour2) }),
      }))
      const faces = sprite.faces.map(({ who, centre, radius }) => ({
        who,
        centre: placePoint(centre, placement),
        radius: radius * placement.scale,
      }))
      return { shapes, faces }
    },
  }
}

/** Degrees, with the clock, that its top leans over in the picture; seen from straight above it stands upright. */
function leanOf(lens: Lens, { up }: Frame): number {
  const [across, high] = [dot(up, lens.right), dot(up, lens.up)]
  return Math.hypot(across, high) < 0.25 * lengthOf(up) ? 0 : degrees(Math.atan2(across, high))
}
