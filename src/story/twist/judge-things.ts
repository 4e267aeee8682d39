import type { TwistTopic } from '#book/twist-topics.ts'
import type { Gender } from '#book/options.ts'
import type { LeftOut, LovedThing, TwistSubject } from '../read-twist.ts'
import type { ReadThing } from './parse-things.ts'
import { registerOf } from '../house/register-of.ts'
import { bound } from './bound.ts'
import type { SentencesRead } from './reading-state.ts'
import { findThing, firstPartOf, type KnownThing, type ThingIndex } from './thing-index.ts'

/** Beside these nobody is told who may be meant by them. */
const grave: readonly TwistTopic[] = [
  'death',
  'illness',
  'separation',
  'adoption',
  'bullying',
  'flight',
  'violence',
  'sex',
  'hate',
]

/**
 * Takes out what the rest of the twist forbids: living beings beside a death or beside something of somebody that was
 * not read, people beside grief, what is feared.
 */
export function judgeThings(
  { things, averse, allergies, staysOut }: SentencesRead,
  index: ThingIndex,
  { gender, age }: TwistSubject,
): LovedThing[] {
  const reacts = ({ topic, words }: LeftOut): boolean =>
    topic !== 'allergy' && index.reactions.test(words.toLowerCase())
  const eats = !allergies.unknown && !staysOut.some((left) => left.topic === 'eating' || reacts(left))
  const [barred, uneaten] = [allergies.allergens, allergies.uneaten].map((some) =>
    [...some].flatMap(({ holds }) => holds ?? []),
  )
  const topics = new Set(staysOut.map(({ topic }) => topic))
  const guarded = topics.has('death') || topics.has('somebody')
  const sad = guarded || grave.some((topic) => topics.has(topic))
  const hated = new Set(averse.flatMap(keysOf))
  const loved = new Map<string, LovedThing>()
  for (const thing of things) {
    if (thing.kind === 'food' && !eats) continue
    const holdsAny = (patterns: readonly RegExp[] = []): boolean =>
      patterns.some((holds) => holds.test(thing.words.toLowerCase()))
    if (holdsAny(barred) || (thing.kind === 'food' && holdsAny(uneaten))) continue
    const said = ownedByHero(sad && thing.beings.words ? thing.core : thing.words, index, gender)
    if (said === undefined) continue
    const words = spelt(said, index)
    // Beside a death nothing is told that is somebody's: the biscuits may be those of whoever died.
    if (
      thing.kind === 'person' ||
      (guarded && (thing.beings.words || thing.beings.core || index.beings.has(thing.core)))
    )
      continue
    if (isHated(thing, hated, index) || (hated.has('animals') && thing.kind === 'animal')) continue
    const key = words.toLowerCase()
    const lives = thing.fabled || thing.beings.words
    const done = thing.object === undefined ? undefined : ownedByHero(thing.object, index, gender)
    const { activities, older } = index.words.things
    const grows = age !== undefined && registerOf(age) === 'rich' ? older[key] : undefined
    const told = grows ?? activities[key] ?? (done === undefined ? words : spelt(done, index))
    if (!loved.has(key)) loved.set(key, { words, told, motif: thing.motif, lives })
  }
  return [...loved.values()]
}

/**
 * Words with the child's own possessive: our cat is her cat. Undefined for what is somebody else's, as "his guitar" in
 * a girl's twist: it may be what is left of him.
 */
function ownedByHero(
  words: string,
  { words: { grammar } }: ThingIndex,
  gender: Gender | undefined,
): string | undefined {
  if (gender === undefined) return words
  const { family, ...possessives } = grammar.possessives
  const own = possessives[gender]
  const others = gender === 'female' ? possessives.male : gender === 'male' ? possessives.female : []
  const [first = '', ...rest] = words.split(' ')
  if (others.includes(first)) return undefined
  return family.includes(first) ? [own[0], ...rest].join(' ') : words
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
  if (staysOut.some(({ topic }) => topic === 'somebody' || grave.includes(topic))) return []
  return things.filter(({ kind }) => kind === 'person').map(({ words }) => ({ topic: 'people', words }))
}

function isHated(thing: ReadThing, hated: ReadonlySet<string>, index: ThingIndex): boolean {
  return knownIn(thing.words, index).some((known) => keysOf(known).some((key) => hated.has(key)))
}

/** Kinds of which all others are a kind: who is afraid of animals is afraid of dogs. */
const everyAnimal: ReadonlySet<string> = new Set(['dier', 'diertje', 'beestje', 'huisdier', 'animal', 'pet'])

/** By what one thing is known again in another: animals also as puppies and foals, others by their word. */
function keysOf({ kind, motif, base, being }: KnownThing): string[] {
  // Who is called Dumbo wants no elephant.
  if (kind !== 'animal' && !being) return [base]
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
