import { signsSeen } from './signs-seen.ts'

/** Full-width signs: those of Chinese and Japanese, their punctuation, and forms as wide as these. */
const wideSigns = /[\u3000-\u30FF\u3400-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/gu
const kana = /[\u3041-\u30FF]/u

/** How many signs of Japanese stay together at the end of a line: browsers and eyes break it between phrases. */
const phraseSigns = 5

/** How many letters a text is as wide as: a Chinese or Japanese sign takes the room of two. */
export function lettersWide(text: string): number {
  return signsSeen(text) + (text.match(wideSigns)?.length ?? 0)
}

/** How wide the words of a line are, in letters: a word is the pieces that it may be broken into. */
export type WordWidths = readonly (readonly number[])[]

/** Measures a text once, for lines of any length. Chinese is broken between any two signs, Japanese between phrases, as far as can be told. */
export function wordWidths(text: string): WordWidths {
  return text.split(' ').map((word) => piecesOf(word).map(lettersWide))
}

/** How many lines words take where each has room for so many letters. What is longer than a line is broken. */
export function linesOf(words: WordWidths, letters: number): number {
  let [lines, used] = [1, 0]
  for (const word of words) {
    for (const wide of word) {
      if (used > 0 && used + wide > letters) [lines, used] = [lines + 1, 0]
      const more = Math.max(0, Math.ceil(wide / letters) - 1)
      lines += more
      used += wide - more * letters
    }
    used += 1
  }
  return lines
}

/** What is not broken at the end of a line. */
function piecesOf(word: string): readonly string[] {
  if (word.search(wideSigns) === -1) return [word]
  const signs = [...word]
  const size = kana.test(word) ? phraseSigns : 1
  return Array.from({ length: Math.ceil(signs.length / size) }, (_, place) =>
    signs.slice(place * size, (place + 1) * size).join(''),
  )
}
