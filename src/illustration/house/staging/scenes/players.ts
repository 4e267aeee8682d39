import type { Companion, Hero } from '#book/character.ts'
import type { Pose, PropName, ScenePlan } from '#book/scene-plan.ts'
import type { Placement, Target, Where } from '#book/stage-plan.ts'
import type { CharacterSheet } from '../../../illustrator.ts'
import { characterNamed } from '../../cast/actor.ts'
import type { Role } from '../../scene-cast.ts'
import type { Box } from '../../drawing.ts'
import { inCompany } from '../company-size.ts'
import type { ModelRequest } from '../model-request.ts'
import { modellerNamed, modellers } from '../models/model-named.ts'
import type { Model } from '../solids/solid.ts'
import { headingOfThing } from './heading-of-thing.ts'
import { frameAt } from '../space/frame.ts'
import { extentOf } from '../model-extent.ts'

/** Somebody of a scene before they have a place. */
export interface Player {
  name: string
  is: string
  who: Hero | Companion | undefined
  role: Role
  size: number
  /** Where they are if it is not on the ground of the row, and the pose that they have there. */
  where?: Where
  pose?: string
  heading?: number
  with?: Placement['with']
}

/** Poses that go somewhere: from left to right, as one reads. */
const going: ReadonlySet<Pose> = new Set([
  'walk',
  'run',
  'push',
  'pull',
  'ride',
  'climb',
  'fly',
  'swim',
  'crawl',
  'jump',
])
/** Poses of a body that lies along the page. */
const lying: ReadonlySet<Pose> = new Set(['sleep', 'lie'])

/** Degrees from facing the reader that somebody is turned to what lies beside them: people as on a stage, animals nearly from the side. */
const turned = { person: 38, animal: 50 } as const
const toReader = 270

/** Which way a player faces, as a heading: `aside` is where what they look at lies, right of them above 0. */
export function headingOf({ role, is, heading }: Player, aside: number): number {
  if (heading !== undefined) return heading
  if (giants[is]) return toReader
  const turn = is === 'person' ? turned.person : turned.animal
  if (lying.has(role.pose)) return aside < 0 ? 180 : 0
  if (going.has(role.pose)) return aside < 0 ? 180 + 24 : 360 - 24
  return aside === 0 ? toReader : toReader + Math.sign(aside) * turn
}

/** Everybody of a scene, with what they are on, in or with. */
export function playersOf(roles: readonly Role[], scene: ScenePlan, sheet: CharacterSheet): Player[] {
  const names = new Set(roles.map(({ id }) => id))
  const players = roles.map((role): Player => {
    const who = characterNamed(role.id, sheet)
    const is = role.actor.kind === 'person' ? 'person' : role.actor.name
    const player: Player = { name: role.id, is, who, role, size: sizeOf(role, is, who) }
    const partner = role.with
    if (partner === undefined || partner === role.id || !names.has(partner)) return player
    return { ...player, ...togetherWith(partner, role, roles) }
  })
  const seats = new Map(
    scene.props.flatMap(({ name }) => {
      const riders = players.filter(({ role }) => role.with === name && !afoot.has(role.pose))
      return seatsIn(name, riders)
    }),
  )
  return players.map((player) => ({ ...player, ...seats.get(player.name) }))
}

/** Poses of who is not on what they are with. */
const afoot: ReadonlySet<Pose> = new Set([
  'push',
  'pull',
  'stand',
  'point',
  'walk',
  'run',
  'jump',
  'reach',
  'hug',
])
/** How much higher than its boards one kneels in a cart, in metres, to look over its side. */
const overTheSide = 0.26

