import { griefTopics, type TwistTopic } from '#book/twist-topics.ts'
import { clausesOf } from './clauses-of.ts'
import { type Everyday, isSad, readEveryday } from './everyday.ts'
import { isRead } from './read-things.ts'
import { leaveOut, type SentencesRead, type State } from './reading-state.ts'
import { topicsOf } from './sentence-topics.ts'
import type { Sentence } from './sentences-of.ts'

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
    sentence.lifespan
  if (subject.describes || isOdd || (mode !== 'list' && mode !== 'likes')) return false
  // "Playing outside" is a list of what is loved.
  if (isRead(sentence.text, state)) return false
  const everyday = readEveryday(sentence.text, index, subject)
  if (everyday) keep(everyday, sentence.source, state)
  return everyday !== undefined
}

/** The same of a clause, where nothing in its sentence is sad and nothing before it was left unread. */
export function noteEverydayClause(text: string, sentence: Sentence, state: State): boolean {
  const { index, subject, mode } = state
  if (subject.describes || state.unread.length > 0 || (mode !== 'list' && mode !== 'likes')) return false
  // "Swings" and "climbing trees" are read as what is loved.
  if (isRead(text, state) || isSad(sentence.text, index)) return false
  const everyday = readEveryday(text, index, subject, mode === 'likes')
  if (!everyday) return false
  keep(everyday, sentence.source, state)
  state.everyday.push(text)
  return true
}

function keep({ loved, people, isIdle }: Everyday, source: string, { read }: State): void {
  read.things.push(...loved)
  read.everyday.push(...loved)
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

/** Beside a sorrow, or what may be one, nothing is told of what anybody does every day: it may be what is missed. */
export function dropEveryday(read: SentencesRead): void {
  if (!read.staysOut.some(({ topic }) => sorrows.has(topic))) return
  read.things.splice(0, Infinity, ...read.things.filter((thing) => !read.everyday.includes(thing)))
}
