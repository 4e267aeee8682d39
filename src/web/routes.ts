import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { feedAddress } from './blog/feed-address.ts'
import { locales } from './locale/locale.ts'
import { pageRows } from './pages.ts'

/** Both addresses of every page. */
const pageRoutes: RouteConfigEntry[] = pageRows.flatMap(({ key, screen, ...row }) =>
  locales.map((locale) => {
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
  ...locales.map((locale) => route(feedAddress[locale].slice(1), 'blog/feed.ts', { id: `feed.${locale}` })),
  route('*', 'errors/no-page.tsx'),
] satisfies RouteConfig
