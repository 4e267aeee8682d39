import type { Locale } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'
import { lacksFactor } from './lacks-factor.ts'
import { takeRememberedPath } from './take-remembered-path.ts'

/** Where to go after logging in: to the second step where one is set, else to the page that was wanted. */
export async function pathAfterLogin(locale: Locale): Promise<string> {
  const lacks = await lacksFactor().catch(() => false)
  return lacks ? pathFor('secondStep', locale) : takeRememberedPath(locale)
}
