export const locales = ['nl', 'en'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'nl'

export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

/** BCP 47 tags for `html lang`, number and date formats. */
export const languageTagOfLocale: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' }

/** Whether a value is a language that the site speaks. */
export function isLocale(value: unknown): value is Locale {
  return value === 'nl' || value === 'en'
}

/** The language of an address: English below `/en`, Dutch everywhere else. */
export function localeOfPath(path: string): Locale {
  return /^\/en(?:[/?#.]|$)/i.test(path) ? 'en' : defaultLocale
}
