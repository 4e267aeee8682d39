import type { BookLanguage } from './options.ts'
import type { SpokenPage, SpokenWord } from './spoken-words.ts'

/** When each word of a page begins, in ms from its first one, in reading order, and when the last one ends. */
export interface WordTimes {
  starts: readonly number[]
  endMs: number
}

/** When somebody speaks in a recording: from and to, in ms, one after another. */
export type Spans = readonly (readonly [fromMs: number, toMs: number])[]

/** Every word takes a moment beside its syllables. In syllables. */
const perWord = 0.35
/** What a reader waits after a word, in syllables. */
const waits = { comma: 0.9, sentence: 2.2, line: 0.8, paragraph: 2 } as const

/**
 * When words are said that nobody says: each as long as its syllables, with a rest where one breathes.
 * @param msPerSyllable a calm reader needs about 250
 */
export function calmTimes(page: SpokenPage, language: BookLanguage, msPerSyllable: number): WordTimes {
  const starts: number[] = []
  let at = 0
  for (const paragraph of page) {
    for (const line of paragraph) {
      for (const word of line) {
        starts.push(Math.round(at))
        at += (lengthOf(word, language) + waitAfter(word)) * msPerSyllable
      }
      at += waits.line * msPerSyllable
    }
    at += (waits.paragraph - waits.line) * msPerSyllable
  }
  return { starts, endMs: Math.round(at) }
}

/**
 * When words are said in a recording: the time in which somebody speaks is shared out by the lengths of the words. A rest in the
 * recording takes no share, so that a reader who waits is waited for.
 * @param spans as `voicedSpans` finds them; at least one
 */
export function spokenTimes(page: SpokenPage, language: BookLanguage, spans: Spans): WordTimes {
  const lengths = page.flat(2).map((word) => lengthOf(word, language))
  const wholeLength = lengths.reduce((sum, length) => sum + length, 0)
  const wholeMs = spans.reduce((sum, [from, to]) => sum + to - from, 0)
  const perLength = wholeLength === 0 ? 0 : wholeMs / wholeLength
  let said = 0
  const starts = lengths.map((length) => {
    const at = timeOf(said * perLength, spans)
    said += length
    return at
  })
  return { starts, endMs: spans.at(-1)?.[1] ?? 0 }
}

/** Which word is said at a moment, counted from 0; -1 before the first, and as many as there are once all have been said. */
export function wordAt({ starts, endMs }: WordTimes, ms: number): number {
  if (ms >= endMs) return starts.length
  return starts.findLastIndex((start) => start <= ms)
}

/** The moment at which so much has been spoken. */
function timeOf(spokenMs: number, spans: Spans): number {
  let left = spokenMs
  for (const [from, to] of spans) {
    // What begins as a rest begins is said after it, however the sum was rounded.
    if (left < to - from - 0.5) return Math.round(from + left)
    left -= to - from
  }
  return spans.at(-1)?.[1] ?? 0
}

/** In syllables. */
function lengthOf({ text, reading }: SpokenWord, language: BookLanguage): number {
  return perWord + Math.max(1, syllablesOf(reading ?? text, language))
}

/** How a writing shows its syllables, counted roughly; a vowel of Latin letters may take several. */
export function syllablesOf(word: string, language: BookLanguage): number {
  const count = (pattern: RegExp): number => word.match(pattern)?.length ?? 0
  switch (language) {
    case 'chinese':
      return count(/\p{L}/gu)
    case 'japanese':
      return count(/[\p{L}ー]/gu) - count(/[ゃゅょャュョ]/gu)
    case 'russian':
      return count(/[аеёиоуыэюя]/giu)
    // Short vowels are not written.
    case 'arabic':
      return Math.round(count(/\p{L}/gu) / 2)
    case 'hindi':
      return count(/\p{L}/gu) - count(/\u094D/g)
    default:
      return latinSyllables(word, language)
  }
}

function latinSyllables(word: string, language: BookLanguage): number {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const groups = plain.match(/[aeiouy]+/g)?.length ?? 0
  // "Make", but not "the" or "table".
  const isSilent = language === 'english' && groups > 1 && /[^aeiouyl]e[^a-z]*$/.test(plain)
  return groups - (isSilent ? 1 : 0)
}

/** In syllables. */
function waitAfter({ text }: SpokenWord): number {
  if (/[.!?…。！？।؟][^\p{L}\p{N}]*$/u.test(text)) return waits.sentence
  return /[,;:،、，；：—–][^\p{L}\p{N}]*$/u.test(text) ? waits.comma : 0
}
