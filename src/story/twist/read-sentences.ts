import type { TwistTopic } from '#book/twist-topics.ts'
import type { LeftOut } from '../read-twist.ts'
import { findTopics } from './find-topics.ts'
import { knownIn } from './judge-things.ts'
import { clauseWords } from './clause-words.ts'
import { type Clause, clausesOf } from './clauses-of.ts'
import { isSubject, type LikeMatch, matchLikes } from './like-patterns.ts'
import { parseThings, type ReadThing } from './parse-things.ts'
import { isForeign } from './sentence-language.ts'
import type { Sentence } from './sentences-of.ts'
import type { KnownThing, ThingIndex } from './thing-index.ts'

export interface SentencesRead {
  things: ReadThing[]
  /** What is feared or disliked: not told in any other sentence either. */
  averse: KnownThing[]
  staysOut: LeftOut[]
}

/**
 * `list`: nothing said yet, so bare things count; `likes`: after a way of liking; `averse`: after a way of not
 * liking; `out`: after something not understood. Only a way of liking leads out of the last two.
 */
type Mode = 'list' | 'likes' | 'averse' | 'out'

/** Of these, the whole sentence stays out. */
const sweeping: readonly TwistTopic[] = ['death', 'sex', 'hate', 'contact', 'language']
/** Of these, what is loved may stand in the same clause: "dansen in haar rolstoel". */
const passing: readonly TwistTopic[] = ['body', 'separation', 'order']
const averting: readonly TwistTopic[] = ['fear', 'dislike']

interface State {
  index: ThingIndex
  read: SentencesRead
  mode: Mode
  useNames: boolean
  /** The word that joins the last way of liking to its things: van, op, about. */
  link: string
}

/** Reads one sentence after another; a colon carries its meaning over to the next. */
export function readSentences(sentences: readonly Sentence[], index: ThingIndex): SentencesRead {
  const read: SentencesRead = { things: [], averse: [], staysOut: [] }
  const letters = sentences.map(({ text }) => text).join('')
  const useNames = letters.toUpperCase() !== letters
  let mode: Mode = 'list'
  for (const sentence of sentences) {
    const state: State = { index, read, mode, useNames, link: '' }
    readSentence(sentence, state)
    const bare = state.mode === 'averse' && knownIn(sentence.text, index).length === 0
    // A list below a colon goes on until somebody says again what is loved.
    const goesOn: boolean = mode !== 'list' && state.mode === mode && mode !== 'likes'
    mode = sentence.opens || bare || goesOn ? state.mode : 'list'
  }
  return read
}

function readSentence(sentence: Sentence, state: State): void {
  const { index, read } = state
  if (sentence.beside && isPerson(sentence.text, index)) read.things.pop()
  const topics = topicsOf(sentence, index)
  const leave = (topic: TwistTopic): void => leaveOut(read, topic, sentence.source)
  for (const topic of topics) leave(topic)
  const whole = topics.some((topic) => sweeping.includes(topic))
  if (
    whole ||
    sentence.beside ||
    sentence.quotes ||
    (sentence.asks && matchLikes(sentence.text, index).length === 0)
  ) {
    // What is named with a death is not celebrated in the next sentence either.
    if (topics.some((topic) => averting.includes(topic) || topic === 'death')) avert(sentence.text, state)
    if (topics.length === 0) leave('other')
    state.mode = 'out'
    return
  }
  const clauses = clausesOf(sentence, index)
  const inClauses = new Set<TwistTopic>(clauses.flatMap(({ text }) => findTopics(text, index)))
  const across = topics.filter((topic) => !inClauses.has(topic))
  if (across.length > 0) {
    if (across.some((topic) => averting.includes(topic))) avert(sentence.text, state)
    state.mode = 'out'
  }
  const before = read.things.length
  for (const clause of clauses) readClause(clause, state, sentence)
  if (takesAway(sentence, clauses, index)) {
    // "Loves running, but has been in a wheelchair since" and "our dog, who has run away".
    read.averse.push(...read.things.splice(before).flatMap(({ words }) => knownIn(words, index)))
    if (topics.length === 0) leave('other')
  }
  if (read.things.length === before && topics.length === 0) leave('other')
}

/** Whether a sentence says of what it names that it is lost, or can no longer be had or done. */
function takesAway({ text }: Sentence, clauses: readonly Clause[], index: ThingIndex): boolean {
  const hurts = (clause: Clause): boolean =>
    clause.turns && findTopics(clause.text, index).some((topic) => topic === 'illness' || topic === 'body')
  return index.losses.test(text.toLowerCase()) || clauses.some(hurts)
}

function topicsOf(sentence: Sentence, index: ThingIndex): TwistTopic[] {
  const topics: TwistTopic[] = findTopics(sentence.text, index)
  if (sentence.contact) topics.push('contact')
  if (sentence.swears && !topics.includes('profanity')) topics.push('profanity')
  if (isForeign(sentence.text, index)) topics.push('language')
  return topics
}

