import type { Companion } from '#book/character.ts'
import type { StageLight, StagePlace, StagePlan, StoryStages, Target } from '#book/stage-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { actorFor } from '../cast/actor.ts'
import type { Sheet } from '../drawing.ts'
import { afloat, inCompany, isSmall } from './company-size.ts'
import { type Hold, holdsIn, inPairs } from './in-pairs.ts'
import type { Act, Modeller, ModelRequest } from './model-request.ts'
import { carrierOf, placeOnStage, type Surroundings } from './place-on-stage.ts'
import { type Relief, reliefOf } from './relief.ts'
import type { Company } from './things-of-models.ts'
import { type Frame, frameAt } from './space/frame.ts'
import type { Lens } from './space/lens.ts'
import { add, minus, times, unit, type Vector } from './space/vector.ts'
import type { Model } from './solids/solid.ts'
import { actorOf, isCompanion, modelNameOf, type Role, rolesOf } from './stage-cast.ts'
import type { StageMemory } from './stage-memory.ts'
import { stateTold } from './state-told.ts'

/** Everybody in place, and the lens before them. */
export interface Stage {
  plan: StagePlan
  light: StageLight
  place: StagePlace
  relief: Relief
  /** What the world of this book is taken from by chance, the same in all its pictures. */
  world: string
  lens: Lens
  roles: ReadonlyMap<string, Role>
  models: ReadonlyMap<string, Model>
  /** What carries, holds or rides one another, the carrier first; what is cropped by the edge stands for itself. */
  companies: readonly Company[]
  /** Hands that are to be on the other of a pair. */
  holds: readonly Hold[]
  pointOf(target: Target): Vector
}

export interface StageRequest {
  stages: StoryStages
  plan: StagePlan
  sheet: CharacterSheet
  modellers: Readonly<Record<string, Modeller>>
  /**
   * Words of the book that a state may hold as `{l1}`: what the child loves, and what the story picked. `{actor}` is besides what
   * the actor is, by the model's name, where that is not the child.
   */
  words: Readonly<Record<string, string>>
  size: Sheet
  /** Whose moment it is; the first companion with hands unless told. */
  actor?: string | undefined
  company?: CompanyOnStage | undefined
  memory: StageMemory
}

/** How those who come along are placed where they would hide what must be seen. */
export interface CompanyOnStage {
  /** Which of them takes a slot first, from 0. */
  first: number
  /** Of its size that an animal has. */
  share: number
  /** Whoever stands elsewhere than their slot says, by their names: metres along and into the picture. */
  moved?: Readonly<Record<string, readonly [number, number]>>
}

/**
 * Everybody looks at and touches others, what is cropped stands before a lens, and that aims at somebody: each is built
 * again until all know where all are.
 */
const rounds = 4
const farAway = 500

/** Sets a picture's stage. Throws an `Error` that names what the plan asks for and nobody knows. */
export function setStage(request: StageRequest): Stage {
  const { stages, plan, sheet, modellers, words, size, actor = actorOf(sheet), company, memory } = request
  const light = known(stages.lights, plan.light, 'light')
  const place = known(stages.places, plan.place, 'place')
  const relief = reliefOf(place.relief)
  const modellerOf = (name: string): Modeller => known(modellers, name, 'model')
  const isSmallHere = (who: Companion): boolean => isSmall(who, modellerOf(modelNameOf(who)))
  const cast = rolesOf(plan, sheet, isSmallHere, { first: company?.first, actor })
  const planned = new Map(
    cast.map((role) => [
      role.name,
      inCompany(moved(role, company?.moved?.[role.name]), modellerOf(role.is), company?.share),
    ]),
  )
  let roles: ReadonlyMap<string, Role> = planned
  const acting = cast.find(({ name }) => name === actor)
  const told = { ...words, ...(acting && actor !== 'hero' && { actor: acting.is }) }
  const world = sheet.choices['seed'] ?? sheet.hero.name
  const models = new Map<string, Model>()
  const modelOf = (target: string): Model | undefined => {
    const [name = ''] = target.split('.')
    const who = name === 'actor' ? actor : name
    // A companion who is not in this book is nowhere; any other name that is in no picture is a slip of the plan.
    if (!roles.has(who) && !isCompanion(who))
      throw new Error(`${JSON.stringify(target)} is not on this stage`)
    return models.get(who)
  }
  let lens = memory.lens({ ...plan.camera, put: [0.5, 0.5] }, [0, 0, 0], size)
  const pointOf = (target: Target): Vector => {
    if (typeof target !== 'string') return target
    if (target === 'reader') return lens.at
    if (target === 'sky') return add(lens.at, [0, farAway, farAway])
    const [, anchor] = target.split('.')
    const model = modelOf(target)
    return (
      (anchor === undefined ? undefined : model?.anchors[anchor]?.origin) ??
      (model ? middleOf(model) : [0, 0, 0])
    )
  }
  const frameOf = (target: string): Frame => {
    const [, anchor] = target.split('.')
    const model = modelOf(target)
    return (anchor === undefined ? undefined : model?.anchors[anchor]) ?? model?.frame ?? level
  }
  for (let round = 0; round < rounds; round++) {
    const around: Surroundings = { relief, lens, frameOf, pointOf }
    roles = inPairs(planned, models, relief)
    for (const role of roles.values()) {
      const build = modellerOf(role.is)
      const buildAt = (frame: Frame): Model =>
        memory.model(role.is, build, {
          id: role.name,
          frame,
          act: actOf(role, frame, { roles, pointOf }),
          state: stateTold({ ...dressedFor(place, role), ...alwaysOf(role, stages), ...role.state }, told),
          groundAt: relief.heightAt,
          seed: `${world}:${role.name}`,
          ...castOf(role, sheet),
        })
      const placed = buildAt(placeOnStage(role, { ...around, ...knownOf(role, models.get(role.name)) }))
      const model = role.who && role.wades !== undefined ? buildAt(afloat(placed, role.wades)) : placed
      models.set(role.name, {
        ...model,
        ...(role.wades !== undefined && { waterline: role.wades }),
        // Painted before the room that it is seen from, and throws no shadow into it.
        ...(role.state?.['outside'] === true && { lies: true }),
      })
    }
    lens = memory.lens(plan.camera, pointOf(plan.camera.aim), size)
  }
  const companies = companiesOf(roles, models, actor)
  const holds = holdsIn(planned, models)
  return { plan, light, place, relief, world, lens, roles, models, companies, holds, pointOf }
}

