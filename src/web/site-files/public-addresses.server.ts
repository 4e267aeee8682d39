import { posts } from '../blog/posts.server.ts'
import { type Locale, locales } from '../locale/locale.ts'
import { pageRows } from '../pages.ts'

/** One public page in the languages it is told in; `changed` is a day such as `2026-11-03`. */
export interface PublicPage {
  paths: Partial<Record<Locale, string>>
  changed?: string
}

/** Every page for search engines, in the order of the page table, then the articles. */
export function sitemapPages(): PublicPage[] {
  const rows = pageRows.filter((row) => row.inSitemap)
  return [...rows.map((row) => ({ paths: { nl: row.nl, en: row.en } })), ...articles()]
}

function articles(): PublicPage[] {
  const byTopic = Map.groupBy(posts, ({ topic }) => topic)
  return [...byTopic.values()].map((translations) => ({
    paths: Object.fromEntries(translations.map(({ locale, path }) => [locale, path])),
    changed: translations[0]?.published ?? '',
  }))
}

/** The paths whose content is the same for everybody, without a slash at the end. */
export function prerenderedPaths(): string[] {
  const rows = pageRows.filter((row) => row.prerender && !row.nl.includes(':'))
  return [...rows.flatMap((row) => locales.map((locale) => row[locale])), ...posts.map(({ path }) => path)]
}
