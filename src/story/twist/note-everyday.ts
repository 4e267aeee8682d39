import { kinshipOf } from '#book/kinship.ts'
import type { LeftOut } from '../read-twist.ts'
import { griefTopics, type TwistTopic } from '#book/twist-topics.ts'
import { isFiller } from './clause-words.ts'
import { clausesOf } from './clauses-of.ts'
import { type Everyday, isSad, readEveryday, tellsWhatOthersDo } from './everyday.ts'
import { knownIn } from './judge-things.ts'
import { isSaying } from './like-patterns.ts'
import { isOwnName } from './list-items.ts'
import { tellsMore } from './names-being.ts'
import { isRead } from './read-things.ts'
import { leaveOut, type SentencesRead, type State } from './reading-state.ts'
import { topicsOf } from './sentence-topics.ts'
import type { Sentence } from './sentences-of.ts'
import type { ThingIndex } from './thing-index.ts'

const sorrows: ReadonlySet<TwistTopic> = new Set(
  griefTopics.filter((topic) => topic !== 'fear' && topic !== 'body'),
)

/** Reads a sentence of every day; false where it is any other. */
export function noteEveryday(sentence: Sentence, state: State): boolean {
  const { index, subject, mode } = state
  const isOdd =
    sentence.beside ||
    sentence.quotes ||
    sentence.asks ||
    sentence.swears ||
    sentence.contact ||
    sentence.lifespan ||
    sentence.mourns ||
    subject.everyday?.includes(sentence.source)
  if (subject.describes || isOdd || (mode !== 'list' && mode !== 'likes')) return false
  // "Playing outside" is a list of what is loved.
  if (isRead(sentence.text, state) && !tellsWhatOthersDo(sentence.text, index, subject)) return false
  const everyday = readEveryday(sentence.text, index, subject)
  if (everyday) keep(everyday, sentence.source, state)
  return everyday !== undefined
}

/** The same of a clause, where nothing in its sentence is sad and nothing before it was left unread. */
export function noteEverydayClause(text: string, sentence: Sentence, state: State): boolean {
  const { index, subject, mode } = state
  if (
    sentence.mourns ||
    subject.describes ||
    state.unread.length > 0 ||
    (mode !== 'list' && mode !== 'likes')
  )
    return false
  // "Swings" and "climbing trees" are read as what is loved.
  const isList = isRead(text, state) && !tellsWhatOthersDo(text, index, subject)
  if (isList || isSad(sentence.text, index)) return false
  const others = clausesOf(sentence, index).filter((clause) => clause.text !== text)
  if (others.some((clause) => !tellsMore(clause.text, index) && hasTurning(clause.text, index))) return false
  const everyday = readEveryday(text, index, subject, mode === 'likes')
  if (!everyday) return false
  keep(everyday, sentence.source, state)
  state.everyday.push(text)
  return true
}

function keep({ loved, people, isIdle, isOwn }: Everyday, source: string, { read }: State): void {
  read.things.push(...loved)
  read.everyday.push(...loved)
  if (!isOwn) read.shared.push(...loved)
  read.daily.add(source)
  for (const words of people) leaveOut(read, 'people', words)
  if (isIdle) leaveOut(read, 'everyday', source)
}

/**
 * Takes a sentence for harmless where its writer says so and nothing in it is a sorrow, nor anything else that stays out, by its
 * words; marks it as one to be asked about where they do not say so.
 */
export function noteAnswered(sentence: Sentence, state: State): boolean {
  const { index, read, subject } = state
  const topics = topicsOf(sentence, clausesOf(sentence, index), state)
  if (subject.describes || sentence.quotes || topics.length > 0 || isSad(sentence.text, index)) return false
  if (!subject.everyday?.includes(sentence.source)) {
    read.askable.add(sentence.source)
    return false
  }
  read.answered.push(sentence.source)
  leaveOut(read, 'everyday', sentence.source)
  return true
}

