import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { feedAddress } from './blog/feed-address.ts'
import { locales } from './locale/locale.ts'
import { csvPattern } from './operator/csv-address.ts'
import { type PageKey, pageRows } from './pages.ts'

/** The module that shows a page; not in the table of pages, which every browser loads. */
const screens: Readonly<Record<PageKey, string>> = {
  home: 'home/home-screen.tsx',
  terms: 'texts/text-screen.tsx',
  pricing: 'pricing/pricing-screen.tsx',
  giftCard: 'gift/gift-screen.tsx',
  privacy: 'texts/text-screen.tsx',
  delivery: 'texts/text-screen.tsx',
  howItWorks: 'how-it-works/how-screen.tsx',
  blog: 'blog/blog-screen.tsx',
  blogPost: 'blog/post-screen.tsx',
  login: 'account/login-screen.tsx',
  authFinish: 'account/finish-screen.tsx',
  secondStep: 'account/second-step-screen.tsx',
  newPassword: 'account/new-password-screen.tsx',
  builder: 'builder/builder-screen.tsx',
  books: 'book/books-screen.tsx',
  book: 'book/book-screen.tsx',
  bedtime: 'bedtime/bedtime-screen.tsx',
  design: 'designer/design-screen.tsx',
  buy: 'shop/buy-screen.tsx',
  order: 'shop/order-screen.tsx',
  account: 'account/account-screen.tsx',
  operator: 'operator/operator-screen.tsx',
  operatorOrder: 'operator/operator-order-screen.tsx',
  reading: 'reading/reading-screen.tsx',
  readingAloud: 'reading/reading-aloud-screen.tsx',
  readingGive: 'reading/giving-screen.tsx',
  unwrap: 'unwrap/unwrap-screen.tsx',
  referral: 'home/referral-screen.tsx',
  offline: 'offline/offline-screen.tsx',
  reminderOff: 'account/reminder-off-screen.tsx',
  promotion: 'home/promotion-screen.tsx',
}

/** Both addresses of every page. */
const pageRoutes: RouteConfigEntry[] = pageRows.flatMap(({ key, ...row }) =>
  locales.map((locale) => {
    const screen = screens[key]
    const path = row[locale].slice(1)
    return path === ''
      ? route('', screen, { id: `${key}.${locale}`, index: true })
      : route(path, screen, { id: `${key}.${locale}` })
  }),
)

export default [
  ...pageRoutes,
  route('maken', 'builder/builder-start.tsx', { id: 'builderStart.nl' }),
  route('en/create', 'builder/builder-start.tsx', { id: 'builderStart.en' }),
  // What people type for it.
  ...['give', 'en/give'].map((path) => route(path, 'gift/gift-start.ts', { id: `giftStart.${path}` })),
  route('operator', 'operator/operator-start.ts', { id: 'operatorStart.nl' }),
  route('en/operator', 'operator/operator-start.ts', { id: 'operatorStart.en' }),
  ...locales.map((locale) =>
    route(csvPattern[locale].slice(1), 'operator/csv.ts', {
      id: `operatorCsv.${locale}`,
    }),
  ),
  ...locales.map((locale) => route(feedAddress[locale].slice(1), 'blog/feed.ts', { id: `feed.${locale}` })),
  route('*', 'errors/no-page.tsx'),
] satisfies RouteConfig
