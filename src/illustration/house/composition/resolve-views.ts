import { hashText } from '#book/random.ts'
import type { Feeling, PlacedProp, Pose } from '#book/scene-plan.ts'
import type { Point } from '../drawing.ts'
import { carrierOf } from './carrier-of.ts'
import { onTheWay } from './order-of-going.ts'
import type { View } from './piece.ts'
import type { Placed } from './placed.ts'
import type { Role } from './scene-cast.ts'

/** Poses that go somewhere: without a target they go right, where the page turns. */
const going: ReadonlySet<Pose> = new Set([
  'walk',
  'run',
  'push',
  'pull',
  'crawl',
  'point',
  'reach',
  'ride',
  'peek',
  'climb',
  'fly',
  'swim',
])

/** Poses in which an animal stays where it is although it is at something. */
const staying: ReadonlySet<Pose> = new Set(['point', 'reach', 'peek'])

/** Poses in which somebody minds something else than who is near. */
const minding: ReadonlySet<Pose> = new Set([...going, 'sleep', 'lie', 'read', 'ride', 'chair', 'hug'])

/** Feelings in which a child that is looked at looks back. */
const open: ReadonlySet<Feeling> = new Set(['happy', 'delighted', 'proud', 'curious', 'surprised'])

/** What views are resolved from besides who stands where. */
interface Surroundings {
  /** What is in the picture besides the cast. */
  props?: readonly PlacedProp[]
  /** Points of the setting by name. */
  places?: ReadonlyMap<string, Point>
  /** On a cover the child looks out of the page, unless its plan says whom it looks at. */
  cover?: boolean
}

/** Where animals turn as long as nobody stands anywhere: one side or the other, by the seed. */
export function firstViews(roles: readonly Role[], seed: string): Map<string, View> {
  return new Map(
    roles
      .filter(({ actor }) => actor.kind === 'creature')
      .map(({ id, pose, looksAt }): [string, View] => {
        const known =
          looksAt === 'left' || looksAt === 'right' ? looksAt : going.has(pose) ? 'right' : undefined
        if (known) return [id, { facing: known, gaze: [known === 'left' ? -1 : 1, 0] }]
        const body = hashText(`${seed}:${id}`) % 2 === 0 ? 'left' : 'right'
        return [id, { facing: 'front', gaze: [0, 0], body }]
      }),
  )
}

/** Where everybody turns and looks, from where they stand. */
export function resolveViews(
  planned: readonly Role[],
  placed: readonly Placed[],
  { props = [], places = new Map(), cover = false }: Surroundings = {},
): Map<string, View> {
  const views = new Map<string, View>()
  const roles = planned.map((role) => turnedToCarrier(role, props))
  for (const role of roles) {
    const from = standOf(role, placed)
    if (!from) continue
    const friend = friendOf(role, roles, placed, cover)
    const seen = friend ? openTo(friend, from, role) : viewFrom(role, from, placed, places)
    // Who is aboard something sits as it was seated.
    const isFree = placed.some(({ piece }) => piece.animal && piece.id === role.id)
    const view = isFree ? towardsPeople(seen, role, from, roles, placed) : seen
    views.set(role.id, role.pose === 'lie' || role.pose === 'sleep' ? lying(view, from, role) : view)
  }
  for (const role of roles) goAlong(role, roles, views)
  return views
}

/** Who looks at what somebody or something carries turns to that; what is in one's own hands stays what it is. */
function turnedToCarrier(role: Role, props: readonly PlacedProp[]): Role {
  if (role.looksAt === undefined) return role
  const carrier = carrierOf(role.looksAt, props)
  return carrier === role.id ? role : { ...role, looksAt: carrier }
}

/** Who walks after somebody that walks goes the same way, also when ahead of them. */
function goAlong({ id, pose, looksAt }: Role, roles: readonly Role[], views: Map<string, View>): void {
  const own = views.get(id)
  const ahead = roles.find((role) => role.id === looksAt && role.id !== id)
  const led = ahead && views.get(ahead.id)
  if (!own || !led || led.facing === 'front' || !onTheWay.has(pose) || !onTheWay.has(ahead.pose)) return
  if (ahead.looksAt !== id) views.set(id, { ...own, facing: led.facing })
}

/** From where somebody turns: an animal's head is elsewhere when it has turned, its middle is not. */
function standOf({ id, actor }: Role, placed: readonly Placed[]): Point | undefined {
  const eyes = eyesOf(id, placed)
  const own =
    actor.kind === 'creature' ? placed.find(({ piece }) => piece.animal && piece.id === id) : undefined
  return eyes && own ? [(own.box.x0 + own.box.x1) / 2, eyes[1]] : eyes
}

/** An animal that minds nobody in particular has its head, not its tail, at the next person. */
function towardsPeople(
  view: View,
  { id, pose, looksAt }: Role,
  from: Point,
  roles: readonly Role[],
  placed: readonly Placed[],
): View {
  if (going.has(pose) && !staying.has(pose)) return view
  const [next] = roles
    .filter(({ actor }) => actor.kind === 'person')
    .map((person) => eyesOf(person.id, placed)?.[0])
    .filter((x) => x !== undefined)
    .sort((a, b) => Math.abs(a - from[0]) - Math.abs(b - from[0]))
  if (next === undefined) return view
  const side = next < from[0] ? 'left' : 'right'
  if (view.facing === 'front') return { ...view, body: side }
  const aimed =
    looksAt === 'left' || looksAt === 'right' || targetPoint(looksAt ?? '', id, placed) !== undefined
  const upOrDown = looksAt === 'sky' || looksAt === 'ground'
  return upOrDown || (staying.has(pose) && !aimed) ? { ...view, facing: side } : view
}

