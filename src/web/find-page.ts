import { type Locale, locales } from './locale/locale.ts'
import { type PageKey, pageRows } from './pages.ts'

export interface FoundPage {
  key: PageKey
  locale: Locale
  parameters: Record<string, string>
}

/** Which page an address (without query) belongs to. Case and a trailing slash do not matter. */
export function findPage(path: string): FoundPage | null {
  for (const row of pageRows) {
    for (const locale of locales) {
      const parameters = matchPattern(row[locale], path)
      if (parameters !== null) return { key: row.key, locale, parameters }
    }
  }
  return null
}

/** The parameters when the path fits the pattern, else null. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter((part) => part !== '')
  const given = path.split('/').filter((part) => part !== '')
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decodePart(given[index] ?? '')
    if (value === null) return null
    if (part.startsWith(':')) parameters[part.slice(1)] = value
    else if (part.toLowerCase() !== value.toLowerCase()) return null
  }
  return parameters
}

function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
