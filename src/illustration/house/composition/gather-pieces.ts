import type { ScenePlan } from '#book/scene-plan.ts'
import type { Occasion } from '../figures/outfit.ts'
import { giantsOf } from './gather-giants.ts'
import { pairsOf } from './gather-pairs.ts'
import { gatherProps, type PropContext } from './gather-props.ts'
import { vehiclesOf } from './gather-vehicles.ts'
import { actorParts, type Gathering } from './gathering.ts'
import type { Piece } from './piece.ts'
import type { Role } from './scene-cast.ts'

/** Turns cast and props into the pieces that are placed as one: pairs, riders with their cart, giants. */
export function gatherPieces(
  scene: ScenePlan,
  roles: readonly Role[],
  occasion: Occasion,
  context: PropContext,
): Piece[] {
  const gathering: Gathering = {
    scene,
    roles,
    occasion,
    context,
    taken: new Set(),
    takenProps: new Set(),
    takenPieces: new Set(),
  }
  const riding = vehiclesOf(gathering)
  const pieces: Piece[] = [
    ...giantsOf(gathering, riding),
    ...riding.filter((piece) => !gathering.takenPieces.has(piece.id)),
    ...pairsOf(gathering),
  ]
  for (const role of roles) {
    if (gathering.taken.has(role.id)) continue
    pieces.push({
      id: role.id,
      plane: 'cast',
      members: [role.id],
      build: (views) => actorParts(role, views, gathering),
    })
  }
  return [...pieces, ...gatherProps(scene, gathering.takenProps, context, roles)]
}
