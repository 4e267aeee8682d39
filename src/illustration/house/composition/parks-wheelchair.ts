import type { Pose, PropName } from '#book/scene-plan.ts'
import { giants } from './giants.ts'
import { surfaces, vessels } from './prop-planes.ts'
import type { Role } from './scene-cast.ts'

/** Poses for which somebody is out of the wheelchair. */
const outOfIt: ReadonlySet<Pose> = new Set(['sleep', 'lie', 'swim'])

/** Whether somebody goes through the book in a wheelchair. */
export function usesWheelchair({ actor }: Role): boolean {
  return actor.kind === 'person' && actor.traits.has('wheelchair')
}

/**
 * Whether somebody's wheelchair stands beside them: in bed and wherever else they lie, in the water, on an animal's
 * back. Aboard a cart or a boat, and flying, they sit in it.
 */
export function parksWheelchair(role: Role, roles: readonly Role[]): boolean {
  if (!usesWheelchair(role)) return false
  const { pose, with: on } = role
  if (vessels.has(on as PropName) && !surfaces.has(on as PropName)) return false
  const mount = roles.find(({ id }) => id === on)
  const mounted = pose === 'ride' && mount?.actor.kind === 'creature' && !mount.actor.toy
  return outOfIt.has(pose) || (mounted && !giants.has(mount.id))
}
