import type { TwistTopic } from '#book/twist-topics.ts'
import type { LeftOut, TwistSubject } from '../read-twist.ts'
import { kinshipOf } from '#book/kinship.ts'
import { isFiller } from './clause-words.ts'
import { type Clause, clausesOf } from './clauses-of.ts'
import { findTopics, withoutTopics } from './find-topics.ts'
import { guard, guardOwn, isOfChild, tellsOfSomebody, type UnreadSentence } from './guard-somebody.ts'
import { knownIn } from './judge-things.ts'
import { asksForLikes, isSaying, matchLikes } from './like-patterns.ts'
import { isOwnName } from './list-items.ts'
import { tellsMore } from './names-being.ts'
import { allergensIn, noteAllergens } from './note-allergens.ts'
import { readClause } from './read-clause.ts'
import { comesAlong } from './comes-along.ts'
import { tellsWhatOthersDo } from './everyday.ts'
import { doubtEveryday, dropEveryday, isAside, mayTurn, noteAnswered, noteEveryday } from './note-everyday.ts'
import { noteDoubts, notePerils, readHarm } from './read-harm.ts'
import { coresOf, isRead, likeOf } from './read-things.ts'
import { settleOdd } from './odd-items.ts'
import { leaveOut, type Mode, type SentencesRead, type State } from './reading-state.ts'
import { averting, happy, takesAway, takesLeave, topicsOf } from './sentence-topics.ts'
import type { Sentence } from './sentences-of.ts'
import { avert, takeBack } from './take-back.ts'
import type { ThingIndex } from './thing-index.ts'

/** Of these, the whole sentence stays out. */
const sweeping: readonly TwistTopic[] = ['death', 'sex', 'hate', 'contact', 'language']

/** What may be left of a sentence that was not read at all. */
const nothing: readonly TwistTopic[] = ['other', 'people', 'order']

/** Reads one sentence after another; a colon carries its meaning over to the next. */
export function readSentences(
  sentences: readonly Sentence[],
  index: ThingIndex,
  subject: TwistSubject,
): SentencesRead {
  const read: SentencesRead = {
    things: [],
    everyday: [],
    shared: [],
    daily: new Set(),
    askable: new Set(),
    answered: [],
    averse: [],
    allergies: { names: new Set(), allergens: new Set(), uneaten: new Set(), unknown: false, signed: false },
    unread: false,
    staysOut: [],
  }
  const letters = sentences.map(({ text }) => text).join('')
  const useNames = letters.toUpperCase() !== letters
  const hero = (subject.hero ?? '').toLowerCase().split(' ')[0] ?? ''
  const namesHero =
    hero !== '' &&
    sentences.some(({ text }) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\p{M}-]+/u)
        .includes(hero),
    )
  const away = new Set<string>()
  const unread: UnreadSentence[] = []
  let mode: Mode = 'list'
  // "Gek op katten. En op treinen.": the word that joined the last sentence of liking to its things.
  let link = ''
  // What stands behind a question answers it: a stick is brown and sticky.
  let answers = false
  // From where on things were read of a sentence that does not say that they are loved: it may turn out to be a joke.
  let bareFrom = 0
  // "Can’t eat eggs. Or nuts."
  let allergic = false
  let turned = false
  for (const [place, sentence] of sentences.entries()) {
    const state: State = {
      index,
      read,
      mode: answers ? 'out' : mode,
      useNames,
      link: sentence.text.search(index.joint) === 0 ? link : '',
      unread: [],
      odd: [],
      before: [],
      everyday: [],
      namesHero,
      away,
      from: read.things.length,
      subject,
    }
    const before = { things: read.things.length, left: read.staysOut.length }
    if (index.jokes.test(sentence.text.toLowerCase())) read.things.splice(bareFrom)
    const asks = sentence.asks && asksForLikes(sentence.text, index, subject.hero)
    // What stood before the brackets that it goes on from.
    const above = sentence.goesOn ? sentences.slice(0, place).findLast(({ beside }) => !beside) : undefined
    if (asks) state.mode = 'likes'
    else readSentence(sentence, state, { before: sentences[place - 1], above, goesOn: allergic })
    if (isOfOther(sentence, above, state)) read.things.splice(before.things)
    // Beside what was not read they may be what is missed.
    const leavesOther = read.staysOut.slice(before.left).some(({ topic }) => topic === 'other')
    if (leavesOther || state.unread.some((piece) => tellsMore(piece, index)))
      state.unread.push(...state.everyday)
    notePerils(sentence, state)
    if (!read.staysOut.slice(before.left).some(({ topic }) => sweeping.includes(topic)))
      noteDoubts(sentence, state)
    const topics = read.staysOut.slice(before.left).map(({ topic }) => topic)
    allergic = topics.includes('allergy')
    settleOdd(state, sentence, topics)
    const isBlank =
      read.things.slice(before.things).every(({ kind }) => kind === 'person') &&
      topics.every((topic) => nothing.includes(topic)) &&
      // "Pancakes (with syrup)": brackets behind something else tell of that.
      (!sentence.beside || read.daily.has(sentences[place - 1]?.source ?? '')) &&
      !read.daily.has(sentence.source) &&
      !read.answered.includes(sentence.source)
    // Brackets tell of what stands before them.
    const beside = sentence.beside ? (sentences[place - 1]?.text ?? '') : (above?.text ?? '')
    if (tellsOfSomebody(state, read.things.slice(before.things), beside)) guard(sentence, state, before.left)
    if (state.unread.some((piece) => tellsMore(piece, index))) {
      read.unread = true
      unread.push({ source: sentence.source, ofChild: isOfChild(sentence, state) })
    }
    const likes = asks || matchLikes(sentence.text, index).length > 0
    turned ||= isBlank && !likes && mayTurn(sentence, state)
    bareFrom = likes ? read.things.length : before.things
    mode = asks ? 'likes' : modeAfter(sentence, state, answers ? 'list' : mode)
    answers = sentence.asks && !likes
    link = state.mode === 'likes' ? state.link : ''
  }
  read.allergies.unknown ||= read.allergies.signed && read.allergies.names.size === 0
  if (!subject.describes) guardOwn(read, unread, index)
  if (turned) doubtEveryday(read)
  dropEveryday(read, index)
  return read
}

