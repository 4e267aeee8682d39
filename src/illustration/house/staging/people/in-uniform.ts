import type { Companion } from '#book/character.ts'
import type { Outfit } from '../../figures/outfit.ts'
import type { ModelRequest } from '../model-request.ts'
import type { Model, Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import { lengthOf } from '../space/vector.ts'
import { person } from './person.ts'

interface Uniform {
  who: Companion
  worn: Outfit
  /** A cap, of a head so many metres in radius; nothing for who wears none. */
  capOn: (head: Frame, radius: number) => Painted[]
}

/** Somebody of a story itself, who wears the same on every occasion, and a cap. */
export function inUniform(request: ModelRequest, { who, worn, capOn }: Uniform): Model {
  const outfits = { day: worn, night: worn, rain: worn, snow: worn, swim: worn, space: worn, costume: worn }
  const built = person({ ...request, who, outfits })
  const { head } = built.anchors
  const radius = (built.head?.radius ?? 0) / lengthOf(request.frame.up)
  const solids = head ? capOn(head, radius) : []
  const cap: Piece[] = solids.length > 0 ? [{ name: 'cap', solids, nearer: 0.1 }] : []
  return { ...built, pieces: [...built.pieces, ...cap] }
}
