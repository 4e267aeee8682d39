import type { BookLanguage } from '#book/options.ts'
import { bookAddress } from '#shop/book-address.ts'

/**
 * Where a book is read in bed, as its paper copy says it; null while the site has no address that others reach.
 * @param language of the book: Dutch books lead to the Dutch page
 */
export function bedtimeAddress(
  siteUrl: string,
  { id, language }: { id: string; language: BookLanguage },
): string | null {
  if (!siteUrl.startsWith('https:')) return null
  return language === 'dutch'
    ? `${bookAddress(siteUrl, 'nl', id)}/voorlezen`
    : `${bookAddress(siteUrl, 'en', id)}/bedtime`
}
