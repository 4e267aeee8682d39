import { type AnimalSpecies, animalSpecies } from '#book/character.ts'
import { named, ownWords, settleNames } from './settle-names.ts'
import { findThing, type ThingIndex } from './thing-index.ts'

/** An animal or a toy of the child's that has a name, of a kind that is drawn as a character. */
export interface NamedAnimal {
  name: string
  species: AnimalSpecies
  isToy: boolean
}

/** Words of which the last begin with a capital: `what` and `name` of "haar hond Boris". */
export const nameBehind = new RegExp(String.raw`^(?<what>\p{Ll}.*?) ${named}$`, 'u')

/** "haar hond Boris", "her toy rabbit Flop". */
export function namedAnimal(words: string, index: ThingIndex): NamedAnimal | undefined {
  const { what, name } = nameBehind.exec(words)?.groups ?? {}
  return what === undefined || name === undefined ? undefined : animal(what, name, index)
}

/** Somebody whom a sentence says to be there: what they are to the child, and their name. */
export interface Called {
  who: string
  name: string
}

/** How a language says that somebody is there, and what they are called: from end to end, and one by one. */
interface Callings {
  is: RegExp
  owns: RegExp
  one: RegExp
  and: RegExp
}

const compiled = new Map<ThingIndex, Callings>()

function callingsOf(index: ThingIndex): Callings {
  const known = compiled.get(index)
  if (known) return known
  const { owns, one, and, is } = index.words.grammar.called
  const filled = (pattern: string): string =>
    pattern
      .replaceAll('{own}', ownWords(index))
      .replaceAll('{who}', String.raw`(?<who>\p{Ll}+)`)
      // The same name stands in each way of saying it.
      .split('{name}')
      .reduce((before, after, at) => `${before}${named.replace('<name>', `<name${at}>`)}${after}`)
  const made = {
    is: new RegExp(`^${filled(is)}$`, 'u'),
    owns: new RegExp(`^(?:${owns})`, 'u'),
    one: new RegExp(`${filled(one)}(?=${and}|$)`, 'uy'),
    and: new RegExp(and, 'uy'),
  }
  compiled.set(index, made)
  return made
}

/** A sentence that says of whoever is there what they are called, and nothing else: "Noor heeft een hond die Boris heet". */
export function calledIn(sentence: string, index: ThingIndex): Called[] {
  const said = sentence.replace(/[\s.!…]+$/u, '')
  const called = calledAll(said, index)
  return called.length > 0 ? called : calledAll(settleNames(said, index), index)
}

function calledAll(said: string, index: ThingIndex): Called[] {
  const { is, owns, one, and } = callingsOf(index)
  const whole = calledBy(is.exec(said))
  if (whole) return [whole]
  const begin = owns.exec(said)
  if (!begin) return []
  const all: Called[] = []
  for (let at = begin[0].length; ; at = and.lastIndex) {
    one.lastIndex = at
    const called = calledBy(one.exec(said))
    if (!called) return []
    all.push(called)
    if (one.lastIndex === said.length) return all
    and.lastIndex = one.lastIndex
    if (!and.test(said)) return []
  }
}

function calledBy(found: RegExpExecArray | null): Called | undefined {
  const { who, ...names } = found?.groups ?? {}
  const name = Object.entries(names).find(([key, value]) => /^name\d$/u.test(key) && value !== undefined)?.[1]
  return who === undefined || name === undefined ? undefined : { who, name }
}

/** An animal or toy of a kind that is drawn as a character, by the word for it. */
export function animal(what: string, name: string, index: ThingIndex): NamedAnimal | undefined {
  const motif = findThing(what.split(' ').at(-1) ?? '', index)?.motif
  const isToy = new RegExp(`(?:^| )(?:${index.words.grammar.toys})$`, 'u').test(what)
  const species = isToy && motif === 'teddy' ? 'bear' : animalSpecies.find((one) => one === motif)
  return species && { name, species, isToy }
}
