import type { ReactNode } from 'react'
import { Links, Meta, useLocation } from 'react-router'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { earlyInputScript } from '../early-input.ts'
import { forgiveSkippedTransitions } from '../errors/forgive-skipped-transitions.ts'
import { findPage } from '../find-page.ts'
import fraunces from '../fonts/fraunces-display.woff2?url'
import { defaultLocale, locales, localeOfPath, languageTagOfLocale } from '../locale/locale.ts'
import { useAlternates } from '../locale/use-alternates.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { useNonce } from '../security/nonce.tsx'
import { cardAddress, cardSize } from '../sharing/card-address.ts'
import type { Company } from '../session/web-services.ts'
import { themeScript } from '../ui/theme.ts'
import { organizationData } from './organization-data.ts'

/** Written by the server; in the browser it has run, and its text would only be weight. */
const firstScript = import.meta.env.SSR
  ? `${themeScript};${earlyInputScript};${forgiveSkippedTransitions}`
  : ''

/** The head of every document; a page adds its title and description with `meta`. */
export function DocumentHead({
  origin,
  company,
}: {
  origin: string | null
  company: Company | null
}): ReactNode {
  const nonce = useNonce()
  const locale = useLocale()
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fdfaf3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f172b" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`${locale === defaultLocale ? '' : `/${locale}`}/manifest.webmanifest`} />
      <link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
      <Meta />
      <Links />
      {origin === null ? null : <Alternates origin={origin} />}
      {origin === null ? null : <Card origin={origin} />}
      {origin === null || company === null ? null : <Organization origin={origin} company={company} />}
    </>
  )
}

/** Tells search engines and link previews the one address of this page, and its twin in the other language. */
function Alternates({ origin }: { origin: string }): ReactNode {
  const { pathname } = useLocation()
  const { paths, untranslated } = useAlternates()
  const page = findPage(pathname)
  if (page === null) return null
  const address = (path: string): string => {
    const [bare = ''] = path.split('?')
    return origin + (bare === '/' ? '/' : bare.replace(/\/+$/, ''))
  }
  const locale = localeOfPath(pathname)
  const told = locales.filter((other) => !untranslated.includes(other))
  return (
    <>
      <link rel="canonical" href={address(paths[locale])} />
      {told.flatMap((other) =>
        [other, languageTagOfLocale[other]].map((tag) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={address(paths[other])} />
        )),
      )}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={address(paths[told.includes(defaultLocale) ? defaultLocale : locale])}
      />
      <meta property="og:url" content={address(paths[locale])} />
      <meta property="og:type" content={page.key === 'blogPost' ? 'article' : 'website'} />
      <meta property="og:site_name" content={m.common_brand()} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {told
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
    </>
  )
}

/** Tells on the home page who runs the site; `<` is escaped, so that nothing in it ends the script. */
function Organization({ origin, company }: { origin: string; company: Company }): ReactNode {
  if (findPage(useLocation().pathname)?.key !== 'home') return null
  const facts = JSON.stringify(organizationData(origin, company)).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts }} />
}

/** The picture that goes along when somebody shares this page. */
function Card({ origin }: { origin: string }): ReactNode {
  const card = cardAddress(useLocation().pathname)
  if (card === null) return null
  return (
    <>
      <meta property="og:image" content={origin + card} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function openGraphLocale(locale: 'nl' | 'en'): string {
  return languageTagOfLocale[locale].replace('-', '_')
}
