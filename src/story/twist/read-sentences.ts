import type { TwistTopic } from '#book/twist-topics.ts'
import { contentLanguages } from '../house/content-language.ts'
import type { TwistSubject } from '../read-twist.ts'
import { findTopics, withoutTopics } from './find-topics.ts'
import { knownIn } from './judge-things.ts'
import { clauseWords } from './clause-words.ts'
import { type Clause, clausesOf } from './clauses-of.ts'
import { isSaying, isSubject, type LikeMatch, matchLikes } from './like-patterns.ts'
import { guard, guardOwn, isOfChild, tellsOfSomebody, type UnreadSentence } from './guard-somebody.ts'
import { atStart, isOneMore, isOwnName } from './list-items.ts'
import { namesBeing, tellsMore } from './names-being.ts'
import { parseThings, type ReadThing } from './parse-things.ts'
import { leaveOut, type Mode, type SentencesRead, type State } from './reading-state.ts'
import { isForeign } from './sentence-language.ts'
import type { Sentence } from './sentences-of.ts'
import { type ThingIndex, thingIndex } from './thing-index.ts'

/** Of these, the whole sentence stays out. */
const sweeping: readonly TwistTopic[] = ['death', 'sex', 'hate', 'contact', 'language']
/** Of these, what is loved may stand in the same clause: "dansen in haar rolstoel". */
const passing: readonly TwistTopic[] = ['body', 'separation', 'order']
const averting: readonly TwistTopic[] = ['fear', 'dislike']
/** Whoever is named with one of these is not told elsewhere: a dog that is ill, whoever she is called at school. */
const hurting: readonly TwistTopic[] = ['illness', 'separation', 'bullying', 'violence']

/** Reads one sentence after another; a colon carries its meaning over to the next. */
export function readSentences(
  sentences: readonly Sentence[],
  index: ThingIndex,
  subject: TwistSubject,
): SentencesRead {
  const read: SentencesRead = { things: [], averse: [], unread: false, staysOut: [] }
  const letters = sentences.map(({ text }) => text).join('')
  const useNames = letters.toUpperCase() !== letters
  const unread: UnreadSentence[] = []
  let mode: Mode = 'list'
  for (const [place, sentence] of sentences.entries()) {
    const state: State = {
      index,
      read,
      mode,
      useNames,
      link: '',
      unread: [],
      from: read.things.length,
      subject,
    }
    const before = { things: read.things.length, left: read.staysOut.length }
    readSentence(sentence, state)
    // Brackets tell of what stands before them.
    const beside = sentence.beside ? (sentences[place - 1]?.text ?? '') : ''
    if (tellsOfSomebody(state, read.things.slice(before.things), beside)) guard(sentence, state, before.left)
    if (state.unread.some((piece) => tellsMore(piece, index))) {
      read.unread = true
      unread.push({ source: sentence.source, ofChild: isOfChild(sentence, state) })
    }
    const bare = state.mode === 'averse' && knownIn(sentence.text, index).length === 0
    // A list below a colon goes on until somebody says again what is loved.
    const goesOn: boolean = mode !== 'list' && state.mode === mode && mode !== 'likes'
    mode = sentence.opens || bare || goesOn ? state.mode : 'list'
  }
  if (!subject.describes) guardOwn(read, unread, index)
  return read
}

function readSentence(sentence: Sentence, state: State): void {
  const { index, read } = state
  if (sentence.beside && isPerson(sentence.text, index)) read.things.pop()
  const topics = topicsOf(sentence, state)
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
    // Of another language only words that are the same in this one can be known, and no names.
    const left = withoutTopics(sentence.text, index)
    const text = topics.includes('language') ? left.toLowerCase() : left
    if (!isRead(text, state) && !isSaying(text, index) && tellsMore(text, index, true))
      state.unread.push(text)
    state.mode = 'out'
    return
  }
  const clauses = clausesOf(sentence, index)
  const inClauses = new Set<TwistTopic>(clauses.flatMap(({ text }) => findTopics(text, index)))
  const across = topics.filter((topic) => !inClauses.has(topic))
  if (across.length > 0) {
    if (across.some((topic) => averting.includes(topic))) avert(sentence.text, state, true)
    state.mode = 'out'
  }
  const before = read.things.length
  for (const clause of clauses) {
    const unread = state.unread.length
    readClause(clause, state, sentence)
    // "Loves peanut butter, but it makes her throat swell": whatever follows a "but" may take all before it back.
    if (clause.turns && state.unread.length > unread && !narrows(clause.text, index)) {
      read.averse.push(...read.things.splice(before).flatMap(({ words }) => knownIn(words, index)))
      if (topics.length === 0) leave('other')
    }
  }
  if (takesAway(sentence, clauses, index)) {
    // "Loves running, but has been in a wheelchair since" and "our dog, who has run away".
    read.averse.push(...read.things.splice(before).flatMap(({ words }) => knownIn(words, index)))
    if (topics.length === 0) leave('other')
  }
  if (read.things.length === before && topics.length === 0 && !isSaying(sentence.text, index)) leave('other')
}