/** Somebody so much to the side and into the picture, where they stand on the ground. */
function moved(role: Role, by: readonly [number, number] | undefined): Role {
  const { where } = role
  if (!by || !('at' in where)) return role
  const [x, z] = where.at
  return { ...role, where: { ...where, at: [x + by[0], z + by[1]] } }
}

/** What the lower edge cuts off at least, of whom nothing carries: people at their thighs, and of others the seat. */
const cutOff = { person: 0.4, other: 0.15 } as const

/** What is known of somebody from when all were built before, for whose face has a place in the picture. */
function knownOf({ who }: Role, built: Model | undefined): Pick<Surroundings, 'head' | 'cut'> {
  const isLow = !who || !('age' in who) || who.age <= 1
  const head = built?.head && minus(built.head.centre, built.frame.origin)
  return { head, cut: isLow ? cutOff.other : cutOff.person }
}

/** What people wear in a place where it is not an ordinary day: winter clothes where snow lies. */
function dressedFor({ clothes }: StagePlace, { is }: Role): Record<string, unknown> | undefined {
  return is === 'person' && clothes ? { clothes } : undefined
}

/** What a kind always is in a story; an animal of the book of that kind has a coat of its own. */
function alwaysOf({ is, who }: Role, { always }: StoryStages): Record<string, unknown> | undefined {
  return who && 'species' in who ? undefined : always[is]
}

/** Who plays a role, in what book and style have settled for them; nothing for what neither knows. */
function castOf(
  { name, is, who, of = name }: Role,
  sheet: CharacterSheet,
): Pick<ModelRequest, 'who' | 'outfits' | 'coat'> {
  const actor = actorFor(who ? of : is, sheet)
  return {
    ...(who && { who }),
    ...(who && actor?.kind === 'person' && { outfits: actor.outfits }),
    ...(actor?.kind === 'creature' && actor.coat && { coat: actor.coat }),
  }
}

/** What is meant by somebody's name alone: the head of whom has eyes, the middle of a thing. */
function middleOf({ head, frame, height }: Model): Vector {
  return head?.centre ?? add(frame.origin, times(unit(frame.up), height / 2))
}

const level = frameAt([0, 0, 0], { heading: 270 })

function known<Value>(record: Readonly<Record<string, Value>>, name: string, kind: string): Value {
  const value = Object.hasOwn(record, name) ? record[name] : undefined
  if (value === undefined) throw new Error(`${JSON.stringify(name)} is no ${kind} that can be staged`)
  return value
}

function actOf(
  { pose = 'stand', feels = 'calm', looks, touches, where, moves }: Role,
  { origin }: Frame,
  { roles, pointOf }: { roles: ReadonlyMap<string, Role>; pointOf(target: Target): Vector },
): Act {
  const carrier = carrierOf(where)
  const moving = moves ?? (carrier === null ? undefined : roles.get(carrier.split('.')[0] ?? '')?.moves)
  const { left, right } = touches ?? {}
  return {
    pose,
    feels,
    ...(looks !== undefined && { looks: pointOf(looks), reader: pointOf('reader') }),
    ...(touches && {
      hands: {
        ...(left !== undefined && { left: pointOf(left) }),
        ...(right !== undefined && { right: pointOf(right) }),
      },
    }),
    ...(moving?.fast && { wind: times(unit(minus(origin, pointOf(moving.to))), blowing(moving.fast)) }),
  }
}

/** How hard the air pulls at who moves so fast: from half its speed on, what hangs flies flat. */
function blowing(fast: number): number {
  return Math.min(1, fast * 2)
}

function companiesOf(
  roles: ReadonlyMap<string, Role>,
  models: ReadonlyMap<string, Model>,
  actor: string,
): Company[] {
  const leadOf = (name: string): string => {
    const role = roles.get(name === 'actor' ? actor : name)
    const carrier = role && carrierOf(role.where)?.split('.')[0]
    // What lies is ground to whoever stands on it, and not to what lies on it.
    const isGround = carrier && models.get(carrier)?.lies && !models.get(name)?.lies
    return role && carrier && !isGround ? leadOf(carrier) : (role?.name ?? name)
  }
  const companies = new Map<string, Model[]>()
  for (const [name, model] of models) {
    const lead = leadOf(name)
    companies.set(lead, [...(companies.get(lead) ?? []), model])
  }
  return [...companies].map(([lead, company]) =>
    company.toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead)),
  )
}
