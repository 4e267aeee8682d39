import type { Pose, PropName, ScenePlan } from '#book/scene-plan.ts'
import { type Acting, drawActor } from '../cast/draw-actor.ts'
import type { Point, Sprite } from '../drawing.ts'
import type { Side } from '../figures/body/skeleton.ts'
import { heldParts, heldProps } from './gather-props.ts'
import { type PropContext, propPart } from './prop-part.ts'
import { carryBefore, fingersApart, holdingSides, holdOf, oneHandBusy } from './hold-in-hands.ts'
import { type Part, partPoint, type View } from './piece.ts'
import { parksWheelchair } from './parks-wheelchair.ts'
import { readInLap } from './read-in-lap.ts'
import { occasionOf, type Role } from './scene-cast.ts'

export type Views = ReadonlyMap<string, View>

/** What is being gathered into pieces, and what is in a piece already. */
export interface Gathering {
  scene: ScenePlan
  roles: readonly Role[]
  context: PropContext
  taken: Set<string>
  takenProps: Set<PropName>
  /** Pieces that are part of a bigger one. */
  takenPieces: Set<string>
}

/** Degrees that a sheep of a steep hill leans, on flat ground too. */
const slant = 8

const toReader: View = { facing: 'front', gaze: [0, 0] }

/** Which way somebody faces; who was given no view faces the reader. */
export function viewOf(views: Views, id: string): View {
  return views.get(id) ?? toReader
}

/** One actor as parts, with what the hands hold. */
export function actorParts(role: Role, views: Views, gathering: Gathering, pose: Pose = role.pose): Part[] {
  const { scene, context } = gathering
  const lean =
    role.actor.kind === 'creature' && role.actor.name === 'sheep' && !['sleep', 'lie', 'ride'].includes(pose)
  const washingLine =
    role.id === 'hill' && scene.props.some((prop) => prop.name === 'washingLine' && prop.near === 'hill')
  const view = viewOf(views, role.id)
  const acting: Acting = {
    pose,
    feeling: role.feeling,
    view,
    occasion: occasionOf(scene, role.id),
    ...(liesOnBack({ ...role, pose }, scene) && { onBack: true }),
    ...(parksWheelchair({ ...role, pose }, gathering.roles) && { parked: true }),
    ...(view.hands && { hands: view.hands }),
    ...(view.holds && { holds: view.holds }),
    ...(lean && { lean: slant }),
    ...(scene.setting === 'underWater' && { submerged: true }),
    ...(washingLine && { washingLine }),
  }
  if (role.actor.kind !== 'person') {
    const sprite = drawActor(role.actor, acting)
    const part: Part = { id: role.id, kind: 'creature', sprite, x: 0, y: 0, scale: seenScale(role) }
    return [part, ...heldParts(part, role.id, scene, context)]
  }
  return personParts(role, view, acting, gathering)
}

/** Who looks at the stars, or lies under a quilt, does so on the back; others prop themselves on their elbows. */
function liesOnBack({ pose, looksAt, with: on }: Role, { setting }: Pick<ScenePlan, 'setting'>): boolean {
  const abed = on === 'bed' || setting === 'bedroom' || setting === 'sickBed'
  return pose === 'lie' && (looksAt === 'sky' || abed)
}

