import type { Feeling, Pose } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { characterNamed } from '../cast/actor.ts'
import type { Role } from '../scene-cast.ts'
import { boundsOf } from '../boxes.ts'
import type { Sprite } from '../drawing.ts'
import { placePoint, placeShapes } from '../pen/place.ts'
import { onePage } from '../raster/page-size.ts'
import type { ModelRequest } from './model-request.ts'
import { modellerNamed } from './models/model-named.ts'
import type { Model } from './solids/solid.ts'
import { frameAt } from './space/frame.ts'
import { lensOf, scaleAt } from './space/lens.ts'
import { thingsOfModels } from './things-of-models.ts'
import { extentOf } from './model-extent.ts'

/** Metres away, so that nothing looks larger because it is nearer. */
const away = 80
/** The part of a page that a model fills while it is drawn: outlines are as fine as they are large. */
const filled = 0.8

/** A model alone as a sprite, in centimetres round its foot, as it is seen from the front and a little from above. */
export function spriteOf(model: Model): Sprite {
  const { x0, x1, y0, y1 } = extentOf(model)
  const large = Math.max(x1 - x0, y1 - y0)
  const lens = lensOf(
    { put: [0.5, 0.5], distance: away, pitch: -4, focal: (filled * away) / large },
    [(x0 + x1) / 2, (y0 + y1) / 2, 0],
    onePage,
  )
  const things = thingsOfModels([[model]], { lens, haze: (colour) => colour, near: () => 1 })
  const scale = 100 / scaleAt(lens, away)
  const placement = {
    at: [
      50 * (x0 + x1) - (onePage.width / 2) * scale,
      -50 * (y0 + y1) - (onePage.height / 2) * scale,
    ] as const,
    scale,
  }
  const shapes = placeShapes(
    things.flatMap((thing) => thing.shapes),
    placement,
  )
  const faces = things
    .flatMap((thing) => thing.faces)
    .map(({ who, centre, radius }) => ({
      who,
      centre: placePoint(centre, placement),
      radius: radius * scale,
    }))
  return { shapes, box: boundsOf(shapes), faces, anchors: {} }
}

/** How somebody or something stands alone; `heading` and `pitch` in degrees. */
export interface Look {
  pose: Pose
  feeling: Feeling
  heading: number
  pitch?: number
}

/** An animal or being of the book, or of its story, alone. */
export function spriteOfCreature(
  { id, actor }: Pick<Role, 'id' | 'actor'>,
  sheet: CharacterSheet,
  look: Look,
): Sprite {
  if (actor.kind !== 'creature') throw new Error(`${id} is no animal`)
  const who = characterNamed(id, sheet)
  return spriteOf(
    modellerNamed(actor.name)({
      ...alone(id, look),
      state: {},
      seed: actor.seed,
      ...(actor.coat !== undefined && { coat: actor.coat }),
      ...(actor.marks && { marks: actor.marks }),
      ...(who && { who }),
    }),
  )
}

/** A model of a story by its name, alone, with what it always is in that story. */
export function spriteOfModel(
  name: string,
  id: string,
  { state, seed, ...look }: Look & Pick<ModelRequest, 'state' | 'seed'>,
): Sprite {
  return spriteOf(modellerNamed(name)({ ...alone(id, look), state, seed }))
}

function alone(
  id: string,
  { pose, feeling, heading, pitch = 0 }: Look,
): Pick<ModelRequest, 'id' | 'frame' | 'act'> {
  return { id, frame: frameAt([0, 0, 0], { heading, pitch }), act: { pose, feels: feeling } }
}
