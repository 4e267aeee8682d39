import { capitalise } from '../house/grammar/capitalise.ts'
import { isToy } from './named-toys.ts'
import { findThing, type KnownThing, type ThingIndex, type ThingKind } from './thing-index.ts'
import { looksPlural } from './word-forms.ts'

/** Known words from a place on. */
export interface Piece {
  end: number
  text: string[]
  /** Of something that is done, what it is done with: of climbing trees, trees. */
  object?: string[]
  known: KnownThing
  being: boolean
}

/** Determiners, measures, adjectives, a noun and perhaps the name of a pet, a toy or a person. */
export function readNoun(
  tokens: readonly string[],
  start: number,
  index: ThingIndex,
  useNames: boolean,
): Piece | undefined {
  const text: string[] = []
  let at = start
  let owned = false
  for (;;) {
    const owner = isOwner(tokens[at], index)
    const size = owner
      ? 1
      : longest(tokens, at, (words) => index.before.has(words) || index.adjectives.has(words))
    owned ||= owner
    const asNoun = size > 0 && !owner ? matchThing(tokens, at, index) : undefined
    // A hot dog is no dog.
    const isLonger = asNoun !== undefined && asNoun.end > at + size
    if (size === 0 || isLonger || (asNoun && !goesOn(tokens, at + size, index))) break
    text.push(
      ...(owner && text.length === 0 ? [ownerName(tokens[at], index)] : tokens.slice(at, at + size).map(low)),
    )
    at += size
  }
  let noun = matchThing(tokens, at, index)
  if (!noun || (useNames && isSomebody(tokens, noun, at, index))) return undefined
  let next = matchThing(tokens, noun.end, index)
  while (next && joins(noun, next, index, tokens, useNames)) {
    text.push(...noun.text)
    owned ||= noun.being
    noun = next
    next = matchThing(tokens, noun.end, index)
  }
  text.push(...noun.text)
  const named = useNames && noun.known.kind !== 'name' ? readName(tokens, noun, text, index) : undefined
  if (named) text.push(...named.text)
  return {
    end: named?.end ?? noun.end,
    text,
    known: noun.known,
    being: owned || noun.being || named !== undefined,
  }
}

/** nana’s, opa’s: whose it is. */
function isOwner(token: string | undefined, index: ThingIndex): boolean {
  const owner = /^(.+?)(?:’s|s’)$/u.exec(low(token))?.[1]
  return owner !== undefined && index.things.get(owner)?.kind === 'person'
}

/** English calls a Gran by a capital, unless she is "her gran". */
function ownerName(token: string | undefined, { language }: ThingIndex): string {
  return language === 'english' && isName(token ?? '') ? (token ?? '') : low(token)
}

function goesOn(tokens: readonly string[], at: number, index: ThingIndex): boolean {
  return (
    matchThing(tokens, at, index) !== undefined ||
    longest(tokens, at, (words) => index.adjectives.has(words)) > 0
  )
}

/** English writes compounds apart: steam train, dinosaur rucksack; but "cats dogs" are two. */
function joins(
  first: Piece,
  second: Piece,
  index: ThingIndex,
  tokens: readonly string[],
  useNames: boolean,
): boolean {
  const next = tokens[first.end]
  if (useNames && isGivenName(next, index)) return false
  // Her rabbit Bun is no cake.
  const mayBeNamed = first.known.kind === 'animal' || first.known.kind === 'toy'
  if (useNames && mayBeNamed && isName(next ?? '') && !isName(tokens[first.end - 1] ?? '')) return false
  const single = !looksPlural(low(tokens[first.end - 1]), index.language)
  const nouns = [first, second].every(({ known }) => known.kind !== 'name' && known.kind !== 'person')
  return index.language === 'english' && nouns && single && !low(tokens[first.end - 1]).endsWith('ing')
}

/** Rose, Robin Redbreast: with a capital it is somebody, or something that only its writer knows. */
function isSomebody(tokens: readonly string[], noun: Piece, at: number, index: ThingIndex): boolean {
  const { kind } = noun.known
  if (kind === 'person' || kind === 'name' || noun.end !== at + 1 || !isName(tokens[at] ?? '')) return false
  const next = tokens[noun.end] ?? ''
  const goesOn = isName(next) && matchThing([next], 0, index) === undefined
  // "Teddy Gerald" may begin a list.
  const mayBeNamed = at === 0 && (kind === 'animal' || kind === 'toy')
  return (goesOn && !mayBeNamed) || isGivenName(tokens[at], index)
}

function isGivenName(token: string | undefined, { givenNames }: ThingIndex): boolean {
  return isName(token ?? '') && givenNames.has(low(token))
}

function matchThing(tokens: readonly string[], at: number, index: ThingIndex): Piece | undefined {
  const size = longest(tokens, at, (words) => findThing(words, index) !== undefined)
  if (size === 0) return undefined
  const words = tokens.slice(at, at + size)
  const known = findThing(words.map(low).join(' '), index)
  if (!known) return undefined
  const text = known.canonical === undefined ? words.map(low) : [known.canonical]
  return { end: at + size, text, known, being: known.kind === 'person' || known.kind === 'animal' }
}

const naming = new Set(['die', 'dat', 'called', 'named', 'genaamd'])
/** Behind these the verb follows: "die Roos heet". */
const relative = new Set(['die', 'dat'])
const named = new Set(['heet'])
/** What has a name without being said to be a toy. */
const bearers: readonly ThingKind[] = ['animal', 'creature', 'toy', 'person']

/** Flappie, Mr Flops: written with a capital behind an animal, a toy, a person or a digger that is said to be a toy. */
function readName(
  tokens: readonly string[],
  noun: Piece,
  said: readonly string[],
  index: ThingIndex,
): { text: string[]; end: number } | undefined {
  if (!isToy(said.join(' '), index) && !bearers.includes(noun.known.kind)) return undefined
  const calls = naming.has(low(tokens[noun.end]))
  const at = calls ? noun.end + 1 : noun.end
  const name = tokens[at]
  if (name === undefined || !isName(name) || matchThing([low(name)], 0, index)?.known.kind === 'person')
    return undefined
  // Beer Bram, Mr Flops; a toy has no surname that might be somebody's.
  const second = noun.known.kind !== 'person' && isName(tokens[at + 1] ?? '') ? (tokens[at + 1] ?? '') : ''
  const last = second === '' ? at : at + 1
  if (relative.has(low(tokens[noun.end])) && !named.has(low(tokens[last + 1]))) return undefined
  const end = named.has(low(tokens[last + 1])) && calls ? last + 2 : last + 1
  const text = tokens
    .slice(noun.end, end)
    .map((word) => (word === name || word === second ? nameCase(word, index) : low(word)))
  return { text, end }
}

export function isName(word: string): boolean {
  return /^\p{Lu}[\p{L}’-]{1,15}$/u.test(word) && !/\p{Lu}{3}/u.test(word)
}

function nameCase(word: string, index: ThingIndex): string {
  return capitalise(word, index.language)
}

/** How many words from here are one known entry; 0: none. */
export function longest(tokens: readonly string[], at: number, isKnown: (words: string) => boolean): number {
  for (let size = Math.min(6, tokens.length - at); size > 0; size--) {
    if (
      isKnown(
        tokens
          .slice(at, at + size)
          .map(low)
          .join(' '),
      )
    )
      return size
  }
  return 0
}

export function low(word: string | undefined): string {
  return (word ?? '').toLowerCase()
}
