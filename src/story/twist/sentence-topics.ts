import type { TwistTopic } from '#book/twist-topics.ts'
import { contentLanguages } from '../house/content-language.ts'
import type { Clause } from './clauses-of.ts'
import { findTopics } from './find-topics.ts'
import { namesBeing } from './names-being.ts'
import type { State } from './reading-state.ts'
import { isForeign } from './sentence-language.ts'
import type { Sentence } from './sentences-of.ts'
import { type ThingIndex, thingIndex } from './thing-index.ts'

/** Nothing sad: a list goes on behind them. */
export const happy: readonly TwistTopic[] = ['family', 'sibling']
/** What is not wanted. */
export const averting: readonly TwistTopic[] = ['fear', 'dislike']

/** What of the topics that stay out a sentence touches; glad ones only where nobody says no to them. */
export function topicsOf(sentence: Sentence, clauses: readonly Clause[], state: State): TwistTopic[] {
  return touched(sentence, state).filter((topic) => isTold(topic, sentence, clauses, state.index))
}

function touched(sentence: Sentence, { index, subject }: State): TwistTopic[] {
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
  return told.some((words) => !isUndone(words, index))
}

/** Whether a no, a past or a loss stands beside glad news: "was pregnant until June". */
export function isUndone(text: string, { negation, undone }: ThingIndex): boolean {
  const lower = text.toLowerCase()
  return negation.test(lower) || undone.test(lower)
}

/** Whether a sentence says of what it names that it is lost, or can no longer be had or done. */
export function takesAway({ text }: Sentence, clauses: readonly Clause[], index: ThingIndex): boolean {
  const hurts = (clause: Clause): boolean =>
    clause.turns && findTopics(clause.text, index).some((topic) => topic === 'illness' || topic === 'body')
  return index.losses.test(text.toLowerCase()) || clauses.some(hurts)
}
