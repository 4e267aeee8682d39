import { clothesColour } from '#book/appearance.ts'
import type { Pose, ScenePlan } from '#book/scene-plan.ts'
import { peeksOverFence, withFence } from './behind-fence.ts'
import { giantsOf } from './gather-giants.ts'
import { pairsOf } from './gather-pairs.ts'
import { gatherProps } from './gather-props.ts'
import type { PropContext } from './prop-part.ts'
import { vehiclesOf } from './gather-vehicles.ts'
import { actorParts, type Gathering } from './gathering.ts'
import { layOnMattress } from './lay-in-bed.ts'
import { withParked } from './park-wheelchairs.ts'
import type { Part, Piece } from './piece.ts'
import type { Role } from './scene-cast.ts'
import { fallenShadow } from './shadow-play.ts'

/** Turns cast and props into the pieces that are placed as one: pairs, riders with their cart, giants. */
export function gatherPieces(scene: ScenePlan, roles: readonly Role[], context: PropContext): Piece[] {
  const gathering: Gathering = {
    scene,
    roles,
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
    const overFence = peeksOverFence(role, gathering)
    if (overFence) gathering.takenProps.add('fence')
    pieces.push({
      id: role.id,
      plane: 'cast',
      members: [role.id],
      ...(role.actor.kind === 'creature' && { animal: true }),
      build: (views) => {
        const pose = overFence && role.actor.kind === 'creature' ? 'stand' : poseAlone(role)
        const parts = standingOrLying(role, actorParts(role, views, gathering, pose), scene)
        const all = withParked(parts, [role], views, gathering)
        return overFence ? withFence(all, gathering) : all
      },
    })
  }
  const props = gatherProps(scene, gathering.takenProps, context, roles).map((piece) =>
    piece.id === 'shadow' && piece.plane === 'flat' ? ownShadow(piece, gathering) : piece,
  )
  return [...pieces, ...props]
}

/** Arms that hold nobody would reach into the air; who had no room in a cart walks beside it. */
function poseAlone({ actor, pose }: Role): Pose {
  if (pose === 'ride' && actor.kind === 'creature') return 'walk'
  return pose === 'hug' && actor.kind === 'person' ? 'shy' : pose
}

/** On a bedroom's floor nobody lies on the bare boards. */
function standingOrLying(role: Role, parts: Part[], scene: ScenePlan): Part[] {
  const { actor, pose } = role
  const lying = ['bedroom', 'sickBed'].includes(scene.setting) && (pose === 'sleep' || pose === 'lie')
  if (!lying || actor.kind !== 'person') return parts
  return layOnMattress(parts, clothesColour[actor.appearance.clothesColour])
}

/** A shadow on the ground that shows nothing else is the hero's. */
function ownShadow(piece: Piece, gathering: Gathering): Piece {
  const hero = gathering.roles.find((role) => role.id === 'hero')
  if (!hero) return piece
  const { mostUnits: _, ...free } = piece
  return { ...free, build: (views) => fallenShadow(actorParts(hero, views, gathering).slice(0, 1)) }
}
