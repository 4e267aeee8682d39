import type { BookLanguage } from '#book/options.ts'
import type { Locale } from './locale.ts'

/** The site's languages among those of books. */
export const languageOfSite: Readonly<Record<Locale, BookLanguage>> = { nl: 'dutch', en: 'english' }
