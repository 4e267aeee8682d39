import { backendSettings } from '../session/browser-backend.ts'
import { rememberPathCookie } from '../session/remembered-path.ts'

/** Keeps where to go once somebody is back from a mail, or from another provider. */
export function rememberPath(path: string): void {
  const { authCookie } = backendSettings()
  // The cookie store is not there everywhere yet
  document.cookie = rememberPathCookie(authCookie, path, location.protocol === 'https:')
}
