import type { ReactNode } from 'react'
import { cookieText } from '../session/cookie-text.ts'
import { type Locale, localeCookie } from '../locale/locale.ts'
import { useAlternates } from '../locale/use-alternates.ts'
import { useLocale } from '../locale/use-locale.ts'

/** Each language in its own words. */
export const languageNames: Readonly<Record<Locale, string>> = { nl: 'Nederlands', en: 'English' }

/** Leads to this page in the other language. The cookie is set first, so that `/` remembers the choice. */
export function LanguageSwitcher({ className }: { className?: string }): ReactNode {
  const { paths } = useAlternates()
  const other: Locale = useLocale() === 'nl' ? 'en' : 'nl'
  return (
    <a
      href={paths[other]}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={() => rememberLocale(other)}
    >
      {languageNames[other]}
    </a>
  )
}

function rememberLocale(locale: Locale): void {
  const { name, maxAgeSeconds } = localeCookie
  // The cookie store is not there everywhere yet
  document.cookie = cookieText(name, locale, maxAgeSeconds, location.protocol === 'https:')
}
