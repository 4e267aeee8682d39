import type { Pose, PropName } from '#book/scene-plan.ts'
import type { Point } from '../drawing.ts'
import { actorParts, type Gathering, type Views, viewOf } from './gathering.ts'
import { giants } from './giants.ts'
import { propPart } from './prop-part.ts'
import { loadOn } from './put-on-things.ts'
import { comeBeside, staysAlongside, withParked } from './park-wheelchairs.ts'
import { mirrored } from './mirrored.ts'
import { type Part, partPoint, type Piece, type View } from './piece.ts'
import { propStands, surfaces, vessels } from './prop-planes.ts'
import { fistsRound, isFingers } from './hold-in-hands.ts'
import { layInBed } from './lay-in-bed.ts'
import { seatOnBack, seatRiders } from './ride.ts'
import type { Role } from './scene-cast.ts'

/** Goes the way that whoever sits on it faces. */
const steered: ReadonlySet<PropName> = new Set(['bicycle', 'motorbike'])

export const working: ReadonlySet<Pose> = new Set(['push', 'pull'])
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
  'read',
])

/** Carts, boats, beds and animals with whoever is in, on, before or behind them. */
export function vehiclesOf(gathering: Gathering): Piece[] {
  const { roles, scene } = gathering
  const pieces: Piece[] = []
  for (const { name } of scene.props) {
    if (gathering.takenProps.has(name) || name === 'rope') continue
    const riders = ridersOf(name, roles, floats(name, gathering))
    const workers = crewOf(name, roles)
    if (riders.length + workers.length > 0) pieces.push(vehicle(name, riders, workers, gathering))
  }
  for (const mount of roles) {
    const riders = roles.filter((role) => role.with === mount.id && role.pose === 'ride')
    if (riders.length > 0 && mount.actor.kind === 'creature' && !mount.actor.toy && !giants.has(mount.id))
      pieces.push(mounted(mount, riders, gathering))
  }
  return pieces
}

/** A boat, a cart in a river, and any vehicle that a plan has among waves. */
function floats(name: PropName, { context, scene }: Gathering): boolean {
  if (name === 'boat' || (name === 'cart' && context.afloat)) return true
  return (
    vessels.has(name) &&
    propStands[name].plane === 'back' &&
    scene.props.some((prop) => prop.name === 'waves')
  )
}

/** So many can push or pull one behind the other where big animals do; the rest come along beside them. */
const longestCrew = 3

/** Who works at it, big animals last; of few, people are next to it, whose hands reach it or each other's backs. */
function crewOf(name: PropName, roles: readonly Role[]): Role[] {
  const workers = roles.filter((role) => working.has(role.pose) && (role.with ?? role.looksAt) === name)
  const others = workers.filter((role) => !isBig(role))
  if (workers.length <= longestCrew)
    others.sort((a, b) => Number(b.actor.kind === 'person') - Number(a.actor.kind === 'person'))
  return [...others, ...workers.filter(isBig).slice(0, Math.max(1, longestCrew - others.length))]
}

/** Places in a cart: an animal as big as a horse takes two, everybody else one. */
const placesAboard = 8

function isBig({ actor }: Role): boolean {
  return actor.kind === 'creature' && !actor.toy && big.has(actor.name)
}

/** Who fits in a cart, big animals last; the others walk beside it. */
function withRoom(riders: readonly Role[]): Role[] {
  const bigOnes = riders.filter(isBig)
  const others = riders.filter((role) => !isBig(role))
  return [...others, ...bigOnes.slice(0, Math.max(1, Math.floor((placesAboard - others.length) / 2)))]
}

/** Animals of which one has no room on a bed but at a sleeper's feet, and that take two places in a cart. */
const big: ReadonlySet<string> = new Set([
  'cow',
  'horse',
  'unicorn',
  'elephant',
  'whale',
  'dragon',
  'dinosaur',
  'lion',
  'bear',
  'deer',
])

