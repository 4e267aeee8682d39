import type { ReactNode } from 'react'
import { Links, Meta, useLocation } from 'react-router'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { findPage } from '../find-page.ts'
import fraunces from '../fonts/fraunces-display.woff2?url'
import { locales, localeOfPath, languageTagOfLocale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { useNonce } from '../security/nonce.tsx'
import { switchLocale } from '../switch-locale.ts'
import { themeScript } from '../ui/theme.ts'

/** The head of every document; a page adds its title and description with `meta`. */
export function DocumentHead({ origin }: { origin: string | null }): ReactNode {
  const nonce = useNonce()
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fdfaf3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#141c25" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      <Meta />
      <Links />
      {origin === null ? null : <Alternates origin={origin} />}
    </>
  )
}

/** Tells search engines and link previews the one address of this page, and its twin in the other language. */
function Alternates({ origin }: { origin: string }): ReactNode {
  const { pathname } = useLocation()
  if (findPage(pathname) === null) return null
  const address = (path: string): string => origin + (path === '/' ? '/' : path.replace(/\/+$/, ''))
  const locale = localeOfPath(pathname)
  return (
    <>
      <link rel="canonical" href={address(pathname)} />
      {locales.flatMap((other) => {
        const href = address(switchLocale(pathname, other))
        return [other, languageTagOfLocale[other]].map((tag) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={href} />
        ))
      })}
      <link rel="alternate" hrefLang="x-default" href={address(switchLocale(pathname, 'nl'))} />
      <meta property="og:url" content={address(pathname)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={m.common_brand()} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
    </>
  )
}

function openGraphLocale(locale: 'nl' | 'en'): string {
  return languageTagOfLocale[locale].replace('-', '_')
}
