import { outfitFor } from '../../figures/outfit.ts'
import type { ModelRequest } from '../model-request.ts'
import type { Model } from '../solids/solid.ts'
import { lengthOf } from '../space/vector.ts'
import { physiqueOf } from './body/physique.ts'
import { wheelchairOf } from './body/wheelchair.ts'
import { identityOf } from './identity.ts'

/** A wheelchair whose owner is elsewhere, in bed for one: built to them as it is when they sit in it. */
export function wheelchair({ id, frame, who, outfits, seed, state }: ModelRequest): Model {
  const { age, gender, appearance } = identityOf(who, seed, state)
  const body = physiqueOf({ age, gender, appearance })
  const outfit = outfits?.day ?? outfitFor(appearance, gender, seed, 'day', age)
  return {
    id,
    kind: 'prop',
    frame,
    pieces: wheelchairOf({ frame, body, outfit }),
    anchors: {},
    height: body.height * 0.6 * lengthOf(frame.up),
  }
}
