const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Latin letters, usual punctuation, kana and Chinese characters: what is seen one by one, and needs no segmenter, which is slow. */
const simple =
  /^[\u0020-\u007E\u00C0-\u024F\u2010-\u2027\u3001-\u3029\u3041-\u3096\u309D-\u30FF\u3400-\u9FFF\uFF01-\uFF60]*$/u

/**
 * How many signs of a text are seen: a letter with what hangs on it (a Devanagari vowel, an accent, a mark over an Arabic
 * letter) is one, an emoji too. UAX #29, extended grapheme clusters.
 */
export function signsSeen(text: string): number {
  if (simple.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