/** Who is in or on it, the hero first. On the water that is everybody. A bed holds two people and three small animals or a big one; the others sleep beside it. */
function ridersOf(name: PropName, roles: readonly Role[], onWater: boolean): Role[] {
  const aboard = (role: Role): boolean =>
    role.with === name && (seatedPoses.has(role.pose) || vessels.has(name))
  const riders = roles
    .filter((role) => aboard(role) && !working.has(role.pose) && !giants.has(role.id))
    .sort((a, b) => Number(b.id === 'hero') - Number(a.id === 'hero'))
  if (vessels.has(name)) return onWater ? riders : withRoom(riders)
  if (!surfaces.has(name)) return riders
  const people = riders.filter((role) => role.actor.kind === 'person').slice(0, 2)
  const animals = riders.filter((role) => role.actor.kind === 'creature')
  const small = animals.filter((role) => !isBig(role))
  return [...people, ...(small.length > 0 ? small.slice(0, 3) : animals.slice(0, 1))]
}

function vehicle(
  name: PropName,
  riders: readonly Role[],
  workers: readonly Role[],
  gathering: Gathering,
): Piece {
  const { context, scene } = gathering
  gathering.takenProps.add(name)
  for (const role of [...riders, ...workers]) gathering.taken.add(role.id)
  const alongside = riders.filter((rider) => staysAlongside(rider, name))
  const aboard = riders.filter((rider) => !alongside.includes(rider))
  const laidOut = name === 'table' ? loadOn(name, gathering) : (): Part[] => []
  const lying = aboard.length > 0 && aboard.every((rider) => rider.pose === 'sleep' || rider.pose === 'lie')
  const heroInIt = riders.some((rider) => rider.id === 'hero')
  const furnished = heroInIt ? undefined : context.furnishings.find((one) => one.name === name)?.slot
  const slot = floats(name, gathering) && context.hasWater ? 'water' : furnished
  return {
    id: name,
    plane: 'cast',
    members: [...riders, ...workers].map((role) => role.id),
    ...(slot !== undefined && { slot }),
    build: (views) => {
      const ahead = aboard.map((rider) => viewOf(views, rider.id).facing)
      const drawn = propPart(name, scene, context)
      const prop =
        steered.has(name) && ahead.includes('left') ? { ...drawn, sprite: mirrored(drawn.sprite) } : drawn
      const seatsFor = (seatHeight: number): Part[][] =>
        aboard.map((rider) => {
          const sitter = riders.length > uncrowded ? upright(rider) : rider
          return ridingParts(sitter, onSeat(rider, views, name, seatHeight), gathering, name)
        })
      let seated = seatsFor(seatHeightOf(prop))
      const beside = (loaded: readonly Part[]): Part[] => {
        const parked = withParked(loaded, aboard, views, gathering)
        return alongside.reduce(
          (parts, rider) => [...parts, ...comeBeside(parts, rider, views, gathering)],
          parked,
        )
      }
      if (lying && surfaces.has(name)) return beside(layInBed(prop, seated))
      const seatAll = (): Part[] => {
        const firsts = seated.map((parts) =>
          name === 'table' ? onTop(parts[0] as Part) : (parts[0] as Part),
        )
        return firsts.length === 0 ? [{ ...prop, x: 0, y: 0 }] : seatRiders(prop, firsts, vessels.has(name))
      }
      let seatedAt = seatAll()
      const grown = seatedAt[0] as Part
      if (withLegRoom.has(name) && grown.scale !== prop.scale) {
        // A seat that has grown for all of them is higher too.
        seated = seatsFor(seatHeightOf(grown))
        seatedAt = seatAll()
      }
      const steering = steered.has(name) ? seatedAt[0] : undefined
      if (steering) seated.splice(0, 1, atBars(steering, seatedAt, aboard, views, gathering))
      const loaded = [...withDrawnAnew(seatedAt, seated), ...laidOut(seatedAt[0] as Part)]
      const crew = crewParts(workers, loaded, views, gathering)
      return beside([
        ...crew.filter((part) => !isFingers(part)),
        ...withHeld(loaded, seated),
        ...crew.filter(isFingers),
      ])
    },
  }
}

/** What one sits on with the legs down. */
const withLegRoom: ReadonlySet<PropName> = new Set([
  'bench',
  'chair',
  'sofa',
  'fence',
  'tree',
  'appleTree',
  'mangoTree',
])

/** A rider's view, who knows how high the seat is if legs hang from it. Centimetres. */
function onSeat({ id, size = 1 }: Role, views: Views, name: PropName, height: number): Views {
  if (!withLegRoom.has(name)) return views
  return new Map([...views, [id, { ...viewOf(views, id), seatHeight: height / size }]])
}

function seatHeightOf({ sprite, scale }: Pick<Part, 'sprite' | 'scale'>): number {
  return -(sprite.anchors['seat']?.[1] ?? 0) * scale
}