function readClause({ text, turns, labels }: Clause, state: State, sentence: Sentence): void {
  const { index } = state
  if (turns && state.mode !== 'averse') state.mode = 'out'
  const likes = matchLikes(text, index)
  const like = likes.find(({ complement }) => isRead(complement, state)) ?? likes[0]
  const topics: readonly TwistTopic[] = findTopics(text, index)
  const negated = index.negation.test((like ? like.complement : text).toLowerCase())
  if (topics.length > 0 || negated) readTroubled({ text, like, topics, negated, turns }, state, sentence)
  else {
    if (like) {
      state.mode = 'likes'
      state.link = linkOf(like)
    } else if (labels) state.mode = state.mode === 'list' && isSubject(text, index) ? 'list' : 'out'
    const things = like ? like.complement : text
    if (things !== '' && !(labels && !like)) readThings(things, state, sentence)
  }
}

/** "Thomas (his brother)": who is meant, and no train. */
function isPerson(text: string, { things }: ThingIndex): boolean {
  const words = text.toLowerCase().split(' ')
  return words.length <= 3 && things.get(words.at(-1) ?? '')?.kind === 'person'
}

/** What a text names is not liked; when it names nothing, "them", "who" and what comes after "but" are what was named last. */
function avert(text: string, { index, read }: State, turns = false): void {
  const known = knownIn(text, index)
  const last = read.things.at(-1)
  const [first = ''] = text.toLowerCase().split(' ')
  // "Pancakes, but not with bacon" still likes pancakes.
  const narrows = text.split(' ').some((word) => index.prepositions.has(word.toLowerCase()))
  const pointsBack =
    (turns && !narrows) || index.backwards.test(text.toLowerCase()) || index.relatives.has(first)
  const meant = known.length === 0 && last && pointsBack
  read.averse.push(...(meant ? knownIn(last.words, index) : known))
}

/** A clause with a word of what stays out, or with a no in it. */
function readTroubled(
  clause: {
    text: string
    like: LikeMatch | undefined
    topics: readonly TwistTopic[]
    negated: boolean
    turns: boolean
  },
  state: State,
  sentence: Sentence,
): void {
  const { text, like, topics, negated } = clause
  const { index, read } = state
  const turnsAway = topics.some((topic) => averting.includes(topic))
  const withoutNo = text.toLowerCase().replace(new RegExp(index.negation, 'gu'), ' ')
  if (turnsAway || (negated && (like !== undefined || isRead(withoutNo, state)))) {
    avert(text, state, clause.turns)
    if (!turnsAway) leaveOut(read, 'dislike', sentence.source)
    state.mode = 'averse'
    return
  }
  const mild = !negated && topics.every((topic) => passing.includes(topic))
  const core = like && mild ? coresOf(like.complement, state) : []
  read.things.push(...core.filter((thing) => findTopics(thing.words, index).length === 0))
  // "gek op tanks en op honden": the dogs are loved all the same, when the clause says so again.
  if (like) state.link = linkOf(like)
  state.mode = 'out'
}

/** A thing with its tail cut off: "dansen in haar rolstoel". */
function coresOf(text: string, state: State): ReadThing[] {
  const { things, complete } = parseThings(clauseWords(text, state.index, true), state.index, state.useNames)
  return complete ? things.filter(({ kind }) => kind !== 'person') : []
}

function isRead(text: string, state: State): boolean {
  return parseThings(clauseWords(text, state.index, true), state.index, state.useNames).complete
}

function linkOf({ frame }: LikeMatch): string {
  return (frame.trim().split(/\s+/u).at(-1) ?? '').replace(/^er(?=van|op)/u, '')
}

function readThings(text: string, state: State, sentence: Sentence): void {
  const { index, read, mode } = state
  if (mode === 'averse') {
    read.averse.push(...knownIn(text, index))
    return
  }
  const again = state.link !== '' && text.toLowerCase().startsWith(`${state.link} `)
  if (mode === 'out' && !(again && isRead(text, state))) return
  const liked = mode === 'likes' || again
  const tokens = clauseWords(text, index, liked)
  const { things, complete } = parseThings(tokens, index, state.useNames)
  const fit = complete ? things.filter(({ kind }) => kind !== 'person' || liked) : []
  read.things.push(...fit)
  if (fit.length === 0) {
    leaveOut(read, 'other', sentence.source)
    if (!isOneMore(tokens, index)) state.mode = 'out'
  } else if (trails(tokens, index)) state.mode = 'out'
}

/** A lone word or name that is not known is one more thing of a list; anything longer may be a clause of its own. */
function isOneMore(tokens: readonly string[], { before }: ThingIndex): boolean {
  const alone = tokens.filter((token, at) => at > 0 || !before.has(token.toLowerCase()))
  return alone.length === 1 || tokens.every((token) => /^\p{Lu}/u.test(token))
}

/** A clause that goes on after "that", "because" or "who": what follows its next comma is not in the list. */
function trails(tokens: readonly string[], index: ThingIndex): boolean {
  return tokens.some(
    (token) =>
      index.relatives.has(token.toLowerCase()) &&
      !index.prepositions.has(token.toLowerCase()) &&
      token !== 'die',
  )
}

function leaveOut(read: SentencesRead, topic: TwistTopic, words: string): void {
  if (!read.staysOut.some((left) => left.topic === topic && left.words === words)) {
    read.staysOut.push({ topic, words })
  }
}
