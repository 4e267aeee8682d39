import { signsSeen } from './signs-seen.ts'
import { withoutRuby } from './ruby.ts'

/** How a line of a story is said: along with everybody, or as loud as one can. */
export type Voice = 'refrain' | 'shout'

/** A line that stands by itself on so many pages is what listeners say along. */
const pagesOfRefrain = 3
/** What is longer is a sentence that comes back, and nobody says it along. */
const longestRefrain = 48
const leastShout = 3

export type Voices = (line: string) => Voice | null

/**
 * Tells how each line of a book is said, by the book itself: a refrain is a short line that stands by itself on three pages
 * at least (or one that begins as such a line does: “Wheels? Wet!” where “Wheels? Four!” comes back), and a shout is one in
 * capitals. So it holds for every storyteller and language, and for what somebody rewrote.
 * @param texts of all pages, in any form in which lines that are alike are alike
 */
export function voicesOf(texts: readonly string[]): Voices {
  const pages = new Map<string, number>()
  for (const text of texts) {
    for (const line of new Set(linesOf(text))) pages.set(line, (pages.get(line) ?? 0) + 1)
  }
  const refrains = [...pages]
    .filter(([line, on]) => on >= pagesOfRefrain && isShort(line))
    .map(([line]) => line)
  const known = new Set(refrains)
  const calls = new Set(refrains.map(callOf).filter((call) => call !== ''))
  return (line) => {
    const own = line.trim()
    if (isShout(own)) return 'shout'
    return known.has(own) || (calls.has(callOf(own)) && isShort(own)) ? 'refrain' : null
  }
}

/** The word by itself with which a line begins that calls for an answer: “Wheels?” */
function callOf(line: string): string {
  return /^[\p{L}\p{M}]+[?!？！](?=\s|$)/u.exec(line)?.[0] ?? ''
}

function isShort(line: string): boolean {
  return signsSeen(withoutRuby(line)) <= longestRefrain
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** In a script that has capitals, and no small letter among them. */
function isShout(line: string): boolean {
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0
  return capitals >= leastShout && !/\p{Ll}/u.test(line) && isShort(line)
}
