import type { Locale } from './locale/locale.ts'

interface Page {
  /** Address patterns; `:name` is a parameter. */
  readonly nl: string
  readonly en: string
  /** The module that shows it, below this folder. */
  readonly screen: string
  /** Only with a session (a guest's counts too). */
  readonly guarded?: true
  /** Same for everyone, so it can be rendered ahead. */
  readonly prerender?: true
  readonly inSitemap?: true
}

/**
 * Everything a visitor can reach, in both languages. Routes, links, the language switcher, the head tags,
 * the guard, the sitemap and prerendering all read this table.
 */
export const pages = {
  home: { nl: '/', en: '/en', screen: 'home/home-screen.tsx', prerender: true, inSitemap: true },
  terms: { nl: '/terms', en: '/en/terms', screen: 'texts/text-screen.tsx', prerender: true, inSitemap: true },
  pricing: {
    nl: '/prijzen',
    en: '/en/pricing',
    screen: 'pricing/pricing-screen.tsx',
    prerender: true,
    inSitemap: true,
  },
  privacy: {
    nl: '/privacy',
    en: '/en/privacy',
    screen: 'texts/text-screen.tsx',
    prerender: true,
    inSitemap: true,
  },
  delivery: {
    nl: '/delivery',
    en: '/en/delivery',
    screen: 'texts/text-screen.tsx',
    prerender: true,
    inSitemap: true,
  },
  howItWorks: {
    nl: '/hoe-werkt-het',
    en: '/en/how-it-works',
    screen: 'how-it-works/how-screen.tsx',
    prerender: true,
    inSitemap: true,
  },
  blog: { nl: '/blog', en: '/en/blog', screen: 'blog/blog-screen.tsx', prerender: true, inSitemap: true },
  blogPost: { nl: '/blog/:slug', en: '/en/blog/:slug', screen: 'blog/post-screen.tsx', prerender: true },
  login: { nl: '/auth/login', en: '/en/auth/login', screen: 'account/login-screen.tsx' },
  authFinish: { nl: '/auth/finish', en: '/en/auth/finish', screen: 'account/finish-screen.tsx' },
  builder: { nl: '/maken/:step', en: '/en/create/:step', screen: 'builder/builder-screen.tsx' },
  books: { nl: '/books', en: '/en/books', screen: 'book/books-screen.tsx', guarded: true },
  book: { nl: '/books/:eid', en: '/en/books/:eid', screen: 'book/book-screen.tsx', guarded: true },
  design: {
    nl: '/books/:eid/ontwerp',
    en: '/en/books/:eid/design',
    screen: 'designer/design-screen.tsx',
    guarded: true,
  },
  buy: { nl: '/books/:eid/kopen', en: '/en/books/:eid/buy', screen: 'shop/buy-screen.tsx', guarded: true },
  order: { nl: '/orders/:eid', en: '/en/orders/:eid', screen: 'shop/order-screen.tsx', guarded: true },
  account: { nl: '/account', en: '/en/account', screen: 'account/account-screen.tsx', guarded: true },
  referral: { nl: '/r/:referrer', en: '/en/r/:referrer', screen: 'home/referral-screen.tsx' },
  offline: { nl: '/offline', en: '/en/offline', screen: 'offline/offline-screen.tsx' },
  promotion: { nl: '/insta/:segment', en: '/en/insta/:segment', screen: 'home/promotion-screen.tsx' },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

type ParameterNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a page's address takes, such as `{ eid: string }`. */
export type PageParameters<Key extends PageKey> = Record<ParameterNames<(typeof pages)[Key]['nl']>, string>

/** The same table with every column on every row, for code that walks it. */
export const pageRows: readonly (Page & { key: PageKey })[] = (Object.keys(pages) as PageKey[]).map(
  (key) => ({ key, ...pages[key] }),
)

/** Everything below these needs a session, whether the page exists or not. */
export const guardedAddresses: readonly string[] = ['/books', '/books/*', '/orders/*', '/account']

export function patternOf(key: PageKey, locale: Locale): string {
  return pages[key][locale]
}
