import { useLocation } from 'react-router'
import { languageTagOfLocale, type Locale, localeOfPath } from './locale.ts'

/** The language of the page being shown. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}

/** Attributes of what the site itself says between the words of a book, which may be in another language. */
export function useSiteWords(): { lang: string } {
  return { lang: languageTagOfLocale[useLocale()] }
}