/** Who is on a thing that has places: whoever is tall has one farther from the reader. */
function seatsIn(
  name: PropName,
  riders: readonly Player[],
): [string, Pick<Player, 'where' | 'pose' | 'heading'>][] {
  if (riders.length === 0) return []
  if (name === 'bed')
    return riders.map((rider, index) => [rider.name, { where: { in: 'bed.lie', by: [index * 0.4, 0, 0] } }])
  const { anchors } = modelOf(name, headingOfThing(name))
  const named = Object.keys(anchors).filter((anchor) => /^seat\d$/.test(anchor))
  const seats = (named.length > 0 ? named : Object.keys(anchors).filter((anchor) => anchor === 'seat')).slice(
    0,
    riders.length,
  )
  const depthOf = (seat: string): number => anchors[seat]?.origin[2] ?? 0
  const away = seats.toSorted((a, b) => depthOf(b) - depthOf(a))
  const high = riders.toSorted((a, b) => heightOf(b) - heightOf(a)).slice(0, away.length)
  return high.map(({ name: rider }, index) => [
    rider,
    name === 'cart'
      ? { where: { in: `cart.${away[index]}`, by: [0, overTheSide, 0] }, pose: 'kneel' }
      : { where: { in: `${name}.${away[index]}` }, pose: 'sit' },
  ])
}

/** Metres of a player who stands. */
export function heightOf(player: Player): number {
  return extentOfPlayer({ ...player, role: { ...player.role, pose: 'stand' } }, toReader).y1
}

function modelOf(name: PropName, heading: number): Pick<Model, 'anchors'> {
  const build = modellers[name]
  return build ? build({ ...requestFor(name), frame: frameAt([0, 0, 0], { heading }) }) : { anchors: {} }
}

/** How large somebody is beside the others: giants are as large as a page can hold. */
function sizeOf({ id: name, size = 1 }: Role, is: string, who: Player['who']): number {
  if (giants[is]) return size * giants[is].size
  if (is === 'person') return 1
  const build = modellerNamed(is)
  if (who) return inCompany({ name, is, who, where: { at: [0, 0] } }, build).size ?? 1
  const { height } = build(requestFor(name))
  return Math.min(size, highest / height)
}

/** Metres that an animal of a story is high at most: a larger one leaves no room for a child. */
const highest = 1.9

/** Whoever is no neighbour in a row: their part of their true size, and metres away. */
export const giants: Readonly<Record<string, { size: number; back: number }>> = {
  hill: { size: 0.42, back: 9 },
  moon: { size: 0.7, back: 2.6 },
  whale: { size: 0.8, back: 3 },
}

function togetherWith(
  partner: string,
  { pose, id }: Role,
  roles: readonly Role[],
): Pick<Player, 'where' | 'with'> {
  const other = roles.find((role) => role.id === partner)
  const carries = other?.actor.kind === 'creature'
  if (pose === 'ride')
    return carries ? { where: { on: `${partner}.back` } } : { with: { who: partner, as: 'piggyback' } }
  // One of two is placed by the other, and the child has its own place.
  if (id === 'hero' && other?.with === 'hero') return {}
  if (pose === 'hug') return { with: { who: partner, as: 'embrace' } }
  if (pose === 'holdHands') return { with: { who: partner, as: 'holdHands' } }
  return {}
}

function requestFor(id: string): ModelRequest {
  return {
    id,
    frame: frameAt([0, 0, 0], { heading: toReader }),
    act: { pose: 'stand', feels: 'calm' },
    state: {},
    seed: id,
  }
}

/** What a player spans in their pose, in metres round where they stand. */
export function extentOfPlayer(player: Player, heading: number): Box {
  const { is, name, who, role, size } = player
  return extentOf(
    modellerNamed(is)({
      ...requestFor(name),
      frame: frameAt([0, 0, 0], { heading, size }),
      act: { pose: role.pose, feels: role.feeling },
      ...(who && { who }),
    }),
  )
}

/**
 * What somebody looks at, of what is in this picture; nothing where that is not to be seen. As on a stage they look past what is behind
 * them, a little to the reader.
 */
export function lookOf(
  { role, is }: Player,
  { at, back }: { at: number; back: number },
  placeOf: (name: string) => { x: number; back: number } | undefined,
): Target | undefined {
  const { looksAt } = role
  if (looksAt === undefined || looksAt === role.id) return undefined
  const there = placeOf(looksAt)
  if (there && there.back > back + 0.4) return [there.x, is === 'person' ? 1.1 : 0.7, back - 0.2]
  if (there) return looksAt
  if (looksAt === 'ground') return [at + 0.3, 0, back - 0.8]
  if (looksAt === 'left') return [at - 6, 1.2, back - 1.5]
  if (looksAt === 'right') return [at + 6, 1.2, back - 1.5]
  return looksAt === 'sky' || looksAt === 'reader' ? looksAt : undefined
}
