import type { Pose } from '#book/scene-plan.ts'
import { figureOptions } from '../cast/draw-actor.ts'
import type { Point, Sprite } from '../drawing.ts'
import { drawPair } from '../figures/draw-pair.ts'
import { actorParts, type Gathering, giants, type Views, viewOf } from './gathering.ts'
import type { Part, Piece, View } from './piece.ts'
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
  if (people) return [{ id: role.id, kind: 'person', sprite: people, x: 0, y: 0, scale: role.size ?? 1 }]
  const one = actorParts(role, new Map([...views, [role.id, turnedTo(1)]]), gathering)
  const two = actorParts(other, new Map([...views, [other.id, turnedTo(-1)]]), gathering)
  const [first, second] = [one[0] as Part, two[0] as Part]
  const toy = other.actor.kind === 'creature' && other.actor.toy
  if (hugging && toy) return [...one, carriedToy(first, second)]
  const apart =
    (first.sprite.box.x1 * first.scale - second.sprite.box.x0 * second.scale) * (hugging ? 0.78 : 0.96)
  const moved = two.map((part) => ({ ...part, x: part.x + apart, y: part.y + 3 }))
  const working = role.pose === 'push' && first.kind === 'person'
  const hands = working ? handsOn(moved[0] as Part, first.scale) : undefined
  const acting = hands
    ? actorParts(role, new Map([...views, [role.id, { ...turnedTo(1), hands }]]), gathering)
    : one
  return [...acting, ...moved].map((part) => ({ ...part, x: part.x - apart / 2 }))
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
  if (hugging && first.ageYears > 9 && second.ageYears < 2) return drawPair('carry', one, two)
  if (hugging && second.ageYears > 9 && first.ageYears < 2) return drawPair('carry', two, one)
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

function carriedToy(holder: Part, toy: Part): Part {
  const hands: Point[] = ['handA', 'handB'].map(
    (name) => holder.sprite.anchors[name] ?? ([0, holder.sprite.box.y0 * 0.5] as const),
  )
  const x = hands.reduce((sum, [at]) => sum + at, 0) / hands.length
  const y = hands.reduce((sum, [, at]) => sum + at, 0) / hands.length
  const tall = -toy.sprite.box.y0 * toy.scale
  return { ...toy, x: x * holder.scale, y: y * holder.scale + tall * 0.45 }
}