/** "Papa (in Spanje) bakt pannenkoeken": who stands before brackets does what stands behind them. */
function isOfOther(sentence: Sentence, above: Sentence | undefined, { index, subject }: State): boolean {
  const last = above?.text.split(' ').slice(-2).join(' ')
  if (last === undefined) return false
  const goesOn = sentence.text.search(index.joint) === 0 || sentence.source.startsWith(',')
  return !goesOn && (kinshipOf(last) !== undefined || comesAlong(last, subject))
}

/** How the next sentence is to be read: a list below a colon goes on until somebody says again what is loved. */
function modeAfter(sentence: Sentence, { mode, index }: State, before: Mode): Mode {
  const bare = (mode === 'averse' || mode === 'allergic') && knownIn(sentence.text, index).length === 0
  const goesOn = before !== 'list' && mode === before && mode !== 'likes'
  return sentence.opens || bare || goesOn ? mode : 'list'
}

function readSentence(
  whole: Sentence,
  state: State,
  context: { before: Sentence | undefined; above: Sentence | undefined; goesOn: boolean },
): void {
  const { index, read } = state
  if (isAside(whole.text, index)) return
  const ofOther = isOfOther(whole, context.above, state)
  if (!ofOther && noteEveryday(whole, state)) return
  if (noteAnswered(whole, state)) return
  // "Dad swings" names no swing.
  const isList = isRead(whole.text, state)
  if (ofOther || (isList && tellsWhatOthersDo(whole.text, index, state.subject))) {
    state.mode = 'out'
    state.unread.push(whole.text)
  }
  if (whole.beside && isPerson(whole.text, index)) read.things.pop()
  const left = read.staysOut.length
  const all = clausesOf(whole, index)
  const barred = readHarm(whole, all, context, state)
  const clauses = all.filter((clause) => !barred.has(clause))
  if (clauses.length === 0 && barred.size > 0) {
    state.mode = whole.opens ? 'allergic' : 'out'
    return
  }
  const sentence = withoutClauses(whole, barred)
  const touched = topicsOf(sentence, clauses, state)
  const spares = asksToSpare(sentence, touched, index)
  const topics = spares ? touched.filter((topic) => !asking.includes(topic)) : touched
  const leave = (topic: TwistTopic): void => leaveOut(read, topic, sentence.source)
  for (const topic of topics) leave(topic)
  if (spares) {
    leave('allergy')
    noteAllergens(sentence.text, state)
    state.mode = 'allergic'
    return
  }
  const staysOut = topics.some((topic) => sweeping.includes(topic))
  if (
    staysOut ||
    sentence.beside ||
    sentence.quotes ||
    (sentence.asks && matchLikes(sentence.text, index).length === 0)
  ) {
    readWhole(sentence, topics, state)
    if (topics.includes('death')) sayLost(sentence, clauses, state)
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
  for (const clause of all) {
    if (barred.has(clause)) {
      state.mode = 'out'
      continue
    }
    if (topics.includes('parting') && takesLeave(clause.text, index)) continue
    const unread = state.unread.length
    readClause(clause, state, sentence)
    state.before.push(clause.text)
    // "Loves peanut butter, but it makes her throat swell": whatever follows a "but" may take all before it back.
    if (clause.turns && state.unread.length > unread && !narrows(clause.text, index)) {
      takeBack(state, before)
      if (topics.length === 0) leave('other')
      // "She has two mums but one left."
      if (topics.some((topic) => happy.includes(topic))) leave('somebody')
    }
  }
  if (takesAway(sentence, clauses, index)) {
    // "Loves running, but has been in a wheelchair since" and "our dog, who has run away".
    takeBack(state, before)
    if (topics.length === 0) leave('other')
  }
  if (topics.length > 0) dropKnown(read, left, index)
  const isLeft = read.staysOut.some(({ topic }, at) => at >= left && topic !== 'other')
  const labels = sentence.opens && state.mode === 'likes' && read.staysOut.length === left
  if (read.things.length > before || topics.length > 0 || isLeft || labels) return
  if (isSaying(sentence.text, index) || isFiller(sentence.text, index)) return
  if (clauses.every(({ text }) => isOwnName(text, state.subject))) return
  // Of a sentence that was not read at all, the whole is named, and not each of its pieces.
  read.staysOut.splice(left)
  leave('other')
}

/** What of a sentence is left to be read. */
function withoutClauses(sentence: Sentence, barred: ReadonlySet<Clause>): Sentence {
  const text = [...barred].reduce((left, clause) => left.replace(clause.text, ' '), sentence.text)
  return { ...sentence, text: text.replace(/\s+/gu, ' ').trim() }
}

/** What "Please no nuts" sounds like. */
const asking: readonly TwistTopic[] = ['order', 'dislike', 'allergy']

/** "No eggs or milk, please": no wish about the story, but what somebody may not have. */
function asksToSpare({ text }: Sentence, topics: readonly TwistTopic[], index: ThingIndex): boolean {
  return (
    topics.includes('order') &&
    topics.every((topic) => asking.includes(topic)) &&
    index.negation.test(text.toLowerCase()) &&
    matchLikes(text, index).length === 0 &&
    allergensIn(text, index).entries.some(({ holds }) => holds !== undefined)
  )
}

/** A sentence that stays out as a whole: of what it names nothing is loved. */
function readWhole(sentence: Sentence, topics: readonly TwistTopic[], state: State): void {
  const { index } = state
  // What is named with a death is not celebrated in the next sentence either.
  if (topics.some((topic) => averting.includes(topic) || topic === 'death')) avert(sentence.text, state)
  if (topics.includes('allergy') && !noteAllergens(sentence.text, state))
    takeBack(state, state.read.things.length - 1)
  if (topics.length === 0) leaveOut(state.read, 'other', sentence.source)
  // Of another language only words that are the same in this one can be known, and no names.
  const rest = withoutTopics(sentence.text, index)
  const text = topics.includes('language') ? rest.toLowerCase() : rest
  if (!isRead(text, state) && !isSaying(text, index) && tellsMore(text, index, true)) state.unread.push(text)
}

/** What of a sentence of grief might have been told without it, so that its writer knows that it is not. */
function sayLost(sentence: Sentence, clauses: readonly Clause[], state: State): void {
  const { index, read } = state
  for (const { text } of clauses) {
    const sad = findTopics(text, index).length > 0 || index.farewells.test(text.toLowerCase())
    const like = likeOf(text, state)
    const plain = sad ? [] : coresOf(like ? like.complement : text, state)
    for (const { core, kind, beings } of plain)
      if (kind !== 'animal' && !beings.core && sentence.source.includes(core)) leaveOut(read, 'other', core)
  }
}

/** Beside a topic that was told nobody hears that "Mum" was not understood. */
function dropKnown({ staysOut }: SentencesRead, from: number, index: ThingIndex): void {
  const isNews = ({ topic, words }: LeftOut): boolean => topic !== 'other' || tellsMore(words, index, true)
  staysOut.splice(from, Infinity, ...staysOut.slice(from).filter(isNews))
}

/** "Thomas (his brother)": who is meant, and no train. */
function isPerson(text: string, { things }: ThingIndex): boolean {
  const words = text.toLowerCase().split(' ')
  return words.length <= 3 && things.get(words.at(-1) ?? '')?.kind === 'person'
}

/** "But not with bacon" says which pancakes are meant. */
function narrows(text: string, { negation, prepositions }: ThingIndex): boolean {
  const after = text.toLowerCase().replace(negation, '§').split('§')[1]?.trim().split(' ')[0] ?? ''
  return prepositions.has(after)
}
