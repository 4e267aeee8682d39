import type { TwistSubject } from '../read-twist.ts'
import { matchLikes } from './like-patterns.ts'
import { isSmall, namesBeing, namesPerson } from './names-being.ts'
import { isName } from './read-noun.ts'
import type { Sentence } from './sentences-of.ts'
import type { ThingIndex } from './thing-index.ts'

/** At the start of a sentence a capital makes no name of a rose. */
export function atStart(text: string, sentence: Sentence, index: ThingIndex): string {
  const [first = '', second = ''] = text.split(' ')
  const begins =
    sentence.text.startsWith(text) && index.givenNames.has(first.toLowerCase()) && !isName(second)
  return begins ? first.toLowerCase() + text.slice(first.length) : text
}

/** Whoever is in the book anyhow, and is named in a list of what is loved. */
export function isOwnName(text: string, { hero, companions = [] }: TwistSubject): boolean {
  return [hero, ...companions].some((name) => name?.toLowerCase() === text.toLowerCase())
}

/** "mama plagen", "tickling Dad". */
function isInFun(tokens: readonly string[], index: ThingIndex): boolean {
  const { withPeople } = index.words.grammar
  const others = tokens.filter((token) => !withPeople.includes(token.toLowerCase()))
  return others.length === 1 && tokens.length === 2 && namesPerson(others.join(), index)
}

/** Whether a piece that was not read may be a thing: no clause, and nobody. "Sam’s kite that broke" is no list. */
export function mayBeListed(text: string, index: ThingIndex): boolean {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? []
  const { pronouns } = index.words.grammar
  const tells = (word: string): boolean =>
    pronouns.includes(word) ||
    index.auxiliaries.has(word) ||
    (index.openings.has(word) && !index.fillers.has(word)) ||
    (index.relatives.has(word) && !index.prepositions.has(word))
  return (
    tokens.length <= 4 &&
    !tokens.some(tells) &&
    !index.negation.test(tokens.join(' ')) &&
    !index.words.grammar.alsoSaid.includes(tokens[0] ?? '') &&
    !namesPerson(text, index) &&
    matchLikes(text, index).length === 0
  )
}

/**
 * A word or name that is not known, or two that stand by themselves ("ceiling fans", "Warburtons crumpets"), are one
 * more thing of a list; anything longer may be a clause of its own, and so may a pair with somebody in it.
 */
export function isOneMore(tokens: readonly string[], index: ThingIndex): boolean {
  const alone = tokens.filter((token, at) => at > 0 || !index.before.has(token.toLowerCase()))
  if (alone.length === 1 || tokens.every((token) => /^\p{Lu}/u.test(token))) return true
  if (isInFun(alone, index)) return true
  const small = alone.some((token) => isSmall(token.toLowerCase(), index))
  return alone.length === 2 && !small && !namesBeing(alone.join(' ').toLowerCase(), index, new Set())
}
