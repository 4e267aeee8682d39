import { partsOfPath } from '../find-page.ts'
import { localeOfPath } from '../locale/locale.ts'
import { guardedAddresses } from '../pages.ts'
import { pathFor } from '../path-for.ts'

/** Whether a path (without query) is only for visitors with a session. */
export function isGuarded(path: string): boolean {
  const parts = partsOfPath(path).map((part) => part?.toLowerCase())
  const bare = `/${parts.slice(parts[0] === 'en' ? 1 : 0).join('/')}`
  return guardedAddresses.some((pattern) =>
    pattern.endsWith('/*') ? bare.startsWith(pattern.slice(0, -1)) : bare === pattern,
  )
}

/** The login page in the language of the path that was wanted. */
export function loginPathFor(path: string): string {
  return pathFor('login', localeOfPath(path))
}