/**
 * Whom somebody looks at of their own accord. A child that should look at the reader looks back at who looks at it,
 * if it is in the mood; who was told nothing looks at the child, and the child at who is nearest.
 */
function friendOf(
  role: Role,
  roles: readonly Role[],
  placed: readonly Placed[],
  cover: boolean,
): Point | undefined {
  const own = eyesOf(role.id, placed)
  const child = role.id === 'hero'
  if (!own || minding.has(role.pose) || (child && cover)) return undefined
  const answers = child && role.looksAt === 'reader' && open.has(role.feeling)
  if (role.looksAt !== undefined && !answers) return undefined
  return roles
    .filter(({ id, looksAt }) => id !== role.id && (answers ? looksAt === role.id : child || id === 'hero'))
    .map(({ id }) => eyesOf(id, placed))
    .filter((eyes) => eyes !== undefined)
    .sort((a, b) => Math.abs(a[0] - own[0]) - Math.abs(b[0] - own[0]))[0]
}

/** The head turned to a friend; a person's body stays open to the reader. */
function openTo(friend: Point, from: Point, { actor }: Role): View {
  const gaze = wayTo(friend, from)
  return { facing: actor.kind === 'person' ? 'front' : sideOf(gaze), gaze }
}

/** Who lies has the head where the eyes go, or away from the page's edge; on the back, where the feet point. */
function lying(view: View, from: Point, { pose, looksAt }: Role): View {
  const headRight = view.facing === 'front' ? from[0] < 500 : view.facing === 'right'
  const feetFirst = pose === 'lie' && looksAt === 'sky'
  return { ...view, facing: headRight === feetFirst ? 'left' : 'right' }
}

function viewFrom(
  role: Role,
  from: Point,
  placed: readonly Placed[],
  places: ReadonlyMap<string, Point>,
): View {
  const moving = going.has(role.pose)
  const worked = workedAt(role, from, placed)
  if (worked) return worked
  switch (role.looksAt) {
    case 'left':
      return { facing: 'left', gaze: [-0.95, 0.1] }
    case 'right':
      return { facing: 'right', gaze: [0.95, 0.1] }
    case 'sky':
      return { facing: sideways(from, moving), gaze: [from[0] > 500 ? -0.35 : 0.35, -0.9] }
    case 'ground':
      return { facing: sideways(from, moving), gaze: [from[0] > 500 ? -0.3 : 0.3, 0.9] }
    case 'reader':
      return { facing: moving ? 'right' : 'front', gaze: [0, 0.05] }
    default:
  }
  const target =
    role.looksAt === undefined
      ? undefined
      : (targetPoint(role.looksAt, role.id, placed) ?? places.get(role.looksAt))
  if (!target && role.pose === 'read') return { facing: 'front', gaze: [0.1, 0.9] }
  if (!target) return { facing: moving ? 'right' : 'front', gaze: moving ? [0.8, 0] : [0, 0.05] }
  const gaze = wayTo(target, from)
  const aside = Math.abs(target[0] - from[0]) > (moving ? 0 : 46)
  return { facing: aside ? sideOf(gaze) : 'front', gaze }
}

/** Who pushes or pulls somebody or something turns to that, wherever the eyes go. */
function workedAt(
  { id, pose, with: object }: Role,
  from: Point,
  placed: readonly Placed[],
): View | undefined {
  if ((pose !== 'push' && pose !== 'pull') || object === undefined) return undefined
  const target = targetPoint(object, id, placed)
  if (!target) return undefined
  const gaze = wayTo(target, from)
  return { facing: sideOf(gaze), gaze }
}

/** The unit vector from one point to another, nothing between points that are one. */
function wayTo(to: Point, from: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy)
  return far < 1 ? [0, 0] : [dx / far, dy / far]
}

function sideOf(gaze: Point): 'left' | 'right' {
  return gaze[0] < 0 ? 'left' : 'right'
}

function sideways(from: Point, moving: boolean): View['facing'] {
  if (moving) return 'right'
  return from[0] > 500 ? 'left' : 'right'
}

function eyesOf(id: string, placed: readonly Placed[]): Point | undefined {
  const face = placed.flatMap((one) => one.faces).find(({ who }) => who === id)
  if (face) return face.centre
  const piece = placed.find((one) => one.piece.members.includes(id))
  return piece && [piece.x, piece.box.y0 + (piece.box.y1 - piece.box.y0) * 0.3]
}

function targetPoint(name: string, self: string, placed: readonly Placed[]): Point | undefined {
  const wanted =
    name === 'companions'
      ? placed.flatMap((one) => one.piece.members).find((who) => who.startsWith('companion') && who !== self)
      : name
  if (wanted === undefined || wanted === self) return undefined
  const eyes = eyesOf(wanted, placed)
  if (eyes) return eyes
  const piece = placed.find((one) => one.piece.id === wanted)
  return piece && [(piece.box.x0 + piece.box.x1) / 2, (piece.box.y0 + piece.box.y1) / 2]
}
