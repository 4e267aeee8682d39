import { type Locale, locales } from './locale/locale.ts'
import { type PageKey, pageRows } from './pages.ts'

export interface FoundPage {
  key: PageKey
  locale: Locale
  parameters: Record<string, string>
}

const patterns = pageRows.flatMap(({ key, ...row }) =>
  locales.map((locale) => ({ key, locale, parts: partsOf(row[locale]) })),
)

/** Which page an address (without query) belongs to. Case and a trailing slash do not matter. */
export function findPage(path: string): FoundPage | null {
  const given = partsOfPath(path)
  for (const { key, locale, parts } of patterns) {
    const parameters = match(parts, given)
    if (parameters !== null) return { key, locale, parameters }
  }
  return null
}

/** The segments of an address (without query), decoded; null for one that cannot be. */
export function partsOfPath(path: string): (string | null)[] {
  return partsOf(path).map(decodePart)
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

/** The parameters when the given parts fit the wanted ones, else null; a part that cannot be decoded fits nothing. */
function match(wanted: readonly string[], given: readonly (string | null)[]): Record<string, string> | null {
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? null
    if (value === null) return null
    if (part.startsWith(':')) parameters[part.slice(1)] = value
    else if (part !== value.toLowerCase()) return null
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
