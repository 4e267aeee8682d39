import type { Locale } from '../locale/locale.ts'

/** Where the card of all private links is, as a path. */
export const readingCard: Readonly<Record<Locale, string>> = {
  nl: '/og/lees/boek.jpg',
  en: '/og/en/read/book.jpg',
}
