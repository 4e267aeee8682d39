import type { BookLanguage } from '#book/options.ts'
import { typographic } from '#book/typographic.ts'

/**
 * What somebody typed as it is kept: with the quotes of the book's language. The spaces of French may make it longer than
 * it may be; then it is kept as it was typed, and gets them in print.
 *
 * @param most characters
 */
export function asSaved(typed: string, language: BookLanguage, most: number): string {
  const printed = typographic(typed, language)
  return printed.length <= most ? printed : typed
}
