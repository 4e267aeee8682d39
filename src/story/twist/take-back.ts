import { knownIn } from './judge-things.ts'
import type { State } from './reading-state.ts'

/** What was read from a place on is not told, here or in any other sentence. */
export function takeBack({ read, index }: State, from: number): void {
  const back = read.things.splice(Math.max(0, from))
  read.averse.push(...back.flatMap(({ words }) => knownIn(words, index)))
}

/** What a text names is not liked; when it names nothing, "them", "who" and what comes after "but" are what was named last. */
export function avert(text: string, { index, read, from }: State, turns = false): void {
  const known = knownIn(text, index)
  const [first = ''] = text.toLowerCase().split(' ')
  // "Behalve die ene" is one of what stands in its own sentence.
  const last = (turns ? read.things.slice(from) : read.things).at(-1)
  // "Pancakes, but not with bacon" still likes pancakes.
  const narrows = text.split(' ').some((word) => index.prepositions.has(word.toLowerCase()))
  const pointsBack =
    (turns && !narrows) || index.backwards.test(text.toLowerCase()) || index.relatives.has(first)
  const meant = known.length === 0 && last && pointsBack
  read.averse.push(...(meant ? knownIn(last.words, index) : known))
}