/** Whoever steers, drawn anew with both hands round the bars. */
function atBars(
  bicycle: Part,
  seatedAt: readonly Part[],
  [rider]: readonly Role[],
  views: Views,
  gathering: Gathering,
): Part[] {
  const part = seatedAt.find(({ id }) => id === rider?.id)
  const bars = gripOf([bicycle])
  if (!rider || !part || !bars) return []
  const own: Point = [(bars.x - part.x) / part.scale, (bars.y - part.y) / part.scale]
  if (part.kind !== 'person') return ridingParts(rider, views, gathering, bicycle.id)
  const view: View = { ...viewOf(views, rider.id), hands: { A: own, B: own }, holds: fistsRound([0, -1]) }
  return ridingParts(rider, new Map([...views, [rider.id, view]]), gathering, bicycle.id)
}

/** Riders as they are drawn by now, where they sit. */
function withDrawnAnew(parts: readonly Part[], seated: readonly Part[][]): Part[] {
  return parts.map((part) => {
    const anew = seated.find((group) => group[0]?.id === part.id)?.[0]
    return anew ? { ...part, sprite: anew.sprite } : part
  })
}

/** An animal sits on a table with all of it; on a bench its legs hang down. */
function onTop(part: Part): Part {
  if (part.kind === 'person') return part
  const { anchors, box } = part.sprite
  return {
    ...part,
    sprite: { ...part.sprite, anchors: { ...anchors, seat: [anchors['seat']?.[0] ?? 0, box.y1] } },
  }
}

/** Who pushes stands behind the thing, who pulls before it, the nearest with hands on it. */
function crewParts(
  workers: readonly Role[],
  loaded: readonly Part[],
  views: Views,
  gathering: Gathering,
): Part[] {
  const thing = loaded.filter((part) => part.kind === 'prop')
  const counts = { push: 0, pull: 0 }
  const filled = { push: 0, pull: 0 }
  const rears = { push: 0, pull: 0 }
  const crew = workers.map((worker) => {
    const way = worker.pose === 'pull' ? 'pull' : 'push'
    const side = way === 'pull' ? 1 : -1
    const person = worker.actor.kind === 'person'
    // An animal pulls ahead; a person leans back and looks at what they pull.
    const hauls = person && way === 'pull'
    const view: View = hauls
      ? { facing: 'left', gaze: [-1, 0.2], holds: fistsRound([0, -1]) }
      : { facing: 'right', gaze: [1, 0] }
    const act = (hands?: View['hands']): Part[] =>
      actorParts(worker, new Map([...views, [worker.id, hands ? { ...view, hands } : view]]), gathering)
    const free = act()
    const { sprite, scale } = free[0] as Part
    const [handX, handY] = sprite.anchors['handB'] ?? [-side * (sprite.box.x1 - 4), sprite.box.y0 / 2]
    const reach = (person ? Math.abs(handX) * 0.94 : Math.max(-sprite.box.x0, sprite.box.x1) * 0.9) * scale
    const edge = (hauls && gripOf(thing)) || edgeAt(thing, side, handY * scale)
    // An animal's face is as low as the legs of whoever is before it.
    const clear = person ? 0 : rears[way] * 0.6
    const x = edge.x + side * (reach + filled[way] + clear)
    const y = counts[way] % 2 === 0 ? 0 : -9
    // Who is tall bends down to the rim of what is pushed.
    const grip: Point = [(edge.x - x) / scale, (edge.y + (hauls ? 0 : 5)) / scale]
    const handsOn = counts[way] === 0 && person && (hauls || handY * scale < edge.y)
    const parts = handsOn ? act({ A: grip, B: grip }) : free
    counts[way]++
    // Who comes next has the hands at the back of who was before: faces stay clear.
    const rear = (side < 0 ? -sprite.box.x0 : sprite.box.x1) * scale
    rears[way] = rear
    filled[way] += clear + reach + rear * (workers.length > 3 ? 0.05 : 0.35)
    return parts.map((part) => ({ ...part, x: part.x + x, y: part.y + y }))
  })
  return crew.sort((a, b) => (a[0] as Part).y - (b[0] as Part).y).flat()
}