/** A person as parts, back to front: body, what the hands hold, the fingers before it. */
function personParts(role: Role, view: View, acting: Acting, { scene, context }: Gathering): Part[] {
  const held = heldProps(role.id, scene)
  const draw = (more: Partial<Acting>): Part => ({
    id: role.id,
    kind: 'person',
    sprite: drawActor(role.actor, { ...acting, ...more }),
    x: 0,
    y: 0,
    scale: seenScale(role),
  })
  const { pose } = acting
  if (pose === 'read') return readInLap(draw, heldThing(role.id, scene, context), view)
  const empty = draw({})
  const sides = holdingSides(empty.sprite, view, pose)
  const [side] = sides
  if (held.length === 0 || side === undefined)
    return [...fingersApart(empty), ...heldParts(empty, role.id, scene, context, { sides, view })]
  const [only, ...others] = held
  const oneThing = only && others.length === 0 && !view.hands && !view.fromBehind && !heldUp.has(only.name)
  const broad = oneThing ? propPart(only.name, scene, context) : undefined
  const carried = broad && carryBefore(draw, empty, broad, view, pose)
  if (carried) return carried
  const holds: Acting['holds'] = {}
  held.forEach(({ name }, index) => {
    holds[sides[index % sides.length] as Side] = holdOf(name, view)
  })
  const act = (hand?: Point): Part[] => {
    const [body, ...fingers] = fingersApart(draw({ holds, ...(hand && { hands: { [side]: hand } }) }))
    return [body, ...heldParts(body, role.id, scene, context, { sides, view }), ...fingers]
  }
  if (view.hands) return act()
  const up = raisedHand(empty.sprite, view, side, pose)
  const lifts = holdsUp(role.id, scene) && pose !== 'reach'
  const tries = lifts ? [up.beside, up.aside, up.low] : [undefined, up.aside, up.low]
  for (const hand of tries) {
    const parts = act(hand)
    if (parts.slice(1).every((part) => clearOfFace(part, parts[0] as Part))) return parts
  }
  // Short arms keep a broad thing off the face only with both hands.
  return (broad && carryBefore(draw, empty, broad, view, 'stand')) ?? act(up.low)
}

/** What somebody reads: what they hold, or else a book. */
function heldThing(id: string, scene: ScenePlan, context: PropContext): Omit<Part, 'x' | 'y'> {
  const held = scene.props.find((prop) => prop.held && prop.name !== 'rope' && (prop.near ?? 'hero') === id)
  return propPart(held?.name ?? 'book', scene, context, 1, true)
}

/** Nothing that somebody holds is before their own face. */
function clearOfFace(held: Part, holder: Part): boolean {
  return holder.sprite.faces.every(({ centre, radius }) => {
    const [x, y] = partPoint(holder, centre)
    const reach = radius * holder.scale * 0.92
    return held.sprite.shapes.every(
      (shape) =>
        shape.soft ||
        shape.points.every((point) => {
          const [px, py] = partPoint(held, point)
          return Math.hypot(px - x, py - y) > reach
        }),
    )
  })
}

/** Things that are carried above the head or before the chest, with an arm up. */
const heldUp: ReadonlySet<PropName> = new Set([
  'umbrella',
  'kite',
  'balloon',
  'lantern',
  'torch',
  'chalk',
  'sock',
  'star',
])

function holdsUp(id: string, scene: ScenePlan): boolean {
  return scene.props.some((prop) => prop.held && heldUp.has(prop.name) && (prop.near ?? 'hero') === id)
}

/** Places for a hand that holds something, seen from the face: next to it, farther out, and before the chest. */
function raisedHand(
  sprite: Sprite,
  view: View,
  hand: Side,
  pose: Pose,
): Record<'beside' | 'aside' | 'low', Point> {
  const face = sprite.faces[0]
  // Somebody who is turned lifts what they hold before them, unless the other hand is there.
  const ownSide = view.facing === 'front' || oneHandBusy.has(pose)
  const toLeft = ownSide ? (hand === 'A') !== (view.facing === 'left') : view.facing === 'left'
  const side = toLeft ? -1 : 1
  const [x, y] = face?.centre ?? [0, sprite.box.y0 * 0.8]
  const radius = face?.radius ?? 15
  const at = (right: number, down: number): Point => [x + side * radius * right, y + radius * down]
  return { beside: at(1.68, 1.1), aside: at(2.1, 0.9), low: at(1.5, 2.2) }
}

/** Tiny animals are drawn bigger than life, so that they are seen. */
function seenScale(role: Role): number {
  const growth =
    role.actor.kind === 'person'
      ? 1
      : ({
          snail: 1.9,
          mouse: 2,
          hedgehog: 1.7,
          squirrel: 1.35,
          fish: 1.3,
          duck: 1.7,
          rabbit: 1.25,
          owl: 1.2,
          cat: 1.15,
        }[role.actor.name as string] ?? 1)
  return growth * (role.size ?? 1)
}
