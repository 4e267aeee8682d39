import { limits } from '#book/limits.ts'
import type { BookLanguage } from '#book/options.ts'
import { typographic } from '#book/typographic.ts'
import type { Place } from './save-book.ts'

/** How many characters there is room for. */
export function mostCharacters(place: Place): number {
  if (typeof place === 'number') return limits.pageTextCharacters
  return place === 'title' ? limits.titleCharacters : limits.introCharacters
}

/**
 * What somebody typed as it is kept: with the quotes of the book's language. The spaces of French may make it longer than
 * it may be; then it is kept as it was typed, and gets them in print.
 */
export function asSaved(typed: string, language: BookLanguage, place: Place): string {
  const words = typeof place === 'number' ? typed : typed.trim()
  const printed = typographic(words, language)
  return printed.length <= mostCharacters(place) ? printed : words
}
