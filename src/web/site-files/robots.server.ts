import { locales } from '../locale/locale.ts'
import { guardedAddresses, pages } from '../pages.ts'

/** Crawlers may read what is for everybody; what needs a session, a log-in or answers programs is not theirs. */
export function robots(origin: string): string {
  const closed = [
    ...new Set(guardedAddresses.map((address) => address.replace(/\/?\*?$/, ''))),
    ...[pages.login, pages.authFinish].map((page) => page.nl),
  ]
  return [
    'User-agent: *',
    ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
    ...['/api/', '/auth/v1/', '/rest/v1/', '/storage/v1/', '/functions/v1/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    ...locales.map((locale) => `Sitemap: ${origin}${locale === 'nl' ? '' : `/${locale}`}/sitemap.xml`),
    '',
  ].join('\n')
}
