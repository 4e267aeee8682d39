import type { TwistTopic } from '#book/twist-topics.ts'
import type { ContentLanguage } from '../house/content-language.ts'
import { findTopics } from './find-topics.ts'
import { isSmall, namesBeing } from './names-being.ts'
import { low } from './read-noun.ts'
import type { ReadThing } from './parse-things.ts'
import { leaveOut, type State } from './reading-state.ts'
import type { Sentence } from './sentences-of.ts'
import { takeBack } from './take-back.ts'
import { findThing, type ThingIndex } from './thing-index.ts'

const most = 5

/**
 * Whether what was not read can be nothing but one more thing of a plain list of what is loved: "marmite on toast",
 * "going to church", "her auntie’s braids". Whatever may be told of somebody ("her rabbit stiffened") is not.
 */
export function isOddItem(tokens: readonly string[], index: ThingIndex): boolean {
  const words = tokens.map(low)
  if (words.length === 0 || words.length > most || words.some((word) => says(word, index))) return false
  const text = tokens.join(' ')
  if ([index.negation, index.losses, index.farewells].some((pattern) => pattern.test(text.toLowerCase())))
    return false
  if (!namesBeing(text, index, new Set())) return index.before.has(words[0] ?? '') || isDoing(words, index)
  return isOfSomebody(words, index)
}

/** A word that makes a clause of it: a verb, or whoever does it. */
function says(word: string, index: ThingIndex): boolean {
  if (index.prepositions.has(word) || index.before.has(word)) return false
  const { pronouns, copulas } = index.words.grammar
  return [index.auxiliaries, index.relatives, new Set(pronouns), new Set(copulas)].some((set) =>
    set.has(word),
  )
}

/** It begins with what may be done with a thing, or is a thing in or on another. */
function isDoing(words: readonly string[], index: ThingIndex): boolean {
  const begins = [words[0] ?? '', words.slice(0, 2).join(' ')]
  const ends = words.at(-1) ?? ''
  const place = words.findIndex((word) => index.prepositions.has(word))
  const isDish = place === 1 && words.length === 3 && findThing(ends, index) !== undefined
  return isDish || [...begins, ends].some((word) => index.tend.has(word) || index.make.has(word))
}

/** Something that is somebody's: "her auntie’s braids", "de vlechten van haar tante"; what is said of somebody is not. */
function isOfSomebody(words: readonly string[], index: ThingIndex): boolean {
  const said = words.filter((word) => !index.before.has(word) && !index.adjectives.has(word))
  const [first = '', second = '', third = ''] = said
  if (said.length === 2) {
    const isThing = second.endsWith('s') || findThing(second, index)?.kind !== undefined
    return first.endsWith('’s') && isThing && !isSmall(second, index)
  }
  const isBeing = index.beings.has(third)
  return said.length === 3 && belonging.has(second) && isBeing && index.before.has(words[0] ?? '')
}

const belonging: ReadonlySet<string> = new Set(['van', 'of'])

/** Whether a clause is nothing but one thing of a list that stays out of every book: "tanks", not "shot". */
export function isOddWeapon(text: string, topics: readonly TwistTopic[], index: ThingIndex): boolean {
  const words = text.toLowerCase().split(' ')
  return (
    words.length === 1 && topics.every((topic) => topic === 'violence') && plural[index.language].test(text)
  )
}

const plural: Readonly<Record<ContentLanguage, RegExp>> = { dutch: /(?:s|en)$/iu, english: /[^s]s$/iu }

/** Whether a sentence touches what is no plain list, beside its odd things. */
function isGrave(topics: readonly TwistTopic[], { text }: Sentence, { odd, index }: State): boolean {
  const rest = odd.reduce((left, item) => left.replace(item.text, ' '), text)
  return topics
    .filter((topic) => !mild.includes(topic))
    .some((topic) => topic !== 'violence' || findTopics(rest, index).includes(topic))
}

/** Beside these a list of what is loved is still plain. */
const mild: readonly TwistTopic[] = ['other', 'people', 'family', 'sibling', 'allergy']

/**
 * Settles what was odd in a list: beside something else that was not read, or something grave, it may be more than a thing,
 * and nothing behind it counts. In a plain list only who is somebody, by a name or a possessive, is not told with it.
 */
export function settleOdd(state: State, sentence: Sentence, topics: readonly TwistTopic[]): void {
  const { odd, read, unread, index } = state
  const [first] = odd
  if (first === undefined) return
  if (unread.length > 0 || isGrave(topics, sentence, state)) {
    unread.push(...odd.map(({ text }) => text))
    takeBack(state, first.from)
    return
  }
  read.unread = true
  const own: readonly string[] = Object.values(index.words.grammar.possessives).flat()
  const isSomebody = ({ kind, words, beings }: ReadThing): boolean =>
    kind !== 'person' && beings.words && (own.includes(words.split(' ')[0] ?? '') || /\p{Lu}/u.test(words))
  const here = read.things.splice(state.from)
  read.things.push(...here.filter((thing) => !isSomebody(thing)))
  for (const { words } of here.filter(isSomebody)) {
    const at = sentence.source.toLowerCase().indexOf(words.toLowerCase())
    leaveOut(read, 'other', at < 0 ? words : sentence.source.slice(at, at + words.length))
  }
}