/** The sentences to ask about: none where a sorrow was told beside them. */
export function doubtsOf({ staysOut, askable }: SentencesRead): string[] {
  if (staysOut.some(({ topic }) => topic !== 'somebody' && sorrows.has(topic))) return []
  return staysOut.flatMap(({ topic, words }) => (topic === 'somebody' && askable.has(words) ? [words] : []))
}

/** A longer sentence tells of something else, unless all its words are small and one points back. */
const fewWords = 4

/** Whether a sentence of which nothing was read may take back what others tell of every day: "He is not here", "Helaas". */
export function mayTurn({ text, asks }: Sentence, { index, subject }: State): boolean {
  const { classes, tastes } = index.words.everyday
  const lower = text.toLowerCase()
  const hero = (subject.hero ?? '').toLowerCase().split(' ')[0] ?? ''
  if (isAside(text, index) || isSigned(text, index) || isOwnName(text, subject)) return false
  if (isSaying(text, index) || isFiller(text, index))
    return asks || hasTurning(text, index) || kinshipOf(text) !== undefined || saysOld(text)
  // "She is in year 2", "Her favourite colour is green", "Lottie sings along".
  const ofChild = hero !== '' && lower.split(/[^\p{L}\p{M}-]+/u).includes(hero) && !hasTurning(text, index)
  const isOfClass = new RegExp(`(?<!\\p{L})(?:${classes.join('|')}) \\d`, 'u').test(text)
  if (ofChild || isOfClass || doesWithAny(text, index) || tastes.some((word) => lower.includes(word)))
    return false
  return asks || text.split(' ').length <= fewWords || (!tellsMore(text, index) && hasTurning(text, index))
}

/** "Ze spaart knopen", "He draws robots": the child does something with what is nobody's, and with none that was told of. */
function doesWithAny(text: string, index: ThingIndex): boolean {
  const { pronouns, possessives } = index.words.grammar
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const pointing = [...index.words.everyday.pointing, ...Object.values(possessives).flat()]
  return (
    pronouns.includes(words[0] ?? '') &&
    !words.some((word) => pointing.includes(word)) &&
    !hasTurning(text, index) &&
    !isSad(text, index) &&
    knownIn(text, index).some(({ kind }) => kind !== 'animal')
  )
}

/** "Mmm!", "Yum", "xx". */
export function isAside(text: string, index: ThingIndex): boolean {
  return index.words.everyday.asides.includes(text.toLowerCase().replace(/[.!?…\s]+$/u, ''))
}

/** "Liefs, opa en oma". */
function isSigned(text: string, index: ThingIndex): boolean {
  return index.words.everyday.signing.some((word) => text.toLowerCase().startsWith(`${word},`))
}

/** "She is 93": no child. */
function saysOld(text: string): boolean {
  return (text.match(/\d+/gu) ?? []).some((number) => Number(number) >= 18)
}

function hasTurning(text: string, index: ThingIndex): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return index.words.everyday.turning.some((word) => words.includes(word))
}

/** What others tell of every day may be what is missed: nothing of it is told, and their writer is asked about it. */
export function doubtEveryday(read: SentencesRead): void {
  if (read.daily.size === 0) return
  read.unread = true
  const isDaily = ({ topic, words }: LeftOut): boolean => topic === 'everyday' && read.daily.has(words)
  read.staysOut.splice(0, Infinity, ...read.staysOut.filter((left) => !isDaily(left)))
  for (const source of read.daily) {
    leaveOut(read, 'somebody', source)
    read.askable.add(source)
  }
}

/**
 * Beside a sorrow nothing is told of what anybody does every day, and beside what was not read nothing of what others do with or
 * for the child: it may be what is missed.
 */
export function dropEveryday(read: SentencesRead, index: ThingIndex): void {
  const mayTell = ({ topic, words }: LeftOut): boolean =>
    topic === 'other' && [isAside, isSigned, isFiller, isSaying].every((says) => !says(words, index))
  const isSorrow = read.staysOut.some(({ topic }) => sorrows.has(topic))
  if (!isSorrow && !read.unread && !read.staysOut.some(mayTell)) return
  const missed = isSorrow ? read.everyday : read.shared
  read.things.splice(0, Infinity, ...read.things.filter((thing) => !missed.includes(thing)))
}
