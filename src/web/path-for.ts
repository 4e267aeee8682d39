import type { Locale } from './locale/locale.ts'
import { type PageKey, type PageParameters, patternOf } from './pages.ts'

type Rest<Key extends PageKey> = keyof PageParameters<Key> extends never
  ? []
  : [parameters: PageParameters<Key>]

/** The address of a page in a language, with its parameters filled in. */
export function pathFor<Key extends PageKey>(key: Key, locale: Locale, ...rest: Rest<Key>): string {
  const parameters: Record<string, string> = rest[0] ?? {}
  return patternOf(key, locale).replace(/:([a-z]+)/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new RangeError(`The address of ${key} needs ${name}`)
    return encodeURIComponent(value)
  })
}
