import type { Companion, Hero } from '#book/character.ts'
import type { Crowd, Placement, Slot, StagePlan } from '#book/stage-plan.ts'
import { usesWheelchair } from '#book/traits-of.ts'
import type { CharacterSheet } from '../../illustrator.ts'

/** A placement with whom of the book it is, if anybody, or whose, by the name of their part. */
export type Role = Placement & { who?: Hero | Companion; of?: string }

/**
 * Everybody and everything of a picture, those that carry others first as the plan has them. What is in a companion's hand is there where
 * that one is a person. Companions take the slots:
 * first those that only fit somebody of their size or kind, then the others in order; whom no slot is left for stays out.
 * @param first which of the companions takes a slot first, from 0; the others follow in their order, and round
 * @param actor whose moment it is, by their name
 */
export function rolesOf(
  plan: Pick<StagePlan, 'things' | 'companions' | 'crowd'>,
  { hero, companions }: CharacterSheet,
  isSmall: (who: Companion) => boolean,
  { first = 0, actor }: { first?: number | undefined; actor?: string | undefined } = {},
): Role[] {
  const free = [...plan.companions]
  const isLow = (who: Companion): boolean => who.kind !== 'person' || isSmall(who)
  const crowded = crowdOf(plan.crowd, companions.map(isLow))
  const numbered = companions.map((who, index) => ({ who, index }))
  const isActing = ({ kind }: Companion, index: number): boolean =>
    kind === 'person' && `companion${index + 1}` === actor
  const rotated = [...numbered.slice(first), ...numbered.slice(0, first)]
  // Of a crowd the highest places come first, and are for whoever is grown.
  const inTurn = crowded
    ? rotated.toSorted((a, b) => Number(isGrown(b.who)) - Number(isGrown(a.who)))
    : rotated
  const seated = inTurn.flatMap(({ who, index }): Role[] => {
    const name = `companion${index + 1}`
    const names = name === actor ? [name, 'actor'] : [name]
    const slot = crowded
      ? crowded(isLow(who))
      : takeSlot(free, names, [...(isSmall(who) ? ['small' as const] : []), kindOf(who), undefined])
    return slot ? [seat(name, who, slot)] : []
  })
  const things = plan.things.flatMap((thing): Role[] => {
    if (thing.name === 'hero') return [childsPart(thing, hero)]
    // It stands where its owner has left it, and in no other child's picture.
    if (thing.kin) return [{ ...thing, state: { ...kinOf(hero), ...thing.state } }]
    if (thing.role === 'standIn' && numbered.some(({ who, index }) => isActing(who, index))) return []
    if (thing.is === 'reflection') return [{ ...thing, who: hero }]
    if (thing.is === 'wheelchair') return usesWheelchair(hero) ? [{ ...thing, who: hero, of: 'hero' }] : []
    return [thing]
  })
  const isTheirs = ({ where }: Role): boolean => isCompanion(holderIn(where) ?? '')
  const held = things
    .filter(isTheirs)
    .filter(({ where }) => seated.some(({ name, is }) => name === holderIn(where) && is === 'person'))
  return [...things.filter((thing) => !isTheirs(thing)), ...seated, ...held]
}

/** Who has it in their hand. */
function holderIn(where: Role['where']): string | undefined {
  return 'in' in where ? where.in.split('.')[0] : undefined
}

function isGrown(who: Companion): boolean {
  return who.kind === 'person' && who.age >= grownFrom
}

const grownFrom = 13

/** Fewer are no crowd, unless a plan tells otherwise. */
const crowdFrom = 3

/**
 * The places of a picture of so many faces, if it is one, each for the next of the people or of the others: of those with room for all
 * the one with the fewest.
 * @param lows whether each who comes along is one of the others
 */
function crowdOf(
  crowd: Crowd | undefined,
  lows: readonly boolean[],
): ((isLow: boolean) => Slot | undefined) | undefined {
  if (!crowd || lows.length < (crowd.from ?? crowdFrom)) return undefined
  const low = lows.filter(Boolean).length
  const tall = lows.length - low
  const [best] = Object.entries(crowd.faces)
    .map(([key, faces]) => ({ faces, people: Number(key[0]), others: Number(key[2]) }))
    .filter(({ people, others }) => people >= tall && others >= low)
    .toSorted((a, b) => a.faces.length - b.faces.length)
  if (!best) return undefined
  const slots = best.faces.map(([x, y, depth], index): Slot => {
    const act = index < best.people ? crowd.people : crowd.others
    return { ...act, where: { face: [x, y], depth } }
  })
  const others = slots.splice(best.people)
  return (isLow) => (isLow ? others : slots).shift()
}

function childsPart({ inWheelchair, ...thing }: Placement, hero: Hero): Role {
  const state = { ...bodyOf(hero), ...thing.state }
  return { ...thing, ...(state['wheelchair'] === true && inWheelchair), who: hero, state }
}

/** What somebody of the child's family, or a likeness of the child, has from it. */
function kinOf({ appearance: { skin, hairColour, clothesColour } }: Hero): Record<string, unknown> {
  return { skin, hairColour, clothesColour }
}

/** The first slot of the first of these kinds that has one left and is for no other; `undefined` is the kind that fits everybody. */
function takeSlot(free: Slot[], names: readonly string[], kinds: readonly Slot['fits'][]): Slot | undefined {
  const place = kinds
    .map((kind) =>
      free.findIndex(({ fits, who }) => fits === kind && (who === undefined || names.includes(who))),
    )
    .find((index) => index >= 0)
  return place === undefined ? undefined : free.splice(place, 1)[0]
}

function kindOf({ kind }: Companion): 'person' | 'animal' {
  return kind === 'person' ? 'person' : 'animal'
}

/** What somebody of the book is, by its model's name. */
export function modelNameOf(who: Companion): string {
  return who.kind === 'person' ? 'person' : who.species
}

function seat(name: string, who: Companion, place: Slot): Role {
  const { fits: _fits, who: _who, ...slot } = place
  return {
    ...slot,
    name,
    who,
    is: modelNameOf(who),
    state: who.kind === 'person' ? bodyOf(who) : { toy: who.kind === 'toy' },
  }
}

function bodyOf(who: Hero | Companion): Record<string, unknown> {
  return usesWheelchair(who) ? { wheelchair: true } : {}
}

/** Who does the work that takes hands: the first companion who is a person, else any, else the child. */
export function actorOf({ companions }: CharacterSheet): string {
  const person = companions.findIndex(({ kind }) => kind === 'person')
  if (person >= 0) return `companion${person + 1}`
  return companions.length > 0 ? 'companion1' : 'hero'
}

/** Whether a name is that of a companion's place in the cast, whether somebody has it in this book or not. */
export function isCompanion(name: string): boolean {
  return /^companion\d$/.test(name)
}