/** The handle of a thing. */
function gripOf(thing: readonly Part[]): { x: number; y: number } | undefined {
  const part = thing.find(({ sprite }) => sprite.anchors['grip'])
  const [x, y] = part ? partPoint(part, part.sprite.anchors['grip'] ?? [0, 0]) : []
  return x === undefined || y === undefined ? undefined : { x, y }
}

/** Where a thing ends on the left (-1) or the right at a height, in centimetres: wheels and shafts stick out lower. */
function edgeAt(thing: readonly Part[], side: number, height: number): { x: number; y: number } {
  const points = thing.flatMap((part) =>
    part.sprite.shapes
      .filter((shape) => !shape.soft)
      .flatMap((shape) => shape.points.map((point) => partPoint(part, point))),
  )
  const top = Math.min(...points.map(([, y]) => y))
  const level = Math.max(height, top + 8)
  const near = points.filter(([, y]) => Math.abs(y - level) < 14)
  return { x: side * Math.max(...(near.length > 0 ? near : points).map(([x]) => side * x)), y: level }
}

/** Animals that lie down on the ground where others sit; on a bench or a back they sit up. */
const hooved: ReadonlySet<string> = new Set(['cow', 'horse', 'unicorn', 'pig', 'sheep', 'deer'])

/** So many have room beside an animal that stands sideways among them. */
const uncrowded = 4

/** An animal that sits up, whatever it does elsewhere: only its head needs room. */
function upright(rider: Role): Role {
  const sitsUp = rider.actor.kind === 'creature' && rider.pose !== 'sleep' && rider.pose !== 'lie'
  return sitsUp ? { ...rider, pose: 'ride' } : rider
}

/** Riders who stand in a vessel still stand; the rest sit upright in it. */
function ridingParts(rider: Role, views: Views, gathering: Gathering, vessel: string): Part[] {
  const kept: readonly Pose[] = ['sleep', 'lie', 'chair', 'sit', 'ride', 'read']
  const armsUp: readonly Pose[] = ['reach', 'wave', 'point', 'sleep', 'lie']
  const inVessel = vessels.has(vessel as PropName)
  const seat = rider.actor.kind === 'creature' && hooved.has(rider.actor.name) ? 'ride' : 'sit'
  const pose =
    inVessel && !armsUp.includes(rider.pose)
      ? 'ride'
      : inVessel || (kept.includes(rider.pose) && rider.pose !== 'sit')
        ? rider.pose
        : seat
  const asleep = surfaces.has(vessel as PropName) && (pose === 'sleep' || pose === 'lie')
  return actorParts(rider, asleep ? new Map([...views, [rider.id, headLeft(pose)]]) : views, gathering, pose)
}

/** Pillows are on the left. */
function headLeft(pose: Pose): View {
  return { facing: pose === 'sleep' ? 'left' : 'right', gaze: [0, 0] }
}

/** What riders hold moves along with them. */
function withHeld(parts: Part[], seated: readonly Part[][]): Part[] {
  return parts.flatMap((part) => {
    const own = seated.find((group) => group[0]?.id === part.id)
    if (!own) return [part]
    return [part, ...own.slice(1).map((held) => ({ ...held, x: held.x + part.x, y: held.y + part.y }))]
  })
}

function mounted(mount: Role, riders: readonly Role[], gathering: Gathering): Piece {
  for (const one of [mount, ...riders]) gathering.taken.add(one.id)
  return {
    id: mount.id,
    plane: 'cast',
    members: [mount.id, ...riders.map((rider) => rider.id)],
    build: (views) => {
      const animal = actorParts(mount, views, gathering)[0] as Part
      // Who rides looks where the animal goes.
      const side = viewOf(views, mount.id).facing === 'left' ? -1 : 1
      const ahead: View = { facing: side < 0 ? 'left' : 'right', gaze: [side * 0.9, 0.1] }
      const riding = new Map([...views, ...riders.map((rider) => [rider.id, ahead] as const)])
      const seated = riders.map((rider) => actorParts(rider, riding, gathering, 'ride'))
      const back =
        animal.sprite.anchors['back'] ??
        animal.sprite.anchors['seat'] ??
        ([0, animal.sprite.box.y0 * 0.6] as const)
      const sprite = { ...animal.sprite, anchors: { ...animal.sprite.anchors, seat: back } }
      const firsts = seated.map((group) => group[0] as Part)
      return withParked(withHeld(seatOnBack({ ...animal, sprite }, firsts), seated), riders, views, gathering)
    },
  }
}
