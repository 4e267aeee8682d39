import { contentLanguages } from '../house/content-language.ts'
import { anyOf } from './any-of.ts'
import { type WordedTopic, wordedTopics } from './load-twist-words.ts'
import { bound } from './bound.ts'
import { findThing, type ThingIndex, thingIndex } from './thing-index.ts'

/** Topics whose words are the same harm in every language. */
const everywhere: readonly WordedTopic[] = ['sex', 'hate', 'profanity']

const longName = new RegExp(`[^\\s${bound}]+(?:${bound}[^\\s${bound},;:]+)+`, 'gu')

const patterns = new Map<ThingIndex, ReadonlyMap<WordedTopic, RegExp>>()

/** What of the topics that stay out a text touches, by the words of its language. */
export function findTopics(text: string, index: ThingIndex): WordedTopic[] {
  const scanned = text
    .replace(longName, (name) => personOr(name, index, '§'))
    .toLowerCase()
    .replace(index.harmless, '§')
  const own = patternsOf(index)
  // Pies are eaten in English, whatever they are in Dutch.
  const strange = scanned.replace(/[\p{L}’-]+/gu, (word) => (findThing(word, index) ? '§' : word))
  const others = contentLanguages
    .filter((language) => language !== index.language)
    .map(thingIndex)
    .map(patternsOf)
  // "Niet meer bang" is nobody who is no more; and what stands behind it ("of the dark") is not feared.
  const calm = scanned.replace(index.brave, '§')
  const textFor: Partial<Record<WordedTopic, string>> = {
    brave: scanned,
    fear: scanned.replace(index.unafraid, '§'),
    violence: tellsOfService(text, index) ? calm.replace(index.service, '§') : calm,
  }
  return wordedTopics.filter(
    (topic) =>
      own.get(topic)?.test(textFor[topic] ?? calm) ||
      (everywhere.includes(topic) && others.some((other) => other.get(topic)?.test(strange))),
  )
}

/** Whether somebody of the child's is a soldier: "Her daddy is in the army". */
export function tellsOfService(text: string, index: ThingIndex): boolean {
  const lower = text.toLowerCase()
  const words = lower.match(/[\p{L}-]+/gu) ?? []
  return (
    words.some((word) => index.things.get(word)?.kind === 'person') &&
    lower.replace(index.service, '§') !== lower
  )
}

/** A name of several words says nothing by them; a big sister does. */
function personOr(name: string, { things }: ThingIndex, other: string): string {
  const words = name.replaceAll(bound, ' ')
  return things.get(words.toLowerCase())?.kind === 'person' ? words : other
}

const cuts = new Map<ThingIndex, readonly RegExp[]>()

/** What is left of a text without the words of the topics that it touches, and without its noes. */
export function withoutTopics(text: string, index: ThingIndex): string {
  let patterns = cuts.get(index)
  if (!patterns) {
    const all = [index.harmless, ...patternsOf(index).values(), index.negation]
    patterns = all.map(({ source }) => new RegExp(source, 'giu'))
    cuts.set(index, patterns)
  }
  const plain = text.replace(longName, (name) => personOr(name, index, name))
  return patterns.reduce((left, pattern) => left.replace(pattern, ' '), plain)
}

function patternsOf(index: ThingIndex): ReadonlyMap<WordedTopic, RegExp> {
  const known = patterns.get(index)
  if (known) return known
  const made = new Map(
    wordedTopics.map((topic) => [
      topic,
      topic === 'brave' ? new RegExp(index.brave.source, 'u') : anyOf(index.words.topics[topic]),
    ]),
  )
  patterns.set(index, made)
  return made
}
