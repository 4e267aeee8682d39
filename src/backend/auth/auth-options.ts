import type pg from 'pg'
import type { CallerReader } from '../gateway/caller.ts'
import type { BackendKeys } from '../gateway/keys.ts'

/** A mail that has to go out. The words are the product's. */
export interface AuthMail {
  to: string
  /** `login`: someone asked for a code. `claim`: a user gives this address to an account and must confirm it. */
  kind: 'login' | 'claim'
  /** Six digits. */
  code: string
  /** For a link of the product's own: `verifyOtp({ token_hash, type })` on a button press. */
  tokenHash: string
  /** The `type` that goes with the code and the token hash. */
  type: 'email' | 'email_change'
  /** The page to come back to; always on an allowed origin. */
  redirectTo: string
  /** A link that verifies by itself and then leads to `redirectTo`. Mail scanners may use it up. */
  actionLink: string
  /** From the request's own data, the first segment of the redirect's path, or the user's metadata. */
  locale: string | null
}

export interface AuthLimits {
  mailPauseSeconds: number
  mailsPerAddressAnHour: number
  /** Within five minutes, for each client address. */
  mailsPerClient: number
  verificationsPerClient: number
  refreshesPerClient: number
  /** Within an hour, for each client address. */
  guestsPerClient: number
}

export const defaultLimits: AuthLimits = {
  mailPauseSeconds: 30,
  mailsPerAddressAnHour: 12,
  mailsPerClient: 30,
  verificationsPerClient: 60,
  refreshesPerClient: 600,
  guestsPerClient: 120,
}

export interface AuthOptions {
  /** The owner's connections. */
  pool: pg.Pool
  keys: BackendKeys
  callers: CallerReader
  /** Where people land when a redirect is not allowed; its origin is always allowed. */
  siteUrl: string
  /** Further allowed origins. */
  redirectOrigins: string[]
  /** Where `/auth/v1` is reached. */
  apiUrl: string
  mail: (mail: AuthMail) => Promise<void>
  limits: AuthLimits
  now: () => Date
  log: (message: string, error: unknown) => void
}

/** What operations know of a request besides its body. */
export interface AuthRequest {
  clientAddress: string
  userAgent: string | null
  bearer: string | null
  search: URLSearchParams
}
