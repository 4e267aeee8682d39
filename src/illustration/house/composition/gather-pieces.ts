import type { Pose, PropName, ScenePlan } from '#book/scene-plan.ts'
import { props as propNames } from '#book/scene-plan.ts'
import { drawActor, figureOptions } from '../cast/draw-actor.ts'
import { drawPair } from '../figures/draw-pair.ts'
import type { Occasion } from '../figures/outfit.ts'
import type { Point, Sprite } from '../drawing.ts'
import { gatherProps, heldParts, propPart, type PropContext } from './gather-props.ts'
import type { Part, Piece, View } from './piece.ts'
import { surfaces, vessels } from './prop-planes.ts'
import { seatRiders, standOnGiant } from './ride.ts'
import type { Role } from './scene-cast.ts'

type Views = ReadonlyMap<string, View>
const toReader: View = { facing: 'front', gaze: [0, 0] }

const giants: ReadonlySet<string> = new Set(['hill', 'moon'])
const working: ReadonlySet<Pose> = new Set(['push', 'pull'])
const seatedPoses: ReadonlySet<Pose> = new Set([
  'ride',
  'sit',
  'sleep',
  'lie',
  'chair',
  'slump',
  'shy',
  'hips',
  'wave',
  'gasp',
  'rub',
  'stand',
  'point',
  'peek',
  'kneel',
  'holdHands',
])

interface Gathering {
  scene: ScenePlan
  roles: readonly Role[]
  occasion: Occasion
  context: PropContext
  /** Roles that stand in a piece already. */
  taken: Set<string>
  /** Props that stand in a piece already. */
  takenProps: Set<PropName>
}

/** Turns cast and props into the pieces that are placed as one: pairs, riders with their cart, giants. */
export function gatherPieces(
  scene: ScenePlan,
  roles: readonly Role[],
  occasion: Occasion,
  context: PropContext,
): Piece[] {
  const gathering: Gathering = { scene, roles, occasion, context, taken: new Set(), takenProps: new Set() }
  const riding = vehiclesOf(gathering)
  const pieces: Piece[] = [
    ...giantsOf(gathering, riding),
    ...riding.filter((piece) => !gathering.taken.has(piece.id)),
    ...workersOf(gathering),
    ...pairsOf(gathering),
  ]
  for (const role of roles) if (!gathering.taken.has(role.id)) pieces.push(alone(role, gathering))
  return [...pieces, ...gatherProps(scene, gathering.takenProps, context, roles)]
}

function viewOf(views: Views, id: string): View {
  return views.get(id) ?? toReader
}

/** One actor as parts, with what the hands hold. */
function actorParts(role: Role, views: Views, gathering: Gathering, pose: Pose = role.pose): Part[] {
  const { scene, occasion, context } = gathering
  const sprite = drawActor(role.actor, {
    pose,
    feeling: role.feeling,
    view: viewOf(views, role.id),
    occasion,
    ...(role.id === 'sheep' && !['sleep', 'lie'].includes(pose) && { lean: 8 }),
    ...(role.id === 'hill' &&
      scene.props.some((prop) => prop.name === 'washingLine' && prop.near === 'hill') && {
        washingLine: true,
      }),
  })
  const kind = role.actor.kind === 'person' ? 'person' : 'creature'
  const part: Part = { id: role.id, kind, sprite, x: 0, y: 0, scale: seenScale(role) }
  return [part, ...heldParts(part, role.id, scene, context, viewOf(views, role.id))]
}

/** Tiny animals are drawn bigger than life, so that they are seen. */
function seenScale(role: Role): number {
  const growth =
    role.actor.kind === 'person'
      ? 1
      : ({ snail: 1.9, mouse: 2, duck: 1.3, rabbit: 1.25, owl: 1.2, cat: 1.15 }[role.actor.name as string] ??
        1)
  return growth * (role.size ?? 1)
}

function alone(role: Role, gathering: Gathering): Piece {
  const giant = giants.has(role.id)
  return {
    id: role.id,
    plane: giant ? 'giant' : 'cast',
    members: [role.id],
    build: (views) => actorParts(role, views, gathering),
  }
}

function vehiclesOf(gathering: Gathering): Piece[] {
  const pieces: Piece[] = []
  for (const name of [...new Set(gathering.roles.map((role) => role.with))]) {
    const riders = gathering.roles.filter(
      (role) => role.with === name && seatedPoses.has(role.pose) && !giants.has(role.id),
    )
    if (name === undefined || riders.length === 0) continue
    const prop = propNames.find((one) => one === name)
    const mount = gathering.roles.find((role) => role.id === name)
    if (prop) pieces.push(vehicle(prop, riders, gathering))
    else if (mount && isMount(mount, riders)) pieces.push(mounted(mount, riders, gathering))
  }
  return pieces
}

