import { backendSettings } from './browser-backend.ts'
import { isEndingSession } from './end-session.ts'
import { isGuarded } from './guard.ts'
import { rememberPathCookie } from './remembered-path.ts'

/** The guarded page that the visitor is on, remembered for after the login; null on any other, or when they are leaving. */
export function rememberGuardedPath(): string | null {
  const { pathname, search, protocol } = location
  if (isEndingSession() || !isGuarded(pathname)) return null
  // Not the cookie store: it is not there everywhere yet.
  document.cookie = rememberPathCookie(backendSettings().authCookie, pathname + search, protocol === 'https:')
  return pathname
}
