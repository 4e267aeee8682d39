import type { TwistTopic } from '#book/twist-topics.ts'
import { contentLanguages } from '../house/content-language.ts'
import type { LeftOut, TwistSubject } from '../read-twist.ts'
import { findTopics, withoutTopics } from './find-topics.ts'
import { knownIn } from './judge-things.ts'
import { clauseWords } from './clause-words.ts'
import { type Clause, clausesOf } from './clauses-of.ts'
import { asksForLikes, isSaying, isSubject, type LikeMatch, matchLikes } from './like-patterns.ts'
import { guard, guardOwn, isOfChild, tellsOfSomebody, type UnreadSentence } from './guard-somebody.ts'
import { atStart, isOneMore, isOwnName } from './list-items.ts'
import { namesBeing, tellsMore } from './names-being.ts'
import { allergensIn, noteAllergens } from './note-allergens.ts'
import { parseThings, type ReadThing } from './parse-things.ts'
import { leaveOut, type Mode, type SentencesRead, type State } from './reading-state.ts'
import { isForeign } from './sentence-language.ts'
import { bound, type Sentence } from './sentences-of.ts'
import { type ThingIndex, thingIndex } from './thing-index.ts'

/** Of these, the whole sentence stays out. */
const sweeping: readonly TwistTopic[] = ['death', 'sex', 'hate', 'contact', 'language']
/** Of these, what is loved may stand in the same clause: "dansen in haar rolstoel". */
const passing: readonly TwistTopic[] = ['body', 'separation', 'order', 'allergy', 'family', 'sibling']
/** Nothing sad: a list goes on behind them. */
const happy: readonly TwistTopic[] = ['family', 'sibling']
const averting: readonly TwistTopic[] = ['fear', 'dislike']
/** Whoever is named with one of these is not told elsewhere: a dog that is ill, whoever she is called at school. */
const hurting: readonly TwistTopic[] = ['illness', 'separation', 'bullying', 'violence']

/** Reads one sentence after another; a colon carries its meaning over to the next. */
export function readSentences(
  sentences: readonly Sentence[],
  index: ThingIndex,
  subject: TwistSubject,
): SentencesRead {
  const read: SentencesRead = {
    things: [],
    averse: [],
    allergies: { names: new Set(), allergens: new Set(), unknown: false },
    unread: false,
    staysOut: [],
  }
  const letters = sentences.map(({ text }) => text).join('')
  const useNames = letters.toUpperCase() !== letters
  const unread: UnreadSentence[] = []
  let mode: Mode = 'list'
  let answers = false
  /** How many things had been read when the bare sentences began that stand before this one. */
  let bareFrom = 0
  for (const [place, sentence] of sentences.entries()) {
    const state: State = {
      index,
      read,
      mode: answers ? 'out' : mode,
      useNames,
      link: '',
      unread: [],
      from: read.things.length,
      subject,
    }
    const before = { things: read.things.length, left: read.staysOut.length }
    const asks = sentence.asks && asksForLikes(sentence.text, index, subject.hero)
    if (index.jokes.test(sentence.text.toLowerCase())) takeBack(state, bareFrom)
    if (asks) state.mode = 'likes'
    else readSentence(sentence, state)
    if (asks || matchLikes(sentence.text, index).length > 0) bareFrom = read.things.length
    // Brackets tell of what stands before them.
    const beside = sentence.beside ? (sentences[place - 1]?.text ?? '') : ''
    if (tellsOfSomebody(state, read.things.slice(before.things), beside)) guard(sentence, state, before.left)
    if (state.unread.some((piece) => tellsMore(piece, index))) {
      read.unread = true
      unread.push({ source: sentence.source, ofChild: isOfChild(sentence, state) })
    }
    const bare =
      (state.mode === 'averse' || state.mode === 'allergic') && knownIn(sentence.text, index).length === 0
    // A list below a colon goes on until somebody says again what is loved.
    const goesOn: boolean = mode !== 'list' && state.mode === mode && mode !== 'likes'
    mode = sentence.opens || asks || bare || (goesOn && !answers) ? state.mode : 'list'
    // What stands behind a question answers it: a stick is brown and sticky.
    answers = sentence.asks && !asks && matchLikes(sentence.text, index).length === 0
  }
  if (!subject.describes) guardOwn(read, unread, index)
  return read
}

function readSentence(sentence: Sentence, state: State): void {
  const { index, read } = state
  if (sentence.beside && isPerson(sentence.text, index)) read.things.pop()
  const left = read.staysOut.length
  const clauses = clausesOf(sentence, index)
  const topics = topicsOf(sentence, state).filter((topic) => isTold(topic, sentence, clauses, index))
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
    if (topics.includes('allergy') && !noteAllergens(sentence.text, state))
      takeBack(state, read.things.length - 1)
    if (topics.length === 0) leave('other')
    // Of another language only words that are the same in this one can be known, and no names.
    const rest = withoutTopics(sentence.text, index)
    const text = topics.includes('language') ? rest.toLowerCase() : rest
    if (!isRead(text, state) && !isSaying(text, index) && tellsMore(text, index, true))
      state.unread.push(text)
    state.mode = 'out'
    return
  }
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
      takeBack(state, before)
      if (topics.length === 0) leave('other')
    }
  }
  if (takesAway(sentence, clauses, index)) {
    // "Loves running, but has been in a wheelchair since" and "our dog, who has run away".
    takeBack(state, before)
    if (topics.length === 0) leave('other')
  }
  if (topics.length > 0) dropKnown(read, left, index)
  const isLeft = read.staysOut.some(({ topic }, at) => at >= left && topic !== 'other')
  if (read.things.length > before || topics.length > 0 || isLeft || isSaying(sentence.text, index)) return
  // Of a sentence that was not read at all, the whole is named, and not each of its pieces.
  read.staysOut.splice(left)
  leave('other')
}

