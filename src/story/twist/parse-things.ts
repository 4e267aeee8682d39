import { capitalise } from '../house/grammar/capitalise.ts'
import { findThing, type KnownThing, type ThingIndex, type ThingKind } from './thing-index.ts'
import { looksPlural } from './word-forms.ts'

/** A thing of a twist whose every word was known. */
export interface ReadThing {
  /** As it is told: the writer's words, `haar groene fiets`. */
  words: string
  /** The same without what follows after a preposition. */
  core: string
  motif: string
  kind: ThingKind
  /** Whether a living being, a person or somebody's name is in the words, or in the core alone. */
  beings: { words: boolean; core: boolean }
}

export interface ThingList {
  things: ReadThing[]
  /** Whether all words were understood, or what was not only followed after a known preposition. */
  complete: boolean
}

interface Piece {
  end: number
  text: string[]
  known: KnownThing
  being: boolean
}

const most = { words: 7, characters: 40 }

/** Reads things that stand side by side without a comma: "lego minecraft pokemon", "haar groene fiets". */
export function parseThings(tokens: readonly string[], index: ThingIndex, useNames: boolean): ThingList {
  const things: ReadThing[] = []
  let at = 0
  let last = 0
  while (at < tokens.length) {
    if (index.fillers.has(low(tokens[at]))) at++
    else {
      const read = readThing(tokens, at, index, useNames)
      if (!read) break
      things.push(read.thing)
      at = read.end
      last = at
    }
  }
  const complete = at >= tokens.length || isAside(tokens.slice(last), index)
  // "papa op bier" says something of papa; "treinen in Parijs" still are trains.
  const said = at < tokens.length && things.at(-1)?.kind === 'person'
  return { things, complete: complete && things.length > 0 && !said }
}

/** Where, with whom and which: "in the woods behind our house", "die hard rijden". It is not told. */
function isAside(tokens: readonly string[], index: ThingIndex): boolean {
  let at = 0
  while (at < tokens.length) {
    if (index.fillers.has(low(tokens[at]))) at++
    else if (index.prepositions.has(low(tokens[at]))) {
      at++
      while (index.before.has(low(tokens[at])) || index.adjectives.has(low(tokens[at]))) at++
      while (isName(tokens[at] ?? '')) at++
      if (at < tokens.length && !index.prepositions.has(low(tokens[at]))) at++
    } else return index.relatives.has(low(tokens[at]))
  }
  return true
}

function readThing(
  tokens: readonly string[],
  at: number,
  index: ThingIndex,
  useNames: boolean,
): { thing: ReadThing; end: number } | undefined {
  const core = readDoing(tokens, at, index, useNames) ?? readNoun(tokens, at, index, useNames)
  if (!core) return undefined
  const tail = readTail(tokens, core.end, { index, useNames, food: core.known.kind === 'food' })
  const whole = [...core.text, ...(tail?.text ?? [])]
  const fits = tail && whole.length <= most.words && whole.join(' ').length <= most.characters
  const [short, long] = [core.text.join(' '), whole.join(' ')]
  if (short.length > most.characters) return undefined
  return {
    end: tail ? tail.end : core.end,
    thing: {
      words: fits ? long : short,
      core: short,
      motif: core.known.motif,
      kind: core.known.kind,
      beings: { words: core.being || (fits ? tail.being : false), core: core.being },
    },
  }
}

/** Determiners, measures, adjectives, a noun and perhaps the name of a pet, a toy or a person. */
function readNoun(
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
    if (size === 0 || (asNoun && !goesOn(tokens, at + size, index))) break
    text.push(...tokens.slice(at, at + size).map(plainWord))
    at += size
  }
  let noun = matchThing(tokens, at, index)
  if (!noun) return undefined
  let next = matchThing(tokens, noun.end, index)
  while (next && joins(noun, next, index, tokens)) {
    text.push(...noun.text)
    owned ||= noun.being
    noun = next
    next = matchThing(tokens, noun.end, index)
  }
  text.push(...noun.text)
  const named = useNames && noun.known.kind !== 'name' ? readName(tokens, noun, index) : undefined
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

function goesOn(tokens: readonly string[], at: number, index: ThingIndex): boolean {
  return (
    matchThing(tokens, at, index) !== undefined ||
    longest(tokens, at, (words) => index.adjectives.has(words)) > 0
  )
}

/** English writes compounds apart: steam train, dinosaur rucksack; but "cats dogs" are two. */
function joins(first: Piece, second: Piece, index: ThingIndex, tokens: readonly string[]): boolean {
  const single = !looksPlural(low(tokens[first.end - 1]), index.language)
  const nouns = [first, second].every(({ known }) => known.kind !== 'name' && known.kind !== 'person')
  return index.language === 'english' && nouns && single && !low(tokens[first.end - 1]).endsWith('ing')
}

