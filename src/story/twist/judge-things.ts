import type { TwistTopic } from '#book/twist-topics.ts'
import type { LeftOut, LovedThing } from '../read-twist.ts'
import type { ReadThing } from './parse-things.ts'
import { bound } from './sentences-of.ts'
import type { SentencesRead } from './read-sentences.ts'
import { findThing, firstPartOf, type KnownThing, type ThingIndex } from './thing-index.ts'

/** Beside these nobody is told who may be meant by them. */
const grave: readonly TwistTopic[] = ['death', 'illness', 'separation', 'bullying', 'violence', 'sex', 'hate']

/** Takes out what the rest of the twist forbids: living beings beside a death, people beside grief, what is feared. */
export function judgeThings({ things, averse, staysOut }: SentencesRead, index: ThingIndex): LovedThing[] {
  const eats = !staysOut.some(({ words }) => index.allergies.test(words.toLowerCase()))
  const topics = new Set(staysOut.map(({ topic }) => topic))
  const death = topics.has('death')
  const sad = grave.some((topic) => topics.has(topic))
  const hated = new Set(averse.flatMap(keysOf))
  const loved = new Map<string, LovedThing>()
  for (const thing of things) {
    if (thing.kind === 'food' && !eats) continue
    const words = spelt(sad && thing.beings.words ? thing.core : thing.words, index)
    // Beside a death nothing is told that is somebody's: the biscuits may be those of whoever died.
    if (thing.kind === 'person' || (death && (thing.beings.words || thing.beings.core))) continue
    if (isHated(thing, hated, index) || (hated.has('animals') && thing.kind === 'animal')) continue
    const key = words.toLowerCase()
    const lives = thing.kind === 'animal' || thing.beings.words
    if (!loved.has(key)) loved.set(key, { words, motif: thing.motif, lives })
  }
  return [...loved.values()]
}

/** Plurals as they are spelt: `auto’s` for `autos`, `machines` for `machine’s`. Only Dutch has two ways of it. */
function spelt(words: string, { language, things }: ThingIndex): string {
  if (language !== 'dutch') return words
  return words
    .split(' ')
    .map((word) => {
      const [, stem = '', mark] = /^(.+?)(’?)s$/u.exec(word) ?? []
      if (!things.has(stem)) return word
      if (mark === '' && /[^aeiou][aiouy]$/u.test(stem)) return `${stem}’s`
      return mark !== '' && /[^aiouy]$/u.test(stem) ? `${stem}s` : word
    })
    .join(' ')
}

/** People who are loved are no things: they can come along as characters. Beside grief nobody is told so. */
export function peopleOf({ things, staysOut }: SentencesRead): LeftOut[] {
  if (staysOut.some(({ topic }) => grave.includes(topic))) return []
  return things.filter(({ kind }) => kind === 'person').map(({ words }) => ({ topic: 'people', words }))
}

function isHated(thing: ReadThing, hated: ReadonlySet<string>, index: ThingIndex): boolean {
  return knownIn(thing.words, index).some((known) => keysOf(known).some((key) => hated.has(key)))
}

/** Kinds of which all others are a kind: who is afraid of animals is afraid of dogs. */
const everyAnimal: ReadonlySet<string> = new Set(['dier', 'diertje', 'beestje', 'huisdier', 'animal', 'pet'])

/** By what one thing is known again in another: animals also as puppies and foals, others by their word. */
function keysOf({ kind, motif, base }: KnownThing): string[] {
  if (kind !== 'animal') return [base]
  return everyAnimal.has(base) ? ['animals', base] : [motif, base]
}

/** Everything with a motif that a text names, also as the first part of a compound. */
export function knownIn(text: string, index: ThingIndex): KnownThing[] {
  const tokens = text.toLowerCase().split(/[\s,;:]+/u)
  return tokens.flatMap((token, at) => {
    const long = [3, 2].flatMap((size) => index.things.get(tokens.slice(at, at + size).join(' ')) ?? [])
    const word = token.replaceAll(bound, ' ')
    const found = [...long, findThing(word, index), firstPartOf(word, index)]
    return found.flatMap((known) => (known && known.kind !== 'person' ? [known] : []))
  })
}
