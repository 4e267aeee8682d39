import type pg from 'pg'
import type { CallerReader } from '../gateway/caller.ts'
import type { BackendKeys } from '../gateway/keys.ts'
import type { AuthSettings } from './auth-settings.ts'

/** A mail that has to go out. The words are the product's. */
export interface AuthMail {
  to: string
  kind: AuthMailKind
  /** Six digits. */
  code: string
  /** For a link of the product's own: `verifyOtp({ token_hash, type })` on a button press. There is none for `reauthentication`. */
  tokenHash: string
  /** The `type` that goes with the code and the token hash. */
  type: 'email' | 'signup' | 'recovery' | 'invite' | 'email_change' | 'reauthentication'
  /** The page to come back to; always on an allowed origin. */
  redirectTo: string
  /** A link that verifies by itself and then leads to `redirectTo`. Mail scanners may use it up. */
  actionLink: string
  /** From the request's own data, the first segment of the redirect's path, or the user's metadata. */
  locale: string | null
}

/**
 * `login`: someone asked for a code. `confirm`: a new account with a password. `recover`: a password was forgotten.
 * `invite`: an operator made an account. `claim`: a user gives this address to an account and must confirm it. `move`: the same, where the
 * account has another address now. `leave`:
 * an account that has this address asks to have another one. `reauthenticate`: a code before something that weighs.
 */
export type AuthMailKind =
  | 'login'
  | 'confirm'
  | 'recover'
  | 'invite'
  | 'claim'
  | 'move'
  | 'leave'
  | 'reauthenticate'

/** What a mail tells an owner of an account; `passkey_...` are ours, the others GoTrue's notifications. */
export const authNoticeKinds = [
  'password_changed',
  'email_changed',
  'phone_changed',
  'identity_linked',
  'identity_unlinked',
  'mfa_factor_enrolled',
  'mfa_factor_unenrolled',
  'passkey_added',
  'passkey_removed',
] as const
export type AuthNoticeKind = (typeof authNoticeKinds)[number]

/** A mail that tells the owner of an account of a change of how it is entered. The words are the product's. */
export interface AuthNotice {
  /** An address that was proved; of `email_changed` the one of before. */
  to: string
  kind: AuthNoticeKind
  /** The provider of an identity, such as `google`; the type of a factor, such as `totp`; else null. */
  what: string | null
  locale: string | null
}

/** A text message that has to go out. */
export interface AuthText {
  /** Digits only, with the country (E.164 without its plus). */
  to: string
  code: string
  channel: 'sms' | 'whatsapp'
  locale: string | null
}

export interface AuthLimits {
  mailPauseSeconds: number
  mailsPerAddressAnHour: number
  /** Within five minutes, for each client address. */
  mailsPerClient: number
  verificationsPerClient: number
  refreshesPerClient: number
  /** New accounts with a password. */
  signUpsPerClient: number
  /** Logins by password, key, wallet or another provider. */
  signInsPerClient: number
  /** Passwords tried, for each account; known or not. */
  passwordsPerAccount: number
  /** Codes and keys tried as a second factor, for each user. */
  factorTriesPerUser: number
  /** Within an hour, for each client address. */
  guestsPerClient: number
}

export const defaultLimits: AuthLimits = {
  mailPauseSeconds: 30,
  mailsPerAddressAnHour: 12,
  mailsPerClient: 30,
  verificationsPerClient: 60,
  refreshesPerClient: 600,
  signUpsPerClient: 30,
  signInsPerClient: 120,
  passwordsPerAccount: 20,
  factorTriesPerUser: 15,
  guestsPerClient: 120,
}

export interface AuthOptions {
  /** The owner's connections. */
  pool: pg.Pool
  keys: BackendKeys
  callers: CallerReader
  settings: AuthSettings
  /** Where people land when a redirect is not allowed; its origin is always allowed. */
  siteUrl: string
  /** Further allowed origins. */
  redirectOrigins: string[]
  /** Where these endpoints are reached, such as `https://example.org/auth/v1`: the issuer of tokens. */
  authUrl: string
  mail: (mail: AuthMail) => Promise<void>
  notify: (notice: AuthNotice) => Promise<void>
  /** Sends text messages; null where none can be sent. */
  text: ((text: AuthText) => Promise<void>) | null
  limits: AuthLimits
  now: () => Date
  log: (message: string, error: unknown) => void
}

/** What operations know of a request besides its body. */
export interface AuthRequest {
  clientAddress: string
  userAgent: string | null
  /** The page that it was asked from, as the browser tells. */
  page: string | null
  bearer: string | null
  search: URLSearchParams
}
