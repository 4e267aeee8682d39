import type { Caller } from '../gateway/caller.ts'
import { RestError } from './rest-error.ts'
import type { RestSettings } from './rest-settings.ts'

/** Who asks, with the role whose rights they have. */
export interface RestCaller {
  role: string
  claims: object
}

/** Those who name nobody get the role of the settings. Throws 401 PGRST302 where there is none. */
export function asRestCaller({ role, claims }: Caller, { anonRole }: RestSettings): RestCaller {
  if (role !== 'anon') return { role, claims }
  if (anonRole !== null) return { role: anonRole, claims }
  const headers = { 'www-authenticate': 'Bearer' }
  throw new RestError(401, 'PGRST302', 'Anonymous access is disabled', null, null, headers)
}
