import { animalSpecies, type Companion } from '#book/character.ts'
import type { Brief } from '#book/brief.ts'
import type { AboutKind } from '#book/event.ts'
import type { Gender } from '#book/options.ts'
import { pick, randomFrom } from '#book/random.ts'
import type { Size } from '#book/size.ts'
import { usesWheelchair } from '#book/traits-of.ts'
import { lovedThings } from '../../loved-things.ts'
import { subjectOf } from '../../read-twist.ts'
import { levelOfAge, type ReadingLevel } from '../../reading-level.ts'
import { type ContentLanguage, isContentLanguage } from '../content-language.ts'
import { callName } from '../grammar/call-name.ts'
import { companionName, type NamedCompanion } from '../grammar/companion-name.ts'
import type { Referent } from '../grammar/grammar-pack.ts'
import { joinList } from '../grammar/join-list.ts'
import { nameCompanions } from '../grammar/name-companions.ts'
import { tellApart } from '../grammar/tell-apart.ts'
import { spreadsOfSize } from '../spreads-of-size.ts'
import type { ArcSource } from './arc-schema.ts'
import { castRoles } from './cast-roles.ts'
import { type CommonFlag, lovedNames } from './check-page.ts'
import type { Referents } from './fill-text.ts'

/** What the family has told of the event, and has agreed to. */
export interface ArcFacts {
  /** Which of `event.who` it happened to, by what name. */
  who: string
  name: string
  gender: Gender
  /** Flags of the answers to the arc's questions; where one is missing the seed chooses. */
  answers: readonly string[]
}

/** Everything that settles the words of one book. */
export interface ArcBook {
  language: ContentLanguage
  level: ReadingLevel
  size: Size
  seed: string
  referents: Referents
  flags: ReadonlySet<string>
  /** The place in the brief of the companion that has each role, from 0. */
  players: ReadonlyMap<string, number>
  /** The roles of those who are told apart from somebody of the same name: the other Lars. */
  apart: ReadonlySet<string>
}

/**
 * Casts one book: who has which role, and what holds in it. The one it happened to never has a role, also when listed
 * as a companion. @param facts of an event; null where the arc is of a theme. Throws a `RangeError` for a language, a level or a kind of somebody that the arc has no words for.
 */
export function prepareArc(arc: ArcSource, brief: Brief, facts: ArcFacts | null, seed: string): ArcBook {
  const { language, hero, size } = brief
  const level = levelOfAge(hero.age)
  if (!isContentLanguage(language)) throw new RangeError(`${arc.id} is not written in ${language}`)
  if (!arc.levels.includes(level)) throw new RangeError(`${arc.id} is not written for the level ${level}`)
  const heroName = callName(hero.name, language)
  const about = aboutOf(arc, facts, { name: heroName, age: hero.age }, language)
  const companions = brief.companions.filter((one) => !about || !isSame(one, about))
  const { roles, others } = castRoles(arc.roles, companions)
  const named = nameCompanions(
    companions,
    { name: heroName, age: hero.age },
    // Nobody is taken for a place that has their name.
    !about || about.kind === 'place' ? [] : [about.name],
    language,
  ).companions
  const referents = named.map(({ name, kind, many }, place): Referent => {
    const companion = companions[place]
    return { name, kind, many, gender: companion?.kind === 'person' ? companion.gender : 'other' }
  })
  const inRoles = [...roles].flatMap(([role, place]) => {
    const who = referents[place]
    return who ? [[role, who] as const] : []
  })
  const loved = lovedIn(arc, brief, language, seed)
  const left = others.flatMap((place) => referents[place] ?? [])
  const common: readonly (readonly [CommonFlag, boolean])[] = [
    ['others', left.length > 0],
    ['alone', companions.length === 0],
    ['wheels', usesWheelchair(hero)],
    ['loves', toldLoves(arc, brief, language).length > 0],
  ]
  return {
    language,
    level,
    size,
    players: new Map(
      [...roles].flatMap(([role, place]) => {
        const companion = companions[place]
        return companion ? [[role, brief.companions.indexOf(companion)] as const] : []
      }),
    ),
    apart: new Set([...roles].flatMap(([role, place]) => (isApart(named[place]) ? [role] : []))),
    seed,
    referents: {
      hero: { name: heroName, kind: 'person', gender: hero.gender, many: false },
      ...(arc.event && about && { [arc.event.about]: about }),
      ...Object.fromEntries(loved),
      ...Object.fromEntries(inRoles),
      ...(left.length > 0 && { others: together(left, language) }),
    },
    flags: new Set([
      ...(facts ? [facts.who, ...answersOf(arc, facts, seed)] : []),
      ...chosenIn(arc, seed),
      ...loved.map(([name]) => name),
      ...roles.keys(),
      ...common.flatMap(([flag, holds]) => (holds ? [flag] : [])),
      ...spreadsOfSize({ spreads: arc.beats }, size).map(({ id }) => id),
    ]),
  }
}

