import type { ModelRequest } from '../model-request.ts'
import type { Model, Painted, Piece } from '../solids/solid.ts'
import { lengthOf } from '../space/vector.ts'

/** Metres that each layer counts nearer than the one under it: more than any mark is long. */
const layer = 500

/** What lies in the ground, in the order in which it is painted. */
export function lying({ id, frame }: ModelRequest, solids: readonly Painted[]): Model {
  // One piece each, in this order: what lies over another is not nearer.
  const pieces = solids.map(
    (solid, index): Piece => ({ name: `mark${index}`, solids: [solid], nearer: index * layer }),
  )
  return { id, kind: 'scenery', frame, pieces, anchors: {}, height: 0.02 * lengthOf(frame.up), lies: true }
}