/** "krijgt geen broertje meer" tells of no brother who is on the way. */
function isTold(
  topic: TwistTopic,
  { text }: Sentence,
  clauses: readonly Clause[],
  index: ThingIndex,
): boolean {
  if (!happy.includes(topic)) return true
  const own = clauses.filter((clause) => findTopics(clause.text, index).some((found) => found === topic))
  const told = own.length > 0 ? own.map((clause) => clause.text) : [text]
  return told.some((words) => !index.negation.test(words.toLowerCase()))
}

/** Beside a topic that was told nobody hears that "Mum" was not understood. */
function dropKnown({ staysOut }: SentencesRead, from: number, index: ThingIndex): void {
  const isNews = ({ topic, words }: LeftOut): boolean => topic !== 'other' || tellsMore(words, index, true)
  staysOut.splice(from, Infinity, ...staysOut.slice(from).filter(isNews))
}

/** What was read from a place on is not told, here or in any other sentence. */
function takeBack({ read, index }: State, from: number): void {
  const back = read.things.splice(Math.max(0, from))
  read.averse.push(...back.flatMap(({ words }) => knownIn(words, index)))
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
  if (turns && state.mode !== 'averse' && state.mode !== 'allergic') state.mode = 'out'
  const likes = matchLikes(text, index)
  const like = likes.find(({ complement }) => isRead(complement, state)) ?? likes[0]
  const negated = index.negation.test((like ? like.complement : text).toLowerCase())
  const found: readonly TwistTopic[] = findTopics(text, index)
  const topics = negated ? found.filter((topic) => !happy.includes(topic)) : found
  // "krijgt geen broertje meer" is no news to be glad of, and perhaps a sorrow.
  if (topics.length < found.length) state.unread.push(text)
  if (!like && tellsAllergy(text, topics, turns, state)) {
    // "She loves cats and is allergic to them": what was loved may be what is meant.
    if (!noteAllergens(text, state)) takeBack(state, state.from)
    leaveOut(state.read, 'allergy', sentence.source)
    state.mode = 'allergic'
  } else if (topics.length > 0 || negated)
    readTroubled({ text, like, topics, negated, turns }, state, sentence)
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

/** An allergy by its name, or what it does: behind a "but", or told of something that is known. */
function tellsAllergy(
  text: string,
  topics: readonly TwistTopic[],
  turns: boolean,
  { index }: State,
): boolean {
  if (topics.includes('allergy')) return true
  return index.reactions.test(text.toLowerCase()) && (turns || allergensIn(text, index).isNamed)
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
  const isUnread = tellsMore(hurts ? left.toLowerCase() : left, index, true)
  if (isUnread) state.unread.push(left)
  // "He can’t have nuts": somebody should hear that it was not read.
  if (isUnread && topics.length === 0 && !isSaying(text, index))
    leaveOut(read, 'other', pieceOf(text, sentence))
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
  if (topics.includes('allergy')) noteAllergens(text, state)
  const glad = !negated && topics.every((topic) => happy.includes(topic))
  if (!glad) state.mode = 'out'
  else if (like) state.mode = 'likes'
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
  if (mode === 'allergic') {
    if (!isSaying(text, index) && !noteAllergens(text, state)) state.unread.push(text)
    return
  }
  const again = state.link !== '' && text.toLowerCase().startsWith(`${state.link} `)
  if (mode === 'out' && !(again && isRead(text, state))) {
    if (isSaying(text, index)) return
    state.unread.push(text)
    leaveOut(read, 'other', pieceOf(text, sentence))
    return
  }
  const liked = mode === 'likes' || again
  const tokens = clauseWords(atStart(text, sentence, index), index, liked)
  if (isOwnName(text, state.subject)) return
  const { things, complete, rest } = parseThings(tokens, index, state.useNames)
  const says = isSaying(text, index)
  if (!complete && says && knownIn(text, index).length === 0) return
  const oneMore = isOneMore(tokens, index)
  const behind = rest.join(' ')
  if (!complete && !oneMore && !says) state.unread.push(text)
  else if (complete && tellsMore(behind, index, !trails(rest, index))) state.unread.push(behind)
  const fit = complete ? things : []
  read.things.push(...fit)
  if (fit.length === 0) {
    leaveOut(read, 'other', pieceOf(text, sentence))
    if (!oneMore && !complete) state.mode = 'out'
  } else if (trails(tokens, index)) state.mode = 'out'
}

/** A clause as it was typed; the whole sentence where it cannot be found in it. */
function pieceOf(text: string, { source }: Sentence): string {
  const words = text.replaceAll(bound, ' ')
  return source.includes(words) ? words : source
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
