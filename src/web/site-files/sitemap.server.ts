import { defaultLocale, type Locale, languageTagOfLocale, locales } from '../locale/locale.ts'
import { sitemapPages } from './public-addresses.server.ts'

/**
 * The sitemap of one language: every page with its twin in the other one, per language and per language with
 * region, as in the pages' own heads.
 */
export function sitemap(origin: string, locale: Locale): string {
  const entries = sitemapPages().flatMap(({ paths, changed }) => {
    const own = paths[locale]
    if (own === undefined) return []
    const twins = locales.flatMap((other) => {
      const path = paths[other]
      return path === undefined ? [] : [other, languageTagOfLocale[other]].map((tag) => ({ tag, path }))
    })
    const links = [...twins, { tag: 'x-default', path: paths[defaultLocale] ?? own }].map(
      ({ tag, path }) =>
        `    <xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(origin + path)}"/>\n`,
    )
    const day = changed === undefined ? '' : `    <lastmod>${escaped(changed)}</lastmod>\n`
    return [`  <url>\n    <loc>${escaped(origin + own)}</loc>\n${day}${links.join('')}  </url>\n`]
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  )
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
