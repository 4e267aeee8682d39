import type { ContentLanguage } from '../house/content-language.ts'
import { isName, longest, low, type Piece, readNoun } from './read-noun.ts'
import type { KnownThing, ThingIndex, ThingKind } from './thing-index.ts'

/** A thing of a twist whose every word was known. */
export interface ReadThing {
  /** As it is told: the writer's words, `haar groene fiets`. */
  words: string
  /** The same without what follows after a preposition. */
  core: string
  /** Of something that is done, what it is done with. */
  object?: string
  motif: string
  kind: ThingKind
  /** Whether a living being, a person or somebody's name is in the words, or in the core alone. */
  beings: { words: boolean; core: boolean }
  /** Whether it is somebody, if only to a child: a dragon, Paddington, a teddy. */
  fabled: boolean
}

export interface ThingList {
  things: ReadThing[]
  /** Whether all words were understood, or what was not only followed after a known preposition. */
  complete: boolean
  /** What stands behind the last thing and was not read. */
  rest: readonly string[]
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
  const rest = tokens.slice(last)
  const complete = at >= tokens.length || isAside(rest, index)
  // "papa op bier" says something of papa; "treinen in Parijs" still are trains.
  const said = at < tokens.length && things.at(-1)?.kind === 'person'
  return { things, complete: complete && things.length > 0 && !said, rest: at < tokens.length ? rest : [] }
}

/** Where, with whom and which: "in the woods behind our house", "die hard rijden". It is not told. */
function isAside(tokens: readonly string[], index: ThingIndex): boolean {
  let at = 0
  while (at < tokens.length) {
    if (index.fillers.has(low(tokens[at]))) at++
    else if (index.prepositions.has(low(tokens[at]))) {
      at++
      while (index.degrees.has(low(tokens[at]))) at++
      while (index.before.has(low(tokens[at])) || index.adjectives.has(low(tokens[at]))) at++
      while (isName(tokens[at] ?? '')) at++
      if (at < tokens.length && !index.prepositions.has(low(tokens[at]))) at++
      while (isName(tokens[at] ?? '')) at++
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
  if (!core || isDish(core, tokens, index)) return undefined
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
      ...(core.object && { object: core.object.join(' ') }),
      motif: core.known.motif,
      kind: core.known.kind,
      fabled: core.known.kind === 'creature' || core.known.kind === 'toy' || core.known.being === true,
      beings: { words: core.being || (fits ? tail.being : false), core: core.being },
    },
  }
}

const readDoingOf: Readonly<Record<ContentLanguage, typeof readInfinitive>> = {
  dutch: readInfinitive,
  english: readGerund,
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
  const before = tokens.slice(start, at).map(low)
  const doing = readDoingOf[index.language](tokens, at, index, useNames)
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
  // "op de maan kijken" whose "op" stood in the liking is not "de maan kijken", but the moon.
  const bare = preposition === 0 && index.toward.has(verb) && index.before.has(low(tokens[start]))
  const text = [...tokens.slice(start, start + preposition).map(low), ...object.text, ...(bare ? [] : [verb])]
  return { end, text, object: object.text, known: object.known, being: object.being }
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
  return { ...object, text: [...verb.split(' '), ...object.text], object: object.text }
}

/** Ducks are fed, cakes are baked, and never the other way round; nothing is done with people. */
function mayBeDone(verb: string, { kind }: KnownThing, index: ThingIndex): boolean {
  if (kind === 'person') return false
  return index.tend.has(verb) || (index.make.has(verb) && (kind !== 'animal' || gathered.has(verb)))
}

/** What may be done with animals too: to collect snails, to ride a horse. */
const gathered: ReadonlySet<string> = new Set(['verzamelen', 'collecting', 'rijden', 'riding'])

/** Rabbit with prunes is nobody's rabbit. */
function isDish({ known, end }: Piece, tokens: readonly string[], index: ThingIndex): boolean {
  const served = withFood.has(low(tokens[end])) ? readNoun(tokens, end + 1, index, false) : undefined
  return known.kind === 'animal' && served?.known.kind === 'food'
}

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
