import { useLocation } from 'react-router'
import { type Locale, localeOfPath } from './locale.ts'

/** The language of the page being shown. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}
