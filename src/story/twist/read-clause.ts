import type { TwistTopic } from '#book/twist-topics.ts'
import { isFiller } from './clause-words.ts'
import type { Clause } from './clauses-of.ts'
import { findTopics, tellsOfService, withoutTopics } from './find-topics.ts'
import { knownIn } from './judge-things.ts'
import { isSaying, isSubject, type LikeMatch, matchLikes } from './like-patterns.ts'
import { isOfOther, ownShare } from './loves-of-others.ts'
import { isSmall, namesPerson, tellsMore } from './names-being.ts'
import { isOddWeapon } from './odd-items.ts'
import { allergensIn, noteAllergens } from './note-allergens.ts'
import { noteEverydayClause } from './note-everyday.ts'
import { coresOf, isRead, likeOf, linkOf, pieceOf, readThings } from './read-things.ts'
import { leaveOut, type State } from './reading-state.ts'
import { averting, happy, isMissed, isUndone } from './sentence-topics.ts'
import type { Sentence } from './sentences-of.ts'
import type { ThingIndex } from './thing-index.ts'
import { avert, takeBack } from './take-back.ts'

/** Of these, what is loved may stand in the same clause: "dansen in haar rolstoel". */
const passing: readonly TwistTopic[] = [
  'body',
  'mind',
  'separation',
  'adoption',
  'order',
  'allergy',
  'family',
  'sibling',
]
/** Whoever is named with one of these is not told elsewhere: a dog that is ill, whoever she is called at school. */
const hurting: readonly TwistTopic[] = ['illness', 'separation', 'adoption', 'bullying', 'flight', 'violence']

/** What these name may be one of a list whose other things are told. */
const listed: readonly TwistTopic[] = ['violence', 'body']

/** Reads what stands between two joints of a sentence. */
export function readClause({ text, turns, labels }: Clause, state: State, sentence: Sentence): void {
  const { index } = state
  // "His sister loves horses, but he football."
  if (turns && !['averse', 'allergic', 'aside'].includes(state.mode)) state.mode = 'out'
  const likes = matchLikes(text, index)
  if (likes.length === 0 && !turns && !labels && noteEverydayClause(text, sentence, state)) return
  if (likes.length === 0 && tellsOfService(text, index) && findTopics(text, index).length === 0) {
    readService(text, state, sentence)
    return
  }
  if (likes.length === 0 && findTopics(text, index).join() === 'brave') {
    readBrave(text, state)
    return
  }
  const like = likeOf(text, state)
  const negated = index.negation.test((like ? like.complement : text).toLowerCase())
  const found: readonly TwistTopic[] = findTopics(text, index)
  const topics = isUndone(text, index) ? found.filter((topic) => !happy.includes(topic)) : found
  // "krijgt geen broertje meer" is no news to be glad of, and perhaps a sorrow.
  if (topics.length < found.length) {
    state.unread.push(text)
    leaveOut(state.read, 'somebody', sentence.source)
    state.mode = 'out'
    if (topics.length === 0) return
  }
  if (!like && tellsAllergy(text, topics, turns, state)) {
    // "She loves cats and is allergic to them": what was loved may be what is meant; "Allergies:" is told in what follows.
    if (!(labels && !allergensIn(text, index).isNamed) && !noteAllergens(text, state))
      takeBack(state, state.from)
    leaveOut(state.read, 'allergy', sentence.source)
    state.mode = 'allergic'
  } else if (topics.length > 0 || negated) {
    const own = like && isOfOther(like, text, state) ? undefined : like
    readTroubled({ text, like: own, topics, negated, turns }, state, sentence)
    if (own !== like) state.mode = 'out'
  } else if (like && isOfOther(like, text, state)) {
    state.mode = 'aside'
    state.link = linkOf(like)
    if (!isRead(like.complement, state)) state.unread.push(like.complement)
    leaveOut(state.read, 'other', pieceOf(text, sentence))
  } else {
    if (like) {
      state.mode = 'likes'
      state.link = linkOf(like)
    } else if (labels) {
      const introduces = isSubject(text, index) || isSaying(text, index) || isFiller(text, index)
      state.mode = state.mode === 'list' && introduces ? 'list' : 'out'
      if (!introduces) state.unread.push(text)
    }
    const own = like ? undefined : ownShare(text, state)
    if (own !== undefined) state.mode = 'likes'
    const things = like ? like.complement : (own ?? text)
    if (things !== '' && !(labels && (!like || namesAll(things, index)))) readThings(things, state, sentence)
  }
}

/** Nothing but a word of what stays out, as one more of a list: "swords, knights and castles". */
function isBare(
  { text, like, topics }: { text: string; like: LikeMatch | undefined; topics: readonly TwistTopic[] },
  index: ThingIndex,
): boolean {
  const item = like ? like.complement : text
  const tokens = item.toLowerCase().split(' ')
  return (
    topics.every((topic) => listed.includes(topic)) &&
    tokens.filter((word) => !isSmall(word, index)).length <= 2 &&
    !tokens.some((word) => index.words.grammar.pronouns.includes(word)) &&
    !namesPerson(item, index) &&
    knownIn(item, index).length === 0
  )
}

/** "Gek op alles wat vliegt:": what it is follows. */
function namesAll(text: string, { words: { grammar }, relatives }: ThingIndex): boolean {
  const [first = ''] = text.toLowerCase().split(' ')
  return grammar.everything.includes(first) || relatives.has(first)
}

/** "She’s not scared of the dark any more": nothing in it is loved, and nothing is sad. */
function readBrave(text: string, state: State): void {
  const left = withoutTopics(text, state.index)
  // What it is all of a sudden not afraid of may be more than the dark.
  const own = (state.subject.hero ?? '').toLowerCase().split(' ')
  const says = left
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !own.includes(word) && !isSmall(word, state.index))
  if (says.length > fewWords) state.unread.push(left)
  state.mode = 'out'
}

const fewWords = 7

/** "Her dad is a soldier": he can come along as a character; what else is said of him is told of somebody. */
function readService(text: string, state: State, sentence: Sentence): void {
  const { index, read } = state
  const rest = text.toLowerCase().replace(index.service, ' ')
  if (tellsMore(rest, index, true)) state.unread.push(rest)
  leaveOut(read, 'people', sentence.source)
  state.mode = 'out'
}

/** An allergy by its name, or what it does: behind a "but", or told of something that is known; or what may not be had. */
function tellsAllergy(
  text: string,
  topics: readonly TwistTopic[],
  turns: boolean,
  { index }: State,
): boolean {
  if (topics.includes('allergy')) return true
  const lower = text.toLowerCase()
  const { entries, isNamed } = allergensIn(text, index)
  if (index.mayNot.test(lower) && entries.some(({ holds }) => holds !== undefined)) return true
  return index.reactions.test(lower) && (turns || isNamed)
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
  const isList = !like && (state.mode === 'list' || state.mode === 'likes')
  if (isList && !negated && !clause.turns && isOddWeapon(text, topics, index)) {
    state.odd.push({ text, from: read.things.length })
    return
  }
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
    if (!turnsAway) leaveOut(read, isMissed(text, index) ? 'somebody' : 'dislike', sentence.source)
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
  if (!glad && !(isUnread || negated) && isBare(clause, index)) return
  if (!glad) state.mode = 'out'
  else if (like) state.mode = 'likes'
}
