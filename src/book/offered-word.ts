import { limits } from './limits.ts'
import type { BookLanguage } from './options.ts'
import { typographic } from './typographic.ts'

/**
 * The page at the front with a word of somebody else on it, below what stands there, signed on a line of its own; null when there
 * is no room for it.
 */
export function withOfferedWord(
  page: string,
  offered: { words: string; name: string },
  language: BookLanguage,
): string | null {
  const word = typographic(`${offered.words.trim()}\n${offered.name.trim()}`, language)
  const written = page.trim() === '' ? word : `${page.trim()}\n\n${word}`
  return written.length <= limits.introCharacters ? written : null
}
