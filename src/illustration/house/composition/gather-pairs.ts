import type { Pose } from '#book/scene-plan.ts'
import { figureOptions } from '../cast/draw-actor.ts'
import type { Point, Sprite } from '../drawing.ts'
import { drawPair } from '../figures/draw-pair.ts'
import { actorParts, type Gathering, type Views, viewOf } from './gathering.ts'
import { giants } from './giants.ts'
import { parkBeside, withParked } from './park-wheelchairs.ts'
import { usesWheelchair } from './parks-wheelchair.ts'
import type { Part, Piece, View } from './piece.ts'
import { facesFree } from './ride.ts'
import { occasionOf, type Role } from './scene-cast.ts'

/** Two who hug or hold hands. */
export function pairsOf(gathering: Gathering): Piece[] {
  const { roles } = gathering
  const pieces: Piece[] = []
  for (const role of roles) {
    if (gathering.taken.has(role.id)) continue
    const other = partnerOf(
      role,
      roles.filter((one) => one.id !== role.id && !gathering.taken.has(one.id)),
    )
    if (!other || giants.has(other.id)) continue
    gathering.taken.add(role.id)
    gathering.taken.add(other.id)
    pieces.push({
      id: role.id,
      plane: 'cast',
      members: [role.id, other.id],
      build: (views) => pairParts(role, other, views, gathering),
    })
  }
  return pieces
}

/** Whom somebody is with; who hugs nobody in particular hugs the next who does. */
function partnerOf(role: Role, free: readonly Role[]): Role | undefined {
  if (role.with === undefined)
    return together.has(role.pose)
      ? free.find((one) => one.pose === role.pose && one.with === undefined)
      : undefined
  const wanted = role.with === 'companions' ? 'companion1' : role.with
  return free.find((one) => one.id === wanted)
}

const together: ReadonlySet<Pose> = new Set(['hug', 'holdHands'])

function pairParts(role: Role, other: Role, views: Views, gathering: Gathering): Part[] {
  const hugging = role.pose === 'hug' || other.pose === 'hug'
  const joined = hugging || role.pose === 'holdHands' || other.pose === 'holdHands'
  const people = joined ? joinedPeople(role, other, hugging, views, gathering) : undefined
  if (people) {
    const parts: Part[] = [{ id: role.id, kind: 'person', sprite: people, x: 0, y: 0, scale: role.size ?? 1 }]
    const carried = hugging
      ? [role, other].find((one) => isCarried(one, one === role ? other : role))
      : undefined
    return carried && usesWheelchair(carried) ? parkBeside(parts, carried, views, gathering) : parts
  }
  const act = (who: Role, view: View, pose?: Pose): Part[] =>
    actorParts(who, new Map([...views, [who.id, view]]), gathering, pose)
  if (hugging && role.actor.kind === 'person' && other.actor.kind === 'creature')
    return hugAnimal(
      (...how) => act(role, ...how),
      (...how) => act(other, ...how),
      other.actor.toy,
      viewOf(views, role.id).facing === 'left' ? -1 : 1,
    )
  // Nobody sits on a toy, but next to it.
  const one = act(role, turnedTo(1), role.pose === 'ride' ? 'sit' : role.pose)
  const two = act(other, turnedTo(-1))
  const [first, second] = [one[0] as Part, two[0] as Part]
  const apart =
    (first.sprite.box.x1 * first.scale - second.sprite.box.x0 * second.scale) * (hugging ? 0.78 : 0.96)
  const moved = two.map((part) => ({ ...part, x: part.x + apart, y: part.y + 3 }))
  const working = role.pose === 'push' && first.kind === 'person'
  const hands = working ? handsOn(moved[0] as Part, first.scale) : undefined
  const acting = hands ? act(role, { ...turnedTo(1), hands }) : one
  const both = [...acting, ...moved].map((part) => ({ ...part, x: part.x - apart / 2 }))
  return withParked(both, [role, other], views, gathering)
}

/** A baby is hugged in the arms of who is much older. */
function isCarried({ actor }: Role, by: Role): boolean {
  return actor.kind === 'person' && actor.ageYears < 2 && by.actor.kind === 'person' && by.actor.ageYears > 9
}

/** Two people as one sprite; a grown-up hugs a baby by carrying it. */
function joinedPeople(
  role: Role,
  other: Role,
  hugging: boolean,
  views: Views,
  { scene }: Gathering,
): Sprite | undefined {
  const [first, second] = [role.actor, other.actor]
  if (first.kind !== 'person' || second.kind !== 'person') return undefined
  const one = figureOptions(first, {
    ...role,
    view: viewOf(views, role.id),
    occasion: occasionOf(scene, role.id),
  })
  const two = figureOptions(second, {
    ...other,
    view: viewOf(views, other.id),
    occasion: occasionOf(scene, other.id),
  })
  if (hugging && isCarried(other, role)) return drawPair('carry', one, two)
  if (hugging && isCarried(role, other)) return drawPair('carry', two, one)
  return drawPair(hugging ? 'hug' : 'holdHands', one, two)
}

