import type { Locale } from './locale/locale.ts'

interface Page {
  /** Address patterns; `:name` is a parameter. */
  readonly nl: string
  readonly en: string
  /** Only with a session (a guest's counts too). */
  readonly guarded?: true
  /** Same for everyone, so it can be rendered ahead. */
  readonly prerender?: true
  readonly inSitemap?: true
}

/**
 * Everything a visitor can reach, in both languages. Routes, links, the language switcher, the head tags,
 * the guard, the sitemap and prerendering all read this table; `routes.ts` says which module shows each.
 */
export const pages = {
  home: { nl: '/', en: '/en', prerender: true, inSitemap: true },
  terms: { nl: '/terms', en: '/en/terms', prerender: true, inSitemap: true },
  pricing: { nl: '/prijzen', en: '/en/pricing', prerender: true, inSitemap: true },
  giftCard: { nl: '/cadeaubon', en: '/en/gift-card', inSitemap: true },
  privacy: { nl: '/privacy', en: '/en/privacy', prerender: true, inSitemap: true },
  delivery: { nl: '/delivery', en: '/en/delivery', prerender: true, inSitemap: true },
  howItWorks: { nl: '/hoe-werkt-het', en: '/en/how-it-works', prerender: true, inSitemap: true },
  blog: { nl: '/blog', en: '/en/blog', prerender: true, inSitemap: true },
  blogPost: { nl: '/blog/:slug', en: '/en/blog/:slug', prerender: true },
  login: { nl: '/auth/login', en: '/en/auth/login' },
  authFinish: { nl: '/auth/finish', en: '/en/auth/finish' },
  secondStep: { nl: '/auth/second-step', en: '/en/auth/second-step' },
  newPassword: { nl: '/auth/password', en: '/en/auth/password', guarded: true },
  builder: { nl: '/maken/:step', en: '/en/create/:step' },
  books: { nl: '/books', en: '/en/books', guarded: true },
  book: { nl: '/books/:eid', en: '/en/books/:eid', guarded: true },
  bedtime: { nl: '/books/:eid/voorlezen', en: '/en/books/:eid/bedtime', guarded: true },
  design: { nl: '/books/:eid/ontwerp', en: '/en/books/:eid/design', guarded: true },
  buy: { nl: '/books/:eid/kopen', en: '/en/books/:eid/buy', guarded: true },
  order: { nl: '/orders/:eid', en: '/en/orders/:eid', guarded: true },
  account: { nl: '/account', en: '/en/account', guarded: true },
  operator: { nl: '/operator/:part', en: '/en/operator/:part', guarded: true },
  operatorOrder: { nl: '/operator/orders/:eid', en: '/en/operator/orders/:eid', guarded: true },
  /** A book by a private link. */
  reading: { nl: '/lees/:token', en: '/en/read/:token' },
  /** The same in the dark, to read aloud and to record. */
  readingAloud: { nl: '/lees/:token/voorlezen', en: '/en/read/:token/aloud' },
  /** The same, to be paid for as a present. */
  readingGive: { nl: '/lees/:token/geven', en: '/en/read/:token/give' },
  /** A book that was given by a private link, in its paper. */
  unwrap: { nl: '/uitpakken/:token', en: '/en/unwrap/:token' },
  referral: { nl: '/r/:referrer', en: '/en/r/:referrer' },
  offline: { nl: '/offline', en: '/en/offline' },
  reminderOff: { nl: '/herinnering-uit', en: '/en/reminder-off' },
  promotion: { nl: '/insta/:segment', en: '/en/insta/:segment' },
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
export const guardedAddresses: readonly string[] = [
  '/auth/password',
  '/books',
  '/books/*',
  '/orders/*',
  '/account',
  '/operator',
  '/operator/*',
]

/** The address of a page in one language, with its `:parameters` left open. */
export function patternOf(key: PageKey, locale: Locale): string {
  return pages[key][locale]
}

/** Whether the address of a page is a secret: nothing of it is told to anybody. */
export function isSecretPage(key: PageKey | undefined): boolean {
  return key === 'reading' || key === 'readingAloud' || key === 'readingGive' || key === 'unwrap'
}
