import { findPage } from './find-page.ts'
import type { Locale } from './locale/locale.ts'
import { patternOf } from './pages.ts'
import { pathFor } from './path-for.ts'

/**
 * The same page in another language, query and hash kept. An address that is no page leads to the other
 * language's home.
 */
export function switchLocale(address: string, locale: Locale): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const found = findPage(path)
  if (found === null) return pathFor('home', locale)
  const switched = patternOf(found.key, locale).replace(/:([a-z]+)/g, (_, name: string) =>
    encodeURIComponent(found.parameters[name] ?? ''),
  )
  return switched + rest
}