/** Both hands on somebody's near flank, in the units of who stands on the left. */
function handsOn({ sprite, x, y, scale }: Part, units: number): { A: Point; B: Point } {
  const { x0, x1, y0 } = sprite.box
  const at = (across: number, up: number): Point => [
    (x + (x0 + (x1 - x0) * across) * scale) / units,
    (y + y0 * up * scale) / units,
  ]
  return { A: at(0.24, 0.4), B: at(0.3, 0.56) }
}

function turnedTo(side: 1 | -1): View {
  return { facing: side > 0 ? 'right' : 'left', gaze: [side * 0.9, 0.3] }
}

/** What is lower than this share of its holder is lifted up; toys are no bigger than that in anybody's arms. */
const liftedUpTo = 0.42

/** A toy or a small animal is hugged in the arms, a bigger one round the neck, kneeling before it when it is low. */
function hugAnimal(
  actPerson: (view: View, pose?: Pose) => Part[],
  actAnimal: (view: View, pose?: Pose) => Part[],
  toy: boolean | undefined,
  side: 1 | -1,
): Part[] {
  const upright = actPerson(turnedTo(side), 'hug')
  const holder = upright[0] as Part
  const [standing, ...own] = actAnimal(turnedTo(-1)) as [Part, ...Part[]]
  const most = heightOf(holder) * liftedUpTo
  if (toy || heightOf(standing) < most) {
    const [sitting] = actAnimal(turnedTo(side === 1 ? -1 : 1), 'sit') as [Part]
    return [...upright, inArms(holder, sitting, most)]
  }
  const [, headY] = faceOf(standing).at
  const low = headY > faceOf(holder).at[1] + faceOf(holder).radius
  const pose = low ? 'kneel' : 'hug'
  const before = actPerson(turnedTo(1), pose)[0] as Part
  const apart = cheekToCheek(before, standing)
  const face = faceOf(standing)
  const neck = ([across, down]: Point): Point => [
    (apart + face.at[0] + face.radius * across) / before.scale,
    (face.at[1] + face.radius * down) / before.scale,
  ]
  const hands = { A: neck([0.3, 1.25]), B: neck([0.6, 1.1]) }
  const animal = [standing, ...own].map((part) => ({ ...part, x: part.x + apart, y: part.y - 3 }))
  const person = actPerson({ ...turnedTo(1), hands }, pose)
  // Arms from above go behind a low head, before which they would hide the face, unless its ears hide the person's.
  const behind = low && facesFree(person, animal[0] as Part)
  return (behind ? [...person, ...animal] : [...animal, ...person]).map((part) => ({
    ...part,
    x: part.x - apart / 2,
  }))
}

function heightOf({ sprite, scale }: Part): number {
  return -sprite.box.y0 * scale
}

function faceOf({ sprite, scale }: Part): { at: Point; radius: number } {
  const { centre, radius } = sprite.faces[0] ?? { centre: [0, sprite.box.y0 * 0.8], radius: 10 }
  return { at: [centre[0] * scale, centre[1] * scale], radius: radius * scale }
}

/** How far to the right of somebody an animal stands so that their heads just touch. */
function cheekToCheek(person: Part, animal: Part): number {
  const [one, two] = [faceOf(person), faceOf(animal)]
  const touching = (one.radius + two.radius) * 1.1
  const down = two.at[1] - one.at[1]
  const across = Math.sqrt(Math.max(0, touching * touching - down * down))
  return one.at[0] - two.at[0] + Math.max(across, two.radius + one.radius * 0.3)
}

/** A toy or small animal before the chest, below its holder's chin. */
function inArms(holder: Part, thing: Part, most: number): Part {
  const hands: Point[] = ['handA', 'handB'].map(
    (name) => holder.sprite.anchors[name] ?? ([0, holder.sprite.box.y0 * 0.5] as const),
  )
  const x = hands.reduce((sum, [at]) => sum + at, 0) / hands.length
  const y = hands.reduce((sum, [, at]) => sum + at, 0) / hands.length
  const scale = thing.scale * Math.min(1, most / heightOf(thing))
  const tall = -thing.sprite.box.y0 * scale
  const { at, radius } = faceOf(holder)
  const wanted = y * holder.scale + tall * 0.45
  return { ...thing, scale, x: x * holder.scale, y: Math.max(wanted, at[1] + radius * 0.75 + tall) }
}
