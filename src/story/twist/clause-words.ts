import { bound } from './bound.ts'
import type { ThingIndex } from './thing-index.ts'

/** The words of a clause; in a list of likes without "van" or "op" before a second thing. */
export function clauseWords(text: string, index: ThingIndex, inLikes: boolean): string[] {
  const tokens = text
    .replace(/[^\p{L}\p{M}\p{N}’\s\ue000-]/gu, ' ')
    .split(/\s+/u)
    .flatMap((token) => token.split(bound))
    .map((token) => token.replace(/^[’-]+(?=\p{L}{3})|[’-]+$/gu, ''))
    .filter((token) => token !== '')
  const link = edgeOf(index)
  let said = tokens.join(' ')
  for (;;) {
    const shorter = said.replace(link.start, '').replace(link.end, '')
    // "in plassen te stampen" keeps its "in".
    const unlinked = inLikes && !/\ste\s/u.test(shorter) ? shorter.replace(link.preposition, '') : shorter
    if (unlinked === said || unlinked.trim() === '') return said.split(' ')
    said = unlinked
  }
}

/** Whether a text says nothing of what follows it: "Verder:", "Also:". */
export function isFiller(text: string, { fillers }: ThingIndex): boolean {
  return text
    .toLowerCase()
    .split(' ')
    .every((word) => fillers.has(word))
}

const edges = new Map<ThingIndex, { start: RegExp; end: RegExp; preposition: RegExp }>()

/** What stands at the edge of a clause and says nothing. */
function edgeOf(index: ThingIndex): { start: RegExp; end: RegExp; preposition: RegExp } {
  const known = edges.get(index)
  if (known) return known
  const { fillers, joiners, prepositions } = index.words.grammar
  const fill = [...fillers, ...joiners].toSorted((a, b) => b.length - a.length).join('|')
  const made = {
    start: new RegExp(`^(?:${fill})\\s+`, 'iu'),
    end: new RegExp(`\\s+(?:${fill})$`, 'iu'),
    preposition: new RegExp(`^(?:${prepositions.join('|')})\\s+`, 'iu'),
  }
  edges.set(index, made)
  return made
}
