import type { AnimalSpecies, CharacterKind } from '#book/character.ts'
import { kinshipOf } from '#book/kinship.ts'
import type { BookLanguage, Gender } from '#book/options.ts'
import { griefTopics, type TwistTopic } from '#book/twist-topics.ts'
import { isContentLanguage } from './house/content-language.ts'
import type { TwistReading, TwistSubject } from './read-twist.ts'
import { comesAlong } from './twist/comes-along.ts'
import { type NamedAnimal, nameBehind, namedAnimal } from './twist/named-pets.ts'
import { type ThingIndex, thingIndex } from './twist/thing-index.ts'
import { friendGender, yearsOf } from './twist/who-is-around.ts'

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
  if (staysOut.some(({ topic }) => sorrows.includes(topic))) return []
  const found = [
    ...loved.filter(({ lives }) => lives).map(({ words }) => asAlong(namedAnimal(words, index))),
    ...staysOut.map(({ topic, words }) => (topic === 'people' ? personOf(words, index) : undefined)),
  ].filter((one) => one !== undefined)
  const place = ({ name }: NamedAlong): number => twist.toLowerCase().indexOf(name.toLowerCase())
  return found
    .filter(({ name }, at) => found.findIndex((other) => isSame(other.name, name)) === at)
    .filter(({ name }) => !isThere(name, subject))
    .map((one) => ({ ...one, ageYears: yearsOf(one.name, twist, index) ?? one.ageYears }))
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
  const companions = [...there, ...offered.map(({ name }) => name)]
  return {
    ...reading,
    staysOut: reading.staysOut.filter(({ words }) => !comesAlong(words, { companions })),
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

function person(what: string, name: string | undefined, index: ThingIndex): NamedAlong | undefined {
  const who = what.toLowerCase().split(' ').at(-1) ?? ''
  const kinship = kinshipOf(who)
  const isGrown = kinship !== undefined && kinship.ageYears >= grownYears
  const called = isGrown ? [capitalised(who), ...(name === undefined ? [] : [name])].join(' ') : name
  const friend = friendGender(what.toLowerCase(), index)
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
