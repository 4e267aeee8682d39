import { useLocation, useMatches } from 'react-router'
import { switchLocale } from '../switch-locale.ts'
import { type Locale, locales } from './locale.ts'

/** Where a page is told in each language. */
export interface Alternates {
  /** In a language that it is not told in: the nearest page there is. */
  paths: Record<Locale, string>
  untranslated: Locale[]
}

/**
 * The addresses of the page being shown. Most pages keep their parameters in the other language; a page that
 * does not (an article has a slug for each language) gives `alternates` from its loader.
 */
export function useAlternates(): Alternates {
  const { pathname, search } = useLocation()
  const own = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasAlternates)
  if (own !== undefined) return own.alternates
  const paths = Object.fromEntries(locales.map((locale) => [locale, switchLocale(pathname + search, locale)]))
  return { paths: paths as Record<Locale, string>, untranslated: [] }
}

function hasAlternates(loaderData: unknown): loaderData is { alternates: Alternates } {
  return typeof loaderData === 'object' && loaderData !== null && 'alternates' in loaderData
}