function matchThing(tokens: readonly string[], at: number, index: ThingIndex): Piece | undefined {
  const size = longest(tokens, at, (words) => findThing(words, index) !== undefined)
  if (size === 0) return undefined
  const words = tokens.slice(at, at + size)
  const known = findThing(words.map(low).join(' '), index)
  if (!known) return undefined
  const text = known.canonical === undefined ? words.map(plainWord) : [known.canonical]
  return { end: at + size, text, known, being: known.kind === 'person' || known.kind === 'animal' }
}

const naming = new Set(['die', 'called', 'named', 'genaamd'])
const named = new Set(['heet'])

/** Flappie, Mr Flops: written with a capital behind an animal, a toy or a person. */
function readName(
  tokens: readonly string[],
  noun: Piece,
  index: ThingIndex,
): { text: string[]; end: number } | undefined {
  if (!['animal', 'toy', 'person'].includes(noun.known.kind)) return undefined
  const calls = naming.has(low(tokens[noun.end]))
  const at = calls ? noun.end + 1 : noun.end
  const name = tokens[at]
  if (name === undefined || !isName(name) || matchThing([low(name)], 0, index)?.known.kind === 'person')
    return undefined
  if (low(tokens[noun.end]) === 'die' && !named.has(low(tokens[at + 1]))) return undefined
  const end = named.has(low(tokens[at + 1])) && calls ? at + 2 : at + 1
  const text = tokens.slice(noun.end, end).map((word) => (word === name ? nameCase(word, index) : low(word)))
  return { text, end }
}

function isName(word: string): boolean {
  return /^\p{Lu}[\p{L}’-]{1,15}$/u.test(word) && !/\p{Lu}{3}/u.test(word)
}

function nameCase(word: string, index: ThingIndex): string {
  return capitalise(word, index.language)
}

/** "eendjes voeren", "zelf taart bakken", "in plassen stampen"; "feeding the ducks". */
function readDoing(
  tokens: readonly string[],
  start: number,
  index: ThingIndex,
  useNames: boolean,
): Piece | undefined {
  const together = longest(tokens, start, (words) => index.together.has(words))
  const at = start + together
  const before = tokens.slice(start, at).map(plainWord)
  const read = index.language === 'dutch' ? readInfinitive : readGerund
  const doing = read(tokens, at, index, useNames)
  return doing && { ...doing, text: [...before, ...doing.text] }
}

function readInfinitive(
  tokens: readonly string[],
  start: number,
  index: ThingIndex,
  useNames: boolean,
): Piece | undefined {
  const preposition = index.prepositions.has(low(tokens[start])) ? 1 : 0
  const object = readNoun(tokens, start + preposition, index, useNames)
  if (!object) return undefined
  const te = low(tokens[object.end]) === 'te' ? 1 : 0
  const verb = low(tokens[object.end + te])
  if (!mayBeDone(verb, object.known, index)) return undefined
  const end = object.end + te + 1
  const text = [
    ...tokens.slice(start, start + preposition).map(low),
    ...object.text,
    ...tokens.slice(object.end, end).map(low),
  ]
  return { end, text, known: object.known, being: object.being }
}

function readGerund(
  tokens: readonly string[],
  start: number,
  index: ThingIndex,
  useNames: boolean,
): Piece | undefined {
  const size = longest(tokens, start, (words) => index.tend.has(words) || index.make.has(words))
  if (size === 0) return undefined
  const verb = tokens
    .slice(start, start + size)
    .map(low)
    .join(' ')
  const object = readNoun(tokens, start + size, index, useNames)
  if (!object || !mayBeDone(verb, object.known, index)) return undefined
  return { ...object, text: [...verb.split(' '), ...object.text] }
}

/** Ducks are fed, cakes are baked, and never the other way round; nothing is done with people. */
function mayBeDone(verb: string, { kind }: KnownThing, index: ThingIndex): boolean {
  if (kind === 'person') return false
  return index.tend.has(verb) || (index.make.has(verb) && (kind !== 'animal' || gathered.has(verb)))
}

/** What may be done with animals too: to collect snails, to ride a horse. */
const gathered: ReadonlySet<string> = new Set(['verzamelen', 'collecting', 'rijden', 'riding'])

const belonging: ReadonlySet<string> = new Set(['van', 'of'])
const withFood: ReadonlySet<string> = new Set(['met', 'with'])

/** What makes it another thing: "koekjes van oma", "chips with vinegar". Where and with whom is not told. */
function readTail(
  tokens: readonly string[],
  at: number,
  { index, useNames, food }: { index: ThingIndex; useNames: boolean; food: boolean },
): { text: string[]; end: number; being: boolean } | undefined {
  const noun = readNoun(tokens, at + 1, index, useNames)
  const preposition = low(tokens[at])
  const belongs =
    belonging.has(preposition) || (withFood.has(preposition) && food && noun?.known.kind === 'food')
  if (!belongs) return undefined
  return noun && { text: [low(tokens[at]), ...noun.text], end: noun.end, being: noun.being }
}

/** How many words from here are one known entry; 0: none. */
function longest(tokens: readonly string[], at: number, isKnown: (words: string) => boolean): number {
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

function low(word: string | undefined): string {
  return (word ?? '').toLowerCase()
}

/** A known word without the capital of a start or of shouting. */
const plainWord = low
