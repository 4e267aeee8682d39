import { findPage } from '../find-page.ts'
import { isSecretPage, pages } from '../pages.ts'

/** The picture that goes along when a page is shared: 1200 by 630 pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** Where a page's card is, as a path; null for what is no page, or has none. */
export function cardAddress(path: string): string | null {
  const key = findPage(path)?.key
  // A private link's is another, which its page tells itself.
  if (!key || isSecretPage(key)) return null
  return `/og${path.replace(/\/+$/, '') || pages.home.nl + 'home'}.jpg`
}

/** The page that a card's path belongs to; null for what is no card. */
export function pageOfCard(path: string): string | null {
  const [, page] = /^\/og(\/.+)\.jpg$/.exec(path) ?? []
  if (page === undefined) return null
  return page === '/home' ? '/' : page
}
