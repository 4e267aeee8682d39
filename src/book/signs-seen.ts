const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * How many signs of a text are seen: a letter with what hangs on it (a Devanagari vowel, an accent, a mark over an Arabic
 * letter) is one, an emoji too. UAX #29, extended grapheme clusters.
 */
export function signsSeen(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
