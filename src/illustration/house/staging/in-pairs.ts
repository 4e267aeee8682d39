import type { Target } from '#book/stage-plan.ts'
import { type Pair, pairs, type Part } from './people/pose/pairs.ts'
import type { Relief } from './relief.ts'
import type { Model } from './solids/solid.ts'
import { add, between, degrees, lengthOf, minus, times, unit, type Vector } from './space/vector.ts'
import type { Role } from './stage-cast.ts'

type Side = 'left' | 'right'

/** Two of a picture whose bodies meet, as they were built last. */
interface Couple {
  pair: Pair
  own: { role: Role; model: Model }
  other: { role: Role; model: Model }
}

/** A hand of one of a pair, and what it is to be on, in metres. */
export interface Hold {
  who: string
  hand: Side
  /** In words of the table. */
  on: string
  at: Vector
}

type Models = ReadonlyMap<string, Model>
type Roles = ReadonlyMap<string, Role>

/**
 * Roles with those in place who are `with` somebody: the pair tells where the one is, and of both the pose, hands and eyes
 * that their plan leaves open. Whoever's other is not in this picture, is too small to carry them, or was not built yet,
 * stays where the plan has them otherwise.
 */
export function inPairs(roles: Roles, models: Models, relief: Relief): ReadonlyMap<string, Role> {
  const paired = new Map(roles)
  for (const couple of couplesOf(roles, models)) {
    const { pair, own, other } = couple
    const holds = holdsOf(couple)
    const isCarried = pair.carriedAt !== undefined
    const [one, two] = [paired.get(own.role.name) ?? own.role, paired.get(other.role.name) ?? other.role]
    paired.set(one.name, {
      ...doing(one, pair.own, { couple, with: other, holds }),
      ...placeOf(couple, relief),
      ...(isCarried && { state: { ...one.state, wheelchair: false } }),
    })
    paired.set(two.name, doing(two, pair.other, { couple, with: own, holds }))
  }
  return paired
}

/** All hands of people that are to be on the other of their pair, of roles as they are planned. */
export function holdsIn(planned: Roles, models: Models): Hold[] {
  return couplesOf(planned, models)
    .flatMap(holdsOf)
    .filter(({ who }) => models.get(who)?.kind === 'person')
}

/** Nobody carries who is so many times as tall. */
const mostCarried = 1.2

function couplesOf(roles: Roles, models: Models): Couple[] {
  return [...roles.values()].flatMap((role): Couple[] => {
    if (!role.with) return []
    const { who, as, side } = role.with
    const told = (pairs as Readonly<Record<string, Pair>>)[as]
    if (!told) throw new Error(`${JSON.stringify(as)} is no pair of poses`)
    const [with_, model, otherModel] = [roles.get(who), models.get(role.name), models.get(who)]
    if (!with_ || !model || !otherModel) return []
    // Who carries somebody in a wheelchair has them in their lap.
    const sits = with_.state?.['wheelchair'] === true
    const pair = told.carriedAt !== undefined && sits ? pairs.onLap : told
    const isCarrier =
      otherModel.anchors[pair.carriedAt ?? ''] && model.height < otherModel.height * mostCarried
    if (pair.carriedAt !== undefined && !isCarrier) return []
    return [
      {
        pair: side === 'left' ? mirrored(pair) : pair,
        own: { role, model },
        other: { role: with_, model: otherModel },
      },
    ]
  })
}

/** The same on the other's left. */
function mirrored(pair: Pair): Pair {
  const { by, turned, carriedAt, joins } = pair
  return {
    own: mirroredPart(pair.own),
    other: mirroredPart(pair.other),
    by: [-by[0], by[1], by[2]],
    turned: -turned,
    ...(carriedAt && { carriedAt: otherSide(carriedAt) }),
    ...(joins && {
      joins: joins.map(({ own, other, ...at }) => ({ own: opposite(own), other: opposite(other), ...at })),
    }),
  }
}

function mirroredPart({ left, right, ...part }: Part): Part {
  return { ...part, ...(left && { right: otherSide(left) }), ...(right && { left: otherSide(right) }) }
}

function opposite(side: Side): Side {
  return side === 'left' ? 'right' : 'left'
}

/** `shoulderR` for `shoulderL`; what is in the middle stays. */
function otherSide(place: string): string {
  return place.replace(/[LR]$/, (side) => (side === 'L' ? 'R' : 'L'))
}

