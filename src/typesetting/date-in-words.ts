import { numeralTag } from '#book/numerals.ts'
import type { BookLanguage } from '#book/options.ts'

/** Languages that call the first day of a month by its ordinal, which Intl does not write. */
const firstDays: Partial<Record<BookLanguage, string>> = { french: '1er', portuguese: '1º' }

/** A day written out as a book says it: 25 november 2026, 1er novembre 2026. In UTC. */
export function dateInWords(date: Date, language: BookLanguage): string {
  const words = new Intl.DateTimeFormat(numeralTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  )
  return words.replace(/^1(?= )/, firstDays[language] ?? '1')
}