/** "But not with bacon" says which pancakes are meant. */
function narrows(text: string, { negation, prepositions }: ThingIndex): boolean {
  const after = text.toLowerCase().replace(negation, '§').split('§')[1]?.trim().split(' ')[0] ?? ''
  return prepositions.has(after)
}

/** Whether a sentence says of what it names that it is lost, or can no longer be had or done. */
function takesAway({ text }: Sentence, clauses: readonly Clause[], index: ThingIndex): boolean {
  const hurts = (clause: Clause): boolean =>
    clause.turns && findTopics(clause.text, index).some((topic) => topic === 'illness' || topic === 'body')
  return index.losses.test(text.toLowerCase()) || clauses.some(hurts)
}

function topicsOf(sentence: Sentence, { index, subject }: State): TwistTopic[] {
  const topics: TwistTopic[] = findTopics(sentence.text, index)
  const lower = sentence.text.toLowerCase()
  const leaves =
    sentence.lifespan ||
    (index.farewells.test(lower) && (subject.describes || namesBeing(sentence.text, index, new Set())))
  if (leaves && !topics.includes('death')) topics.unshift('death')
  if (sentence.contact) topics.push('contact')
  if (sentence.swears && !topics.includes('profanity')) topics.push('profanity')
  if (isForeign(sentence.text, index)) {
    topics.push('language')
    const others = contentLanguages.filter((language) => language !== index.language)
    const told = others.flatMap((language) => findTopics(sentence.text, thingIndex(language)))
    topics.push(...told.filter((topic) => !topics.includes(topic)))
  }
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
    } else if (labels) {
      const introduces = isSubject(text, index) || isSaying(text, index)
      state.mode = state.mode === 'list' && introduces ? 'list' : 'out'
      if (!introduces) state.unread.push(text)
    }
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
function avert(text: string, { index, read, from }: State, turns = false): void {
  const known = knownIn(text, index)
  const [first = ''] = text.toLowerCase().split(' ')
  // "Behalve die ene" is one of what stands in its own sentence.
  const last = (turns ? read.things.slice(from) : read.things).at(-1)
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
  const hurts = topics.some((topic) => hurting.includes(topic))
  if (hurts && !like) read.averse.push(...knownIn(text, index))
  const left = withoutTopics(like ? like.complement : text, index)
  // Where it hurts, a name is somebody; where something is only feared or disliked, it is what.
  if (tellsMore(hurts ? left.toLowerCase() : left, index, true)) state.unread.push(left)
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
  if (mode === 'out' && !(again && isRead(text, state))) {
    if (!isSaying(text, index)) state.unread.push(text)
    return
  }
  const liked = mode === 'likes' || again
  const tokens = clauseWords(atStart(text, sentence, index), index, liked)
  if (isOwnName(text, state.subject)) return
  const { things, complete, rest } = parseThings(tokens, index, state.useNames)
  const oneMore = isOneMore(tokens, index)
  const behind = rest.join(' ')
  if (!complete && !oneMore && !isSaying(text, index)) state.unread.push(text)
  else if (complete && tellsMore(behind, index, !trails(rest, index))) state.unread.push(behind)
  const fit = complete ? things.filter(({ kind }) => kind !== 'person' || liked) : []
  read.things.push(...fit)
  if (fit.length === 0) {
    leaveOut(read, 'other', sentence.source)
    if (!oneMore && !complete) state.mode = 'out'
  } else if (trails(tokens, index)) state.mode = 'out'
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