function isMount(mount: Role, riders: readonly Role[]): boolean {
  return (
    mount.actor.kind === 'creature' && !giants.has(mount.id) && riders.every((rider) => rider.pose === 'ride')
  )
}

function vehicle(name: PropName, riders: readonly Role[], gathering: Gathering): Piece {
  const { context, scene } = gathering
  gathering.takenProps.add(name)
  for (const rider of riders) gathering.taken.add(rider.id)
  const lying = riders.every((rider) => rider.pose === 'sleep' || rider.pose === 'lie')
  const onWater = name === 'boat' || (name === 'cart' && context.afloat)
  return {
    id: name,
    plane: 'cast',
    members: riders.map((rider) => rider.id),
    ...(onWater && context.hasWater && { slot: 'water' }),
    build: (views) => {
      const prop = propPart(name, scene, context)
      const seated = riders.map((rider) => ridingParts(rider, views, gathering, name))
      if (lying && surfaces.has(name)) return layOn(prop, seated)
      const parts = seatRiders(
        prop,
        seated.map((parts) => parts[0] as Part),
        vessels.has(name),
      )
      return withHeld(parts, seated)
    },
  }
}

/** Riders who stand in a vessel still stand; the rest sit upright in it. */
function ridingParts(rider: Role, views: Views, gathering: Gathering, vessel: string): Part[] {
  const kept: readonly Pose[] = ['sleep', 'lie', 'chair', 'sit', 'ride']
  const inVessel = vessels.has(vessel as PropName)
  const pose =
    inVessel && !['sleep', 'lie'].includes(rider.pose)
      ? 'ride'
      : kept.includes(rider.pose)
        ? rider.pose
        : 'sit'
  return actorParts(rider, views, gathering, pose)
}

/** What riders hold moves along with them. */
function withHeld(parts: Part[], seated: readonly Part[][]): Part[] {
  return parts.flatMap((part) => {
    const own = seated.find((group) => group[0]?.id === part.id)
    if (!own) return [part]
    return [part, ...own.slice(1).map((held) => ({ ...held, x: held.x + part.x, y: held.y + part.y }))]
  })
}

function layOn(prop: Omit<Part, 'x' | 'y'>, seated: readonly Part[][]): Part[] {
  const bed: Part = { ...prop, x: 0, y: 0 }
  const far = bed.sprite.shapes.filter((shape) => !/^(blanket|quilt|front)/i.test(shape.part))
  const near = bed.sprite.shapes.filter((shape) => /^(blanket|quilt|front)/i.test(shape.part))
  const on =
    bed.sprite.anchors['seat'] ?? bed.sprite.anchors['top'] ?? ([0, bed.sprite.box.y0 * 0.5] as const)
  const sleepers = seated.map((parts, index) => {
    const part = parts[0] as Part
    const wide = (part.sprite.box.x1 - part.sprite.box.x0) * part.scale
    const room = (bed.sprite.box.x1 - bed.sprite.box.x0) * bed.scale
    const fit = Math.min(1, (room * 0.86) / wide)
    return {
      ...part,
      scale: part.scale * fit,
      x: on[0] * bed.scale + (index === 0 ? 0 : (index % 2 === 0 ? -1 : 1) * room * 0.2),
      y: on[1] * bed.scale - index * 10,
    }
  })
  return [
    { ...bed, sprite: { ...bed.sprite, shapes: far } },
    ...sleepers.reverse(),
    { ...bed, id: `${bed.id}-cover`, sprite: { ...bed.sprite, shapes: near } },
  ]
}

function mounted(mount: Role, riders: readonly Role[], gathering: Gathering): Piece {
  for (const one of [mount, ...riders]) gathering.taken.add(one.id)
  return {
    id: mount.id,
    plane: 'cast',
    members: [mount.id, ...riders.map((rider) => rider.id)],
    build: (views) => {
      const animal = actorParts(mount, views, gathering)[0] as Part
      const seated = riders.map((rider) => actorParts(rider, views, gathering, 'ride'))
      const back =
        animal.sprite.anchors['back'] ??
        animal.sprite.anchors['seat'] ??
        ([0, animal.sprite.box.y0 * 0.6] as const)
      const sprite = { ...animal.sprite, anchors: { ...animal.sprite.anchors, seat: back } }
      const parts = seatRiders(
        { ...animal, sprite },
        seated.map((group) => group[0] as Part),
        false,
      )
      return withHeld(parts, seated)
    },
  }
}