/** The one it happened to, and the name as it was typed; null in a story of a theme. */
function aboutOf(
  { id, event }: ArcSource,
  facts: ArcFacts | null,
  hero: { name: string; age: number },
  language: ContentLanguage,
): (Referent & { typed: string }) | null {
  if (!event && !facts) return null
  const kind = event?.who[facts?.who ?? '']?.kind
  if (!facts || kind === undefined) throw new RangeError(`${id} is not about a ${facts?.who ?? 'theme'}`)
  const name = nameApart(facts, kind, hero, language)
  return { name, kind, gender: facts.gender, many: false, typed: facts.name }
}

function isApart(companion: NamedCompanion | undefined): boolean {
  return companion !== undefined && companion.name !== companion.call
}

/** Somebody listed as a companion who is the one that it happened to. */
function isSame({ kind, name }: Companion, about: { kind: AboutKind; typed: string }): boolean {
  return kind === about.kind && name.trim().toLowerCase() === about.typed.trim().toLowerCase()
}

function toldLoves({ theme }: ArcSource, brief: Brief, language: ContentLanguage): string[] {
  return theme ? lovedThings(brief.twist, language, theme.of, subjectOf(brief)) : []
}

/** What the child loves, each with its name in the texts: a story of a theme has always something. */
function lovedIn(
  arc: ArcSource,
  brief: Brief,
  language: ContentLanguage,
  seed: string,
): [string, Referent][] {
  const { theme } = arc
  if (!theme) return []
  const told = toldLoves(arc, brief, language)
  const things = told.length > 0 ? told : [pick(theme.loved, randomFrom(`${seed}/loved`))[language]]
  return things.flatMap((name, place) => {
    const id = lovedNames[place]
    return id ? [[id, { name, kind: 'toy' as const, gender: 'other' as const, many: false }]] : []
  })
}

/** The name of whom it happened to; a child who has the same one keeps it. A place stays as it was typed. */
function nameApart(
  { name: written, who }: ArcFacts,
  kind: AboutKind,
  hero: { name: string; age: number },
  language: ContentLanguage,
): string {
  if (kind === 'place') return written.trim()
  const { name } = companionName({ name: written, kind }, language, hero.name)
  if (name.toLowerCase() !== hero.name.toLowerCase()) return name
  const species = animalSpecies.find((known) => known === who)
  // A namesake who is a person is an elder or a parent, and so the big one of the two.
  return tellApart([{ name, kind, species, age: hero.age + 20 }], hero, language).labels[0] ?? name
}

function together(referents: readonly Referent[], language: ContentLanguage): Referent {
  const [first] = referents
  return {
    name: joinList(
      referents.map(({ name }) => name),
      language,
    ),
    kind: first?.kind ?? 'person',
    gender: referents.length === 1 && first ? first.gender : 'other',
    many: referents.length > 1 || first?.many === true,
  }
}

/** One flag of each choice, by the seed. */
function chosenIn({ choices }: ArcSource, seed: string): string[] {
  return Object.entries(choices).map(([id, flags]) => pick(flags, randomFrom(`${seed}/${id}`)))
}

function answersOf({ asks }: ArcSource, { who, answers }: ArcFacts, seed: string): string[] {
  return asks
    .filter(({ of }) => of === who)
    .map(({ id, options }) => {
      const flags = options.map(({ flag }) => flag)
      return flags.find((flag) => answers.includes(flag)) ?? pick(flags, randomFrom(`${seed}/${id}`))
    })
}
