import { findTopics } from './find-topics.ts'
import { knownIn } from './judge-things.ts'
import { tellsMore } from './names-being.ts'
import { low } from './read-noun.ts'
import type { LeftOut, TwistSubject } from '../read-twist.ts'
import type { SentencesRead, State } from './reading-state.ts'
import { bound } from './bound.ts'
import { type Allergen, findThing, type KnownThing, type ThingIndex } from './thing-index.ts'

interface NamedAllergens {
  entries: Allergen[]
  /** Words of other things that are known. */
  words: string[]
  things: KnownThing[]
  isNamed: boolean
  /** Whether it says more than that: "plays football". */
  saysMore: boolean
}

/** Parts what Dutch writes together: notenallergie, lactose-intolerant. */
const together = /(?<=\p{L}{2})-?(?=allergi|intoleran)/giu

/** To what somebody is allergic: what has an entry in `allergens.yaml`, and any other thing that is known. */
export function allergensIn(text: string, index: ThingIndex): NamedAllergens {
  let rest = low(text).replaceAll(bound, ' ').replace(together, ' ')
  const entries = index.allergens.filter(({ named }) => {
    // What one entry has read is not read again: the butter of peanut butter is no milk.
    const before = rest
    rest = rest.replace(named, ' ')
    return rest !== before
  })
  const tokens = rest.split(/[^\p{L}\p{M}\p{N}’-]+/u)
  const words = tokens.filter((word) => {
    const kind = findThing(word, index)?.kind
    return kind !== undefined && kind !== 'person'
  })
  return {
    entries,
    words,
    things: knownIn(rest, index),
    isNamed: entries.length + words.length > 0,
    saysMore: tokens.some((word) => !words.includes(word) && tellsMore(word, index)),
  }
}

/**
 * Notes what somebody is allergic to. Where nobody could read to what, nothing of the twist is eaten.
 * @returns whether it was said to what
 */
export function noteAllergens(text: string, state: State): boolean {
  const named = allergensIn(withoutNames(text, state.subject), state.index)
  note(named, state)
  const lower = low(text)
  const isSign = lower.search(state.index.remedies) >= 0
  const saysIt = findTopics(lower.replace(state.index.remedies, ' '), state.index).includes('allergy')
  if (isSign && !saysIt) state.read.allergies.signed = true
  else state.read.allergies.unknown ||= !named.isNamed
  return named.isNamed
}

/** Without those who are named in it: a child called Roos or Olive is nothing that anybody is allergic to. */
function withoutNames(text: string, { hero = '', companions = [] }: TwistSubject): string {
  const names = [hero, ...companions]
    .flatMap((name) => name.split(/\s+/))
    .filter((word) => /^\p{Lu}/u.test(word))
  return names.reduce(
    (rest, name) =>
      rest.replaceAll(
        new RegExp(`(?<![\\p{L}])${name.replace(/[^\p{L}\p{M}]/gu, '.')}(?!\\p{L}{2})`, 'gu'),
        ' ',
      ),
    text,
  )
}

/** Notes what of a text is eaten: of "no nuts in the story" the nuts. */
export function noteFoods(text: string, state: State): void {
  const { entries, words, things, ...named } = allergensIn(text, state.index)
  const isFood = (word: string): boolean => findThing(word, state.index)?.kind === 'food'
  note(
    { ...named, entries, words: words.filter(isFood), things: things.filter(({ kind }) => kind === 'food') },
    state,
  )
}

function note({ entries, words, things }: NamedAllergens, { read }: State): void {
  for (const entry of entries) read.allergies.allergens.add(entry)
  for (const name of [...entries.map((entry) => entry.name), ...words]) read.allergies.names.add(name)
  read.averse.push(...things)
}

/**
 * Whether a piece that was not read is worth a word to its writer: not where it only names what somebody is allergic to
 * ("walnuts"), or says no more than "mind".
 */
export function isNews(
  { topic, words }: LeftOut,
  { allergies, staysOut, things }: SentencesRead,
  index: ThingIndex,
): boolean {
  if (topic !== 'other') return true
  // "She and her mum love cake": nobody need hear of the "She".
  if ((things.length > 0 || staysOut.length > 1) && !tellsMore(words, index)) return false
  if (!staysOut.some((left) => left.topic === 'allergy')) return true
  if (staysOut.some((left) => left.topic === 'allergy' && left.words === words)) return false
  const barred = [...allergies.allergens, ...allergies.uneaten].flatMap(({ holds, named }) => [
    named,
    ...(holds ? [holds] : []),
  ])
  const rest = [...barred, index.harms].reduce(
    (left, { source }) => left.replace(new RegExp(source, 'gu'), ' '),
    low(words),
  )
  return tellsMore(rest, index)
}
