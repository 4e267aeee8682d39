import type { PropName } from '#book/scene-plan.ts'
import { drawWheelchairOf } from '../cast/draw-actor.ts'
import { actorParts, type Gathering, type Views, viewOf } from './gathering.ts'
import { parksWheelchair, usesWheelchair } from './parks-wheelchair.ts'
import type { Part } from './piece.ts'
import { vessels } from './prop-planes.ts'
import { occasionOf, type Role } from './scene-cast.ts'

/** Share of its width by which a parked wheelchair is behind whoever it belongs to, or before the bed they are in. */
const overlap = { behind: 0.3, before: 0.62 } as const

/** What somebody is drawn with, and beside it, away from the first face, the wheelchairs that they are out of. */
export function withParked(
  parts: readonly Part[],
  users: readonly Role[],
  views: Views,
  gathering: Gathering,
): Part[] {
  const out = users.filter((role) => parksWheelchair(role, gathering.roles))
  return out.reduce(
    (drawn: readonly Part[], user) => parkBeside(drawn, user, views, gathering),
    parts,
  ) as Part[]
}

/** The same with the wheelchair of this one, whatever the pose. */
export function parkBeside(parts: readonly Part[], role: Role, views: Views, { scene }: Gathering): Part[] {
  const { actor, id, pose, feeling } = role
  if (actor.kind !== 'person') return [...parts]
  const view = viewOf(views, id)
  const sprite = drawWheelchairOf(actor, { pose, feeling, view, occasion: occasionOf(scene, id) })
  const scale = role.size ?? 1
  const edges = parts.flatMap((part) => [
    part.x + part.sprite.box.x0 * part.scale,
    part.x + part.sprite.box.x1 * part.scale,
  ])
  const [x0, x1] = [Math.min(...edges), Math.max(...edges)]
  const onGround = parts[0]?.id === id
  const heads = parts.filter((part) => part.sprite.faces.length > 0)
  const head =
    heads.find(({ kind }) => kind === 'creature' && !onGround && parts[0]?.kind === kind) ?? heads[0]
  const headX = head ? head.x + (head.sprite.faces[0]?.centre[0] ?? 0) * head.scale : x0
  const inside = (sprite.box.x1 - sprite.box.x0) * overlap[onGround ? 'behind' : 'before']
  const x =
    headX < (x0 + x1) / 2 ? x1 - (sprite.box.x0 + inside) * scale : x0 - (sprite.box.x1 - inside) * scale
  const parked: Part = { id: `wheelchair-${id}`, kind: 'prop', sprite, x, y: -6, scale }
  // Who lies on the ground lies before it; a bed or an animal stands behind it.
  return onGround ? [parked, ...parts] : [...parts, { ...parked, y: 4 }]
}

/** On a bench or at a table somebody in a wheelchair has a seat already: theirs, at its end. */
export function staysAlongside(rider: Role, name: PropName): boolean {
  return usesWheelchair(rider) && !vessels.has(name) && rider.pose !== 'sleep' && rider.pose !== 'lie'
}

/** Share of a wheelchair that is before the end of what it stands at. */
const besideOverlap = 0.12

/** Somebody who has come in the wheelchair to the left end of what the others sit on. */
export function comeBeside(parts: readonly Part[], rider: Role, views: Views, gathering: Gathering): Part[] {
  const own = actorParts({ ...rider, pose: 'chair' }, views, gathering, rider.pose)
  const { sprite, scale } = own[0] as Part
  const left = Math.min(...parts.map((part) => part.x + part.sprite.box.x0 * part.scale))
  const wide = (sprite.box.x1 - sprite.box.x0) * scale
  const x = left - sprite.box.x1 * scale + wide * besideOverlap
  return own.map((part) => ({ ...part, x: part.x + x, y: part.y + 4 }))
}
