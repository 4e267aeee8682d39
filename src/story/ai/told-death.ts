import type { BookLanguage } from '#book/options.ts'
import { wordsOf } from './check-text.ts'
import { loadLanguage } from './load-prompts.ts'

/**
 * Whether a text tells of somebody who has died, by a list of its language; false in Dutch and English, which our own reader of
 * wishes knows. What only means it is left to whoever reads facts.
 */
export function toldDeath(text: string, language: BookLanguage): boolean {
  const { deaths = [] } = loadLanguage(language)
  return wordsOf(text.replaceAll("'", '’'), deaths).length > 0
}
