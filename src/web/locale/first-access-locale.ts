import { isLocale, type Locale, locales } from './locale.ts'

/**
 * The language of a first visit to `/`: the cookie's, else the browser's best, else null (stay with the
 * address). An unknown cookie value counts as none.
 */
export function firstAccessLocale(
  cookieValue: string | undefined,
  acceptLanguage: string | null,
): Locale | null {
  if (isLocale(cookieValue)) return cookieValue
  return bestLocale(languagesOf(acceptLanguage ?? ''))
}

/** The tags of an `Accept-Language` header, most wanted first; `*` and refused ones (`q=0`) left out. */
export function languagesOf(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((first, second) => second.quality - first.quality)
    .map(({ tag }) => tag)
}

/** Scores an exact tag `1 - i/n` and a language without its region `0.999 - i/n`; the highest wins. */
function bestLocale(languages: readonly string[]): Locale | null {
  let best: { locale: Locale; score: number } | null = null
  for (const locale of locales) {
    for (const [index, tag] of languages.entries()) {
      const place = index / languages.length
      const lower = tag.toLowerCase()
      const score = lower === locale ? 1 - place : lower.split('-')[0] === locale ? 0.999 - place : null
      if (score !== null && (best === null || score > best.score)) best = { locale, score }
    }
  }
  return best?.locale ?? null
}
