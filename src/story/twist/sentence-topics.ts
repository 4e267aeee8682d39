import type { TwistTopic } from '#book/twist-topics.ts'
import { contentLanguages } from '../house/content-language.ts'
import type { Clause } from './clauses-of.ts'
import { findTopics, tellsOfService } from './find-topics.ts'
import { matchLikes } from './like-patterns.ts'
import { namesBeing, namesPerson } from './names-being.ts'
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
  const topics = touched(sentence, state)
  const told: TwistTopic[] = isParting(sentence.text, clauses, state)
    ? [...topics.filter((topic) => topic !== 'death'), 'parting']
    : topics
  return told.filter((topic) => isTold(topic, sentence, clauses, state.index))
}

function touched(sentence: Sentence, state: State): TwistTopic[] {
  const { index, subject } = state
  const away = isAway(sentence, state)
  const lower = away ? sentence.text.toLowerCase().replace(index.missing, '§') : sentence.text.toLowerCase()
  const topics: TwistTopic[] = findTopics(sentence.text, index).filter(
    (topic) => !(away && topic === 'death') || findTopics(lower, index).includes('death'),
  )
  const leaves =
    sentence.lifespan ||
    (index.farewells.test(lower) && (subject.describes || namesBeing(sentence.text, index, new Set())))
  if (leaves && !topics.includes('death')) topics.unshift('death')
  if (topics.includes('dislike') && isMissed(sentence.text, index))
    topics.splice(topics.indexOf('dislike'), 1, 'somebody')
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

/** Whether nobody is told of but who is away for a while, in this sentence or in one before it: who is missed then lives. */
function isAway({ text }: Sentence, { index, away }: State): boolean {
  const persons = personsIn(text, index)
  const leaves = tellsOfService(text, index) || findTopics(text, index).includes('separation')
  if (leaves) for (const person of persons) away.add(person)
  return persons.length > 0 ? persons.every((person) => away.has(person)) : leaves
}

function personsIn(text: string, { things }: ThingIndex): string[] {
  return (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => things.get(word)?.kind === 'person')
}

/** "The garden without Grandma": who is not there is no dislike, whatever else it is. */
export function isMissed(text: string, index: ThingIndex): boolean {
  return (
    index.absences.test(text.toLowerCase()) &&
    namesPerson(text, index) &&
    matchLikes(text, index).length === 0
  )
}

/** Leave taken of a teacher who retires, a class or a dummy, and of nobody else. */
function isParting(text: string, clauses: readonly Clause[], { index, subject }: State): boolean {
  const lower = text.toLowerCase()
  const moves = index.moves.test(lower)
  if (!moves && !index.partings.test(lower)) return false
  const { goodbyes, farewells, partings } = index
  const rest = lower.replace(goodbyes, ' ')
  if (rest === lower || farewells.test(rest) || findTopics(rest, index).includes('death')) return false
  if (moves) return true
  const others = clauses
    .flatMap((clause) => (matchLikes(clause.text, index).length > 0 ? [] : clause.text))
    .join(' ')
    .replace(new RegExp(partings.source, 'giu'), '§')
    .replace(new RegExp(goodbyes.source, 'giu'), ' ')
    .replace(withName, ' ')
  return !namesBeing(others, index, new Set((subject.hero ?? '').toLowerCase().split(' ')))
}

/** Whether a clause of a sentence of leave-taking tells of it: nothing in it is loved. */
export function takesLeave(text: string, { goodbyes, partings, moves }: ThingIndex): boolean {
  const lower = text.toLowerCase()
  return moves.test(lower) || partings.test(lower) || lower.replace(goodbyes, '') !== lower
}

/** Miss Hart and Utrecht: a teacher's name, and where somebody moves to. */
const withName =
  /(?:§(?:\s+to)?|(?<!\p{L})(?:naar|Mrs?|Ms|Miss|mevrouw|meneer))(?:\s+\p{Lu}[\p{L}’-]*){1,3}/gu

/** "krijgt geen broertje meer" tells of no brother who is on the way, and who is learning to ride without stabilisers does not yet. */
function isTold(
  topic: TwistTopic,
  { text }: Sentence,
  clauses: readonly Clause[],
  index: ThingIndex,
): boolean {
  if (!happy.includes(topic) && topic !== 'brave') return true
  const own = clauses.filter((clause) => findTopics(clause.text, index).some((found) => found === topic))
  const told = own.length > 0 ? own.map((clause) => clause.text) : [text]
  return told.some((words) => !(topic === 'brave' ? isYetToCome : isUndone)(words, index))
}

/** Whether what took courage is still to be done, or was not: "durft nog niet van de hoge duikplank". */
function isYetToCome(text: string, { brave, unready }: ThingIndex): boolean {
  return unready.test(text.toLowerCase().replace(brave, '§'))
}

/** Whether a no, a past or a loss stands beside glad news: "was pregnant until June". */
export function isUndone(text: string, { negation, undone, done }: ThingIndex): boolean {
  const lower = text.toLowerCase().replace(new RegExp(done.source, 'giu'), ' ')
  return negation.test(lower) || undone.test(lower)
}

/** Whether a sentence says of what it names that it is lost, or can no longer be had or done. */
export function takesAway({ text }: Sentence, clauses: readonly Clause[], index: ThingIndex): boolean {
  const hurts = (clause: Clause): boolean =>
    clause.turns && findTopics(clause.text, index).some((topic) => topic === 'illness' || topic === 'body')
  // A tooth that was lost takes nothing else with it.
  const lower = text.toLowerCase().replace(index.harmless, '§')
  return index.losses.test(lower) || clauses.some(hurts)
}
