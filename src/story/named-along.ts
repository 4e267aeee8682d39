import type { AnimalSpecies, CharacterKind } from '#book/character.ts'
import { kinshipOf } from '#book/kinship.ts'
import type { BookLanguage, Gender } from '#book/options.ts'
import { griefTopics, type TwistTopic } from '#book/twist-topics.ts'
import { isContentLanguage } from './house/content-language.ts'
import type { TwistReading, TwistSubject } from './read-twist.ts'
import { comesAlong } from './twist/comes-along.ts'
import { animal, calledIn, type NamedAnimal, nameBehind, namedAnimal } from './twist/named-pets.ts'
import { type ThingIndex, thingIndex } from './twist/thing-index.ts'

/** Somebody whom a twist names and who can come along in its book as a character. */
export interface NamedAlong {
  kind: CharacterKind
  name: string
  /** Of an animal or a toy. */
  species: AnimalSpecies | null
  /** Of a person, as far as it is said who they are to the child. */
  gender: Gender | null
  ageYears: number | null
  /** How old such a one mostly is, where that is said: four, of a little brother. */
  likelyYears: number | null
}

/**
 * Pets, toys and people whom a twist names gladly and who are not in the book yet, in the order of the twist: her dog Boris, her
 * little brother Sem, grandma. Nobody beside a sorrow, or beside something of somebody that was not understood: it may be
 * about one of them.
 */
export function namedAlong(
  { loved, staysOut }: TwistReading,
  twist: string,
  language: BookLanguage,
  subject: TwistSubject,
): NamedAlong[] {
  if (!isContentLanguage(language)) return []
  const index = thingIndex(language)
  const called = staysOut.map(({ topic, words }) =>
    topic === 'other' || topic === 'somebody' ? calledIn(words, index) : [],
  )
  const isSad = staysOut.some(({ topic }, at) => sorrows.includes(topic) && called[at]?.length === 0)
  if (isSad) return []
  const found = [
    ...loved.filter(({ lives }) => lives).map(({ words }) => asAlong(namedAnimal(words, index))),
    ...called.flat().map(({ who, name }) => asAlong(animal(who, name, index)) ?? person(who, name, index)),
    ...staysOut.map(({ topic, words }) => (topic === 'people' ? personOf(words, index) : undefined)),
  ].filter((one) => one !== undefined)
  const place = ({ name }: NamedAlong): number => twist.toLowerCase().indexOf(name.toLowerCase())
  return found
    .filter(({ name }, at) => found.findIndex((other) => isSame(other.name, name)) === at)
    .filter(({ name }) => !isThere(name, subject))
    .map((one) =>
      one.kind === 'person' ? { ...one, ageYears: one.ageYears ?? toldAge(twist, one.name) } : one,
    )
    .sort((first, second) => place(first) - place(second))
}

/** What is left to say of a twist once some of those whom it names are offered as characters, or are some. */
export function besidesOffered(
  reading: TwistReading,
  offered: readonly NamedAlong[],
  language: BookLanguage,
  { companions: there = [] }: TwistSubject,
): TwistReading {
  if (offered.length === 0 || !isContentLanguage(language)) return reading
  const index = thingIndex(language)
  const companions = [...there, ...offered.map(({ name }) => name)]
  return {
    ...reading,
    staysOut: reading.staysOut.filter(({ words }) => !comesAlong(words, { companions }, index)),
  }
}

function asAlong(animal: NamedAnimal | undefined): NamedAlong | undefined {
  return (
    animal && {
      ...animal,
      kind: animal.isToy ? 'toy' : 'animal',
      gender: null,
      ageYears: null,
      likelyYears: null,
    }
  )
}

/** How old a twist says that somebody is, behind their name: "Bo van 9", "Bo (9)", "Bo is nine" is none. */
function toldAge(twist: string, name: string): number | null {
  const [, years] =
    new RegExp(
      String.raw`${escaped(name)},? \(?(?:\p{Ll}+ ){0,2}(\d{1,2})(?=$|[,.!;)]| (?:jaar|years?|en|and)(?!\p{L}))`,
      'u',
    ).exec(twist) ?? []
  return years === undefined ? null : Number(years)
}

/** A fear or a body is told of the child, and of nobody who comes along. */
const sorrows: readonly TwistTopic[] = griefTopics.filter((topic) => topic !== 'fear' && topic !== 'body')

function isThere(name: string, { hero = '', companions = [] }: TwistSubject): boolean {
  return [hero, ...companions].some((other) => isSame(other, name))
}

function isSame(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase()
}

/** "haar broertje Sem" comes as Sem, "oma Riet" as Oma Riet, and who is called by nothing but that as Oma. */
function personOf(words: string, index: ThingIndex): NamedAlong | undefined {
  const { what = words, name } = nameBehind.exec(words)?.groups ?? {}
  return person(what, name, index)
}

function person(
  what: string,
  name: string | undefined,
  { words: { grammar } }: ThingIndex,
): NamedAlong | undefined {
  const who = what.toLowerCase().split(' ').at(-1) ?? ''
  const kinship = kinshipOf(who)
  const isGrown = kinship !== undefined && kinship.ageYears >= grownYears
  const called = isGrown ? [capitalised(who), ...(name === undefined ? [] : [name])].join(' ') : name
  const friend = (['female', 'male', 'other'] as const).find((gender) =>
    grammar.friends[gender].some((word) => what.toLowerCase().endsWith(word)),
  )
  if (called === undefined || (kinship === undefined && friend === undefined)) return undefined
  const gender = kinship?.gender ?? friend
  return {
    kind: 'person',
    name: called,
    species: null,
    // "A cousin", "a friend" says nothing of it.
    gender: gender === undefined || gender === 'other' ? null : gender,
    ageYears: isGrown ? kinship.ageYears : null,
    likelyYears: kinship?.ageYears ?? null,
  }
}

/** From here on the child says "aunt" before the name. */
const grownYears = 30

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A name as a pattern of itself. */
function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
}
