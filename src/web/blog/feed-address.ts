import type { Locale } from '../locale/locale.ts'

/** Outside the page table, as the sitemap is: only programs go there. */
export const feedAddress: Readonly<Record<Locale, string>> = { nl: '/feed.xml', en: '/en/feed.xml' }
