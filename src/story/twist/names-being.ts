import { isName, low } from './read-noun.ts'
import { bound } from './bound.ts'
import { findThing, type ThingIndex } from './thing-index.ts'

/** Who is not meant when a twist names somebody: the child itself. */
export type OwnNames = ReadonlySet<string>

/**
 * Whether a text names somebody: a person, an animal or what may be a pet's name. A word with a capital is a name
 * unless it is known; at the beginning it is one if a verb or nothing small follows ("Biscuit fell asleep", but
 * "Sleeps with a torch").
 */
export function namesBeing(text: string, index: ThingIndex, own: OwnNames): boolean {
  const tokens = text
    .split(/[^\p{L}\p{M}\p{N}’\ue000-]+/u)
    .map((token) => token.replaceAll(bound, ' '))
    .filter((token) => token !== '')
  const shouts = text.toUpperCase() === text
  return tokens.some((token, at) => {
    const word = low(token).replace(/(?:’s|s’|’)$/u, '')
    if (own.has(word) || index.familiar.has(low(token))) return false
    const known = findThing(low(token), index) ?? findThing(word, index)
    if (index.beings.has(low(token)) || index.beings.has(word)) return true
    if (known?.kind === 'person' || known?.kind === 'animal' || known?.being) return true
    // In what was not read a capital makes a name even of a snowball, unless it only begins the sentence.
    if (known && (known.kind === 'name' || !isName(token))) return false
    if (index.inside.has(low(tokens[at - 1])) && !token.endsWith('’s')) return false
    if (shouts || !isName(token)) return false
    if (at === 0 && index.openings.has(low(token))) return false
    if (isSmall(low(token), index)) return false
    const isOnlyThing = known !== undefined && !index.givenNames.has(word)
    return at > 0 || isSubject(token, tokens.slice(1), index, isOnlyThing)
  })
}

/** "Pickle sleeps", "Knabbel is nu", "Grandad’s": what follows is no small word, or says what it is. */
function isSubject(token: string, after: readonly string[], index: ThingIndex, isThing: boolean): boolean {
  if (token.endsWith('’s')) return true
  const next = after.find((word) => !index.degrees.has(low(word)) && !index.fillers.has(low(word)))
  if (token.endsWith('ing') && index.language === 'english') return false
  if (next === undefined) return false
  if (isThing) return !isSmall(low(next), index)
  return !isSmall(low(next), index) || index.auxiliaries.has(low(next)) || articles.has(low(next))
}

/** Pickle the hamster. */
const articles: ReadonlySet<string> = new Set(['the', 'our', 'de', 'het', 'onze', 'ons'])

/** Whether a person is among the words of a text: grandma, the teacher. */
export function namesPerson(text: string, { things }: ThingIndex): boolean {
  return low(text)
    .split(/[^\p{L}’-]+/u)
    .some((word) => things.get(word.replace(/(?:’s|s’|’)$/u, ''))?.kind === 'person')
}

/** A word that says nothing by itself: a pronoun, an article, a preposition. */
export function isSmall(word: string, index: ThingIndex): boolean {
  return index.small.has(word) || word.length === 1 || /^\d+$/u.test(word)
}

/**
 * Whether a text says more than its small words.
 * @param inPassing where, when or with whom something is: what is known there, or a name, tells nothing
 */
export function tellsMore(text: string, index: ThingIndex, inPassing = false): boolean {
  const tokens = text.split(/[^\p{L}\p{M}\p{N}’\ue000-]+/u).filter((token) => token !== '')
  return tokens.some((token) => {
    const word = low(token).replaceAll(bound, ' ')
    if (isSmall(word, index)) return false
    return !inPassing || !(isKnown(word, index) || isName(token))
  })
}

function isKnown(word: string, index: ThingIndex): boolean {
  const known = [index.adjectives, index.tend, index.make, index.compounds]
  return known.some((words) => words.has(word)) || findThing(word.replace(/’s$/u, ''), index) !== undefined
}