/** Giants with everybody and everything that is on them. */
function giantsOf(gathering: Gathering, riding: readonly Piece[]): Piece[] {
  const { roles, scene } = gathering
  return roles
    .filter((role) => giants.has(role.id))
    .map((giant) => {
      const riders = roles.filter(
        (role) =>
          role.with === giant.id &&
          !gathering.taken.has(role.id) &&
          !working.has(role.pose) &&
          !['hug', 'reach', 'walk', 'run'].includes(role.pose),
      )
      const carts = riding.filter((piece) =>
        scene.props.some((prop) => prop.name === piece.id && prop.near === giant.id),
      )
      for (const one of [giant, ...riders]) gathering.taken.add(one.id)
      for (const cart of carts) gathering.taken.add(cart.id)
      return {
        id: giant.id,
        plane: 'giant' as const,
        members: [giant.id, ...riders.map((rider) => rider.id), ...carts.flatMap((cart) => cart.members)],
        build: (views: Views) => {
          const body = actorParts(giant, views, gathering)[0] as Part
          const groups = [
            ...carts.map((cart) => cart.build(views)),
            ...riders.map((rider) => actorParts(rider, views, gathering)),
          ]
          return groups.length === 0 ? [body] : standOnGiant(body, groups, groups.length > 4 ? 1.5 : 1.9)
        },
      }
    })
}

/** Who pushes or pulls stands behind or before the thing, hands on it. */
function workersOf(gathering: Gathering): Piece[] {
  const { roles, scene, context } = gathering
  const pieces: Piece[] = []
  for (const name of propNames) {
    const workers = roles.filter(
      (role) => role.with === name && working.has(role.pose) && !gathering.taken.has(role.id),
    )
    if (workers.length === 0 || gathering.takenProps.has(name) || name === 'rope') continue
    gathering.takenProps.add(name)
    for (const worker of workers) gathering.taken.add(worker.id)
    pieces.push({
      id: name,
      plane: 'cast',
      members: workers.map((worker) => worker.id),
      build: (views) => {
        const prop: Part = { ...propPart(name, scene, context), x: 0, y: 0 }
        const edge = { push: prop.sprite.box.x0 * prop.scale, pull: prop.sprite.box.x1 * prop.scale }
        const crew = workers.flatMap((worker, index) => {
          const side = worker.pose === 'pull' ? 1 : -1
          const direction: View = { facing: 'right', gaze: [1, 0] }
          const parts = actorParts(worker, new Map([...views, [worker.id, direction]]), gathering)
          const { box } = (parts[0] as Part).sprite
          const reach = side < 0 ? box.x1 : -box.x0
          const x = (side < 0 ? edge.push : edge.pull) + side * (reach * 0.86 + index * 44)
          return parts.map((part) => ({ ...part, x: part.x + x }))
        })
        return [...crew.reverse(), prop]
      },
    })
  }
  return pieces
}

/** Two who hug or hold hands. */
function pairsOf(gathering: Gathering): Piece[] {
  const { roles } = gathering
  const pieces: Piece[] = []
  for (const role of roles) {
    if (gathering.taken.has(role.id) || role.with === undefined) continue
    const wanted = role.with === 'companions' ? 'companion1' : role.with
    const other = roles.find((one) => one.id === wanted && one.id !== role.id && !gathering.taken.has(one.id))
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
  return [...one, ...moved].map((part) => ({ ...part, x: part.x - apart / 2 }))
}

/** Two people as one sprite; a grown-up hugs a baby by carrying it. */
function joinedPeople(role: Role, other: Role, hugging: boolean, views: Views, { occasion }: Gathering): Sprite | undefined {
  const [first, second] = [role.actor, other.actor]
  if (first.kind !== 'person' || second.kind !== 'person') return undefined
  const one = figureOptions(first, { ...role, view: viewOf(views, role.id), occasion })
  const two = figureOptions(second, { ...other, view: viewOf(views, other.id), occasion })
  if (hugging && first.ageYears > 9 && second.ageYears < 2) return drawPair('carry', one, two)
  if (hugging && second.ageYears > 9 && first.ageYears < 2) return drawPair('carry', two, one)
  return drawPair(hugging ? 'hug' : 'holdHands', one, two)
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