/** Where the one of a pair is, tied to the other, and how they are turned. */
function placeOf({ pair, own, other }: Couple, relief: Relief): Pick<Role, 'where' | 'heading'> {
  const { frame } = other.model
  const unitOfOther = lengthOf(frame.up)
  const breadth = (breadthOf(own.model) + breadthOf(other.model)) / unitOfOther
  const by: [number, number, number] = [...times(pair.by, breadth)]
  const heading = degrees(Math.atan2(frame.front[2], frame.front[0])) + pair.turned
  if (pair.carriedAt !== undefined)
    return { where: { on: `${other.role.name}.${pair.carriedAt}`, by }, heading }
  const there = add(frame.origin, add(times(frame.right, by[0]), times(frame.front, by[2])))
  const rise = 'at' in other.role.where ? relief.heightAt(there[0]) - relief.heightAt(frame.origin[0]) : 0
  return { where: { beside: other.role.name, by: [by[0], by[1] + rise / unitOfOther, by[2]] }, heading }
}

/** Half of what somebody measures across, in metres: a child is as broad as its head, others as their shoulders. */
function breadthOf({ anchors, head, height }: Model): number {
  const { shoulderL, shoulderR } = anchors
  const across = shoulderL && shoulderR ? lengthOf(minus(shoulderL.origin, shoulderR.origin)) / 2 : 0
  return Math.max(head?.radius ?? height / 4, across)
}

/** From so many times their height on, somebody is much taller. */
const muchTaller = 1.22

function poseOf({ pose, taller, smaller }: Part, times: number): string {
  if (times > muchTaller) return taller ?? pose
  return times < 1 / muchTaller ? (smaller ?? pose) : pose
}

interface Doing {
  couple: Couple
  with: Couple['own']
  holds: readonly Hold[]
}

function doing(role: Role, part: Part, { couple, with: partner, holds }: Doing): Role {
  const self = couple.own.role.name === role.name ? couple.own : couple.other
  const own = holds.filter(({ who }) => who === role.name)
  const hands: Partial<Record<Side, Target>> = Object.fromEntries(own.map(({ hand, at }) => [hand, at]))
  return {
    ...role,
    pose: role.pose ?? poseOf(part, self.model.height / partner.model.height),
    ...(part.looks && role.looks === undefined && { looks: partner.role.name }),
    ...((own.length > 0 || role.touches) && { touches: { ...hands, ...role.touches } }),
  }
}

function holdsOf(couple: Couple): Hold[] {
  const { pair, own, other } = couple
  const handsOf = ({ left, right }: Part, self: Couple['own'], partner: Couple['own']): Hold[] =>
    Object.entries({ left, right }).flatMap(([hand, on]) =>
      on === undefined
        ? []
        : [{ who: self.role.name, hand: hand as Side, on, at: placeOn(partner.model, on) }],
    )
  const joined = (pair.joins ?? []).flatMap((join): Hold[] => {
    const at = joinedAt(couple, join)
    return [
      { who: own.role.name, hand: join.own, on: 'hand', at },
      { who: other.role.name, hand: join.other, on: 'hand', at },
    ]
  })
  return [...handsOf(pair.own, own, other), ...handsOf(pair.other, other, own), ...joined].filter(
    ({ who, hand }) => isFree(couple, who, hand),
  )
}

/** A hand that the plan does not send elsewhere. */
function isFree({ own, other }: Couple, who: string, hand: Side): boolean {
  const { role } = own.role.name === who ? own : other
  return role.touches?.[hand] === undefined
}

function joinedAt({ own, other }: Couple, { up: high, front }: NonNullable<Pair['joins']>[number]): Vector {
  const breadth = (breadthOf(own.model) + breadthOf(other.model)) / 2
  const smaller = Math.min(own.model.height, other.model.height)
  const { frame } = other.model
  const middle = between(own.model.frame.origin, frame.origin)
  return add(middle, add(times(unit(frame.up), high * smaller), times(unit(frame.front), front * breadth)))
}

/** Places of a head that animals have no names for. */
const onHead = /^(crown|brow|eye|cheek|ear|mouth|nape)/

/** A place of somebody's body; of an animal the top of its head or its back, whichever is nearer to what is meant. */
function placeOn({ anchors, head, frame, height }: Model, place: string): Vector {
  const named = anchors[place]?.origin
  if (named) return named
  const above = unit(frame.up)
  if (head && (onHead.test(place) || !anchors['back'])) return add(head.centre, times(above, head.radius))
  return anchors['back']?.origin ?? add(frame.origin, times(above, height / 2))
}
