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
 * Tells how each line of a book is said, by the book itself: a refrain is a short call, quote or verse that stands by itself on three
 * pages at least (or a call that does, whatever its answer: “Wheels? Four!” and “Wheels? Wet!”) with what answers it right behind, and a shout is one in
 * capitals. A word alone has a line to itself. A line that tells who says it is part of the story. So it holds for every storyteller and language, and for what
 * somebody rewrote.
 * @param texts of all pages, in any form in which lines that are alike are alike
 */
export function voicesOf(texts: readonly string[]): Voices {
  const said = texts.map((text) => text.split('\n').flatMap((line) => saidAlong(line) ?? []))
  const called = new Set(said.flat().map(withoutEnd))
  const pages = texts.map((text) => text.split('\n').map((line) => withoutEnd(wordsOf(line))))
  const refrains = onManyPages(pages.map((page) => page.filter((line) => called.has(line))))
  const calls = onManyPages(said.map((page) => page.map(callOf).filter((call) => call !== '')))
  const isRefrain = (line: string): boolean =>
    refrains.has(withoutEnd(wordsOf(line))) || calls.has(callOf(saidAlong(line) ?? ''))
  const answers = new Set(texts.flatMap((text) => answersIn(text.split('\n'), isRefrain)))
  return (line) => {
    if (isShout(line.trim())) return 'shout'
    if (isRefrain(line) || answers.has(line.trim())) return 'refrain'
    return wordAlone.test(line.trim()) ? 'alone' : null
  }
}

/** What a refrain is answered with, another on every page: “Which way now? Left of the tree! Under a pig!”, “Left of the…” */
function answersIn(lines: readonly string[], isRefrain: (line: string) => boolean): string[] {
  const found: string[] = []
  let isBehind = false
  for (const line of lines) {
    const isAnswer: boolean = isBehind && (saidAlong(line) ?? brokenOff(line)) !== null
    if (isAnswer) found.push(line.trim())
    isBehind = isAnswer || isRefrain(line)
  }
  return found
}

/** What stands on so many pages, once or more. */
function onManyPages(pages: readonly (readonly string[])[]): Set<string> {
  const times = new Map<string, number>()
  for (const page of pages) for (const line of new Set(page)) times.set(line, (times.get(line) ?? 0) + 1)
  return new Set([...times].flatMap(([line, on]) => (on >= pagesOfRefrain ? [line] : [])))
}

const quotesAround = /^[‘“„«‹「『]\s*(.*?)\s*[’”“»›」』]$/u
/** Speech that ends within a line, and somebody who says it after that. */
const speechWithin = /[“”„«»「」『』]|[\p{P}]\s?[’›]/u

/** Not in scripts that write words together. Somebody's answer in quotes is part of a talk. */
const wordAlone = /^[\p{Script=Latin}\p{Script=Cyrillic}’-]{3,16}[.!?…]+$/u

/** The words of a short line that may be said along: a call, a quote, or a verse without an end; null for a sentence of the story. */
function saidAlong(line: string): string | null {
  const said = wordsOf(line)
  const isCall = quotesAround.test(bare(line)) || /[?!？！؟]$/u.test(said)
  return (isCall || isVerse.test(said)) && isShort(said) && !speechWithin.test(said) ? said : null
}

/** The words of a short line that stops before its end; null for any other. */
function brokenOff(line: string): string | null {
  const said = wordsOf(line)
  return said.endsWith('…') && isShort(said) && !speechWithin.test(said) ? said : null
}

function isShort(said: string): boolean {
  return said !== '' && signsSeen(withoutRuby(said)) <= longestRefrain
}

/** Two words at least, and nothing after the last one. */
const isVerse = /\p{L}[\s,]+\p{L}.*\p{L}$/u

/** Without the quotes around them; of several who answer with the same word, what one of them says. */
function wordsOf(line: string): string {
  const own = bare(line)
  const [first, ...others] = own.split(afterQuote).map((part) => quotesAround.exec(part)?.[1])
  const isEcho =
    first !== undefined &&
    others.length > 0 &&
    others.every((one) => one !== undefined && withoutEnd(one) === withoutEnd(first))
  return isEcho ? first : (quotesAround.exec(own)?.[1] ?? own)
}

const afterQuote = /(?<=[’”»›])\s+/u

/** Without marks of where a line may be broken. */
function bare(line: string): string {
  return line.replaceAll('\u200B', '').trim()
}

/** However it ends: a refrain may be asked, called or told. */
function withoutEnd(said: string): string {
  return said.replace(/[.!?…。．！？؟]+$/u, '')
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
