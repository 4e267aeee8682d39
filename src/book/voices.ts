import { signsSeen } from './signs-seen.ts'
import { withoutRuby } from './ruby.ts'

/** How a line of a story is said: along with everybody, as loud as one can, or as a word that has its line alone. */
export type Voice = 'refrain' | 'shout' | 'alone'

/** A line that stands by itself on so many pages is what listeners say along. */
const pagesOfRefrain = 3
/** What is longer is a sentence that comes back, and nobody says it along. */
const longestRefrain = 48
const leastShout = 3

export type Voices = (line: string) => Voice | null

/**
 * Tells how each line of a book is said, by the book itself: a refrain is a short call or quote that stands by itself on three
 * pages at least (or one that begins as such a line does: “Wheels? Wet!” where “Wheels? Four!” comes back), and a shout is one in
 * capitals. A word alone has a line to itself. A line that tells who says it is part of the story. So it holds for every storyteller and language, and for what
 * somebody rewrote.
 * @param texts of all pages, in any form in which lines that are alike are alike
 */
export function voicesOf(texts: readonly string[]): Voices {
  const pages = new Map<string, number>()
  for (const text of texts) {
    const said = new Set(text.split('\n').flatMap((line) => saidAlong(line) ?? []))
    for (const line of said) pages.set(line, (pages.get(line) ?? 0) + 1)
  }
  const refrains = new Set([...pages].flatMap(([line, on]) => (on >= pagesOfRefrain ? [line] : [])))
  const calls = new Set([...refrains].map(callOf).filter((call) => call !== ''))
  return (line) => {
    if (isShout(line.trim())) return 'shout'
    const said = saidAlong(line)
    if (said !== null && (refrains.has(said) || calls.has(callOf(said)))) return 'refrain'
    return wordAlone.test(line.trim()) ? 'alone' : null
  }
}

const quotesAround = /^[‘“„«‹「『]\s*(.*?)\s*[’”“»›」』]$/u
/** Speech that ends within a line, and somebody who says it after that. */
const speechWithin = /[“”„«»「」『』]|[\p{P}]\s?[’›]/u

/** Not in scripts that write words together. Somebody's answer in quotes is part of a talk. */
const wordAlone = /^[\p{Script=Latin}\p{Script=Cyrillic}’-]{3,16}[.!?…]+$/u

/** The words of a short line that may be said along, without the quotes around them; null for a sentence of the story. */
function saidAlong(line: string): string | null {
  // Marks of where a line may be broken.
  const own = line.replaceAll('\u200B', '').trim()
  const [, quoted] = quotesAround.exec(own) ?? []
  const said = (quoted ?? own).replace(/[.。．]$/u, '')
  const isCall = quoted !== undefined || /[?!？！؟]$/u.test(said)
  const isShort = said !== '' && signsSeen(withoutRuby(said)) <= longestRefrain
  return isCall && isShort && !speechWithin.test(said) ? said : null
}

/** The word by itself with which a line begins that calls for an answer: “Wheels?” */
function callOf(line: string): string {
  return /^[\p{L}\p{M}]+[?!？！](?=\s|$)/u.exec(line)?.[0] ?? ''
}

/** In a script that has capitals, and no small letter among them. */
function isShout(line: string): boolean {
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0
  return capitals >= leastShout && !/\p{Ll}/u.test(line) && signsSeen(line) <= longestRefrain
}
