import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type Locale, localeCookie, localeOfPath } from '../locale/locale.ts'
import { switchLocale } from '../switch-locale.ts'

const names: Record<Locale, string> = { nl: 'Nederlands', en: 'English' }

/** Leads to this page in the other language. The cookie is set first, so that `/` remembers the choice. */
export function LanguageSwitcher({ className }: { className?: string }): ReactNode {
  const { pathname, search } = useLocation()
  const other: Locale = localeOfPath(pathname) === 'nl' ? 'en' : 'nl'
  return (
    <a
      href={switchLocale(pathname + search, other)}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={() => rememberLocale(other)}
    >
      {names[other]}
    </a>
  )
}

function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there everywhere yet
  document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax${secure}`
}
