import type { Brief } from '#book/brief.ts'
import { withoutRuby } from '#book/ruby.ts'
import { countWords } from '../reading-level.ts'
import { isNamed, namesOf } from './names-in-text.ts'
import type { WrittenSpread } from './written-story.ts'

/** What is wrong with a spread, seen from the whole of its story: a reason in English to write it again. */
export interface FaultInWhole {
  spread: number
  fault: string
}

/**
 * What makes a story nobody's, and can be told without judging it: it is not of the child it was ordered for, it tells a
 * page twice, or a page tells nothing. Whoever keeps one of these has written no story.
 */
export function wholeFaults(spreads: readonly WrittenSpread[], brief: Brief): FaultInWhole[] {
  const texts = spreads.map(({ text }) => withoutRuby(text))
  return [...emptyPages(texts, brief), ...repeatedPages(texts), ...pagesOfAnother(spreads, texts, brief)]
}

function emptyPages(texts: readonly string[], { language }: Brief): FaultInWhole[] {
  return texts.flatMap((text, spread) =>
    countWords(text, language) < 2 ? [{ spread, fault: 'the page has no more than a word' }] : [],
  )
}

/** Of its pairs of words so many are another page's too: more than a refrain, which at most is half of a page. */
const sameShare = 0.8

function repeatedPages(texts: readonly string[]): FaultInWhole[] {
  const pairs = texts.map(pairsOf)
  return pairs.flatMap((own, spread) => {
    const of = pairs.slice(0, spread).findIndex((other) => shareOf(own, other) >= sameShare)
    return of === -1 ? [] : [{ spread, fault: `the page tells again what page ${of} tells` }]
  })
}

/** Words beside each other, or signs where words are not parted. */
function pairsOf(text: string): ReadonlySet<string> {
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const units = text.toLocaleLowerCase().match(isJoined ? /[\p{L}\p{N}]/gu : /[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(['', ...units].map((unit, at) => `${unit} ${units[at] ?? ''}`))
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / Math.max(one.size, other.size)
}

/** The child is named on no fewer pages than one in so many, in the poorest of our examples on six of ten. */
const pagesForName = 4

/** Pages that leave the child of the book without its name, where too few have it or more have another instead. */
function pagesOfAnother(
  spreads: readonly WrittenSpread[],
  texts: readonly string[],
  brief: Brief,
): FaultInWhole[] {
  const { name } = brief.hero
  const nameless = texts.flatMap((text, spread) => (isNamed(text, name, brief) ? [] : [spread]))
  const named = texts.length - nameless.length
  const stranger = strangerIn(
    nameless.map((spread) => texts[spread] ?? ''),
    texts,
    brief,
  )
  const isOutnumbered = stranger !== null && stranger.pages > named
  if (named * pagesForName >= texts.length && !isOutnumbered) return []
  const shows = nameless.filter((spread) => spreads[spread]?.scene.cast.some(({ who }) => who === 'hero'))
  const instead = stranger === null ? '' : `, and the story tells of ${stranger.name}`
  const fault = `the text does not name ${name}, whose book it is${instead}`
  return (shows.length > 0 ? shows : nameless).map((spread) => ({ spread, fault }))
}

/**
 * The name on most pages without the child's, on half of those at least, that is nobody's in the book: always with a
 * capital, also within a sentence. Not in German, which has capitals for every noun, and where there are none.
 */
function strangerIn(
  nameless: readonly string[],
  texts: readonly string[],
  brief: Brief,
): { name: string; pages: number } | null {
  if (brief.language === 'german') return null
  const told = [brief.title, brief.twist, ...[brief.hero, ...brief.companions].map((one) => one.description)]
  const known = new Set([...namesOf(brief), ...told].flatMap((text) => wordsIn(text.toLocaleLowerCase())))
  const small = new Set(texts.flatMap(wordsIn).filter((word) => !/^\p{Lu}/u.test(word)))
  const within = nameless.flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu) ?? [])
  const [most] = [...new Set(within)]
    .filter((word) => !small.has(word.toLocaleLowerCase()) && !known.has(word.toLocaleLowerCase()))
    .map((word) => ({ name: word, pages: nameless.filter((text) => wordsIn(text).includes(word)).length }))
    .filter(({ pages }) => pages * 2 >= nameless.length)
    .toSorted((left, right) => right.pages - left.pages)
  return most ?? null
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? []
}
