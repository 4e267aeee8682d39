import type { AnimalSpecies, CharacterKind } from '#book/character.ts'
import type { ContentLanguage } from '../content-language.ts'
import { type ApartWords, apartWords } from './apart-words.ts'

/** Somebody as the text would name them if nobody else had that name. */
export interface Being {
  name: string
  kind: CharacterKind
  /** Years, of people. */
  age?: number | undefined
  /** Of animals and toys. */
  species?: AnimalSpecies | undefined
}

export interface Namesakes {
  /** What the text calls each of them, in the order they came. */
  labels: string[]
  /** Two of them at once, where the language has a word for that: both mums. */
  both?: string | undefined
}

const grownUpYears = 18

/**
 * Tells beings of one name apart as one does for a child: big and little Tim, Rex the dog, one mum and the other mum,
 * the first Bo and the second. `bearer` already goes by that name: the hero of a book, or with no age an animal of the
 * story's own; the only person among animals and toys keeps the name as well.
 */
export function tellApart(
  beings: readonly Being[],
  bearer: { name: string; age?: number } | undefined,
  language: ContentLanguage,
): Namesakes {
  const words = apartWords[language]
  const name = bearer?.name ?? carefulSpelling(beings)
  const described = beings.map((being) => describe(name, being, beings, bearer?.age, words))
  const told = bearer ? [name, ...described] : described
  if (new Set(told).size === told.length) return { labels: described }
  if (told.length > 2) return { labels: beings.map((_, place) => words.nth(name, place + (bearer ? 2 : 1))) }
  if (bearer) return { labels: [words.other(name)] }
  return { labels: [words.one(name), words.other(name)], both: words.both(name) }
}

/** One spelling for all of them: the one that has capitals. */
function carefulSpelling(beings: readonly Being[]): string {
  const names = beings.map(({ name }) => name)
  return names.find((name) => /\p{Lu}/u.test(name)) ?? names[0] ?? ''
}

/** The name with what sets this one apart, or the name alone if nothing does. */
function describe(
  name: string,
  being: Being,
  all: readonly Being[],
  bearerAge: number | undefined,
  words: ApartWords,
): string {
  if (words.isNoun(name)) return name
  if (being.kind === 'toy') return `${name} ${words.toy}`
  if (being.kind === 'animal') return being.species ? `${name} ${words.species[being.species]}` : name
  const ages = [bearerAge, ...all.filter((other) => other !== being).map(({ age }) => age)]
  const [other, ...more] = ages.filter((age) => age !== undefined)
  if (other === undefined || more.length > 0 || being.age === undefined || being.age === other) return name
  // Of two grown-ups neither is the big one.
  if (Math.min(being.age, other) >= grownUpYears) return name
  return being.age > other ? words.older(name) : words.younger(name)
}
