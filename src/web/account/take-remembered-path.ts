import type { Locale } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'
import { backendSettings } from '../session/browser-backend.ts'
import { forgetPathCookie, rememberedPath } from '../session/remembered-path.ts'

/** Where to go after logging in: the page that was wanted, once, else My Books. */
export function takeRememberedPath(locale: Locale): string {
  const { authCookie } = backendSettings()
  const path = rememberedPath(authCookie, document.cookie)
  // The cookie store is not there everywhere yet
  document.cookie = forgetPathCookie(authCookie, location.protocol === 'https:')
  return path ?? pathFor('books', locale)
}
