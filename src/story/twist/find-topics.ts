import { type TwistTopic, twistTopics } from '#book/twist-topics.ts'
import { contentLanguages } from '../house/content-language.ts'
import { anyOf } from './any-of.ts'
import { bound } from './sentences-of.ts'
import { type ThingIndex, thingIndex } from './thing-index.ts'

type WordedTopic = Exclude<TwistTopic, 'people' | 'language' | 'other'>

const worded = twistTopics.filter(
  (topic): topic is WordedTopic => topic !== 'people' && topic !== 'language' && topic !== 'other',
)

/** Topics whose words are the same harm in every language. */
const everywhere: readonly WordedTopic[] = ['sex', 'hate', 'profanity']

const longName = new RegExp(`[^\\s${bound}]+(?:${bound}[^\\s${bound},;:]+)+`, 'gu')

const patterns = new Map<ThingIndex, ReadonlyMap<WordedTopic, RegExp>>()

/** What of the topics that stay out a text touches, by the words of its language. */
export function findTopics(text: string, index: ThingIndex): WordedTopic[] {
  const scanned = text.replace(longName, '§').toLowerCase().replace(index.harmless, '§')
  const own = patternsOf(index)
  const others = contentLanguages
    .filter((language) => language !== index.language)
    .map(thingIndex)
    .map(patternsOf)
  return worded.filter(
    (topic) =>
      own.get(topic)?.test(scanned) ||
      (everywhere.includes(topic) && others.some((other) => other.get(topic)?.test(scanned))),
  )
}

function patternsOf(index: ThingIndex): ReadonlyMap<WordedTopic, RegExp> {
  const known = patterns.get(index)
  if (known) return known
  const made = new Map(worded.map((topic) => [topic, anyOf(index.words.topics[topic])]))
  patterns.set(index, made)
  return made
}
