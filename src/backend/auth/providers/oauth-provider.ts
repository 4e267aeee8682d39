import type { ExternalUser } from './external-user.ts'

/** Somebody else whom people may sign in with. */
export interface OAuthProvider {
  /** Ours first; ID tokens made for the others, such as apps on telephones, count too. */
  clientIds: readonly string[]
  clientSecret: string
  /** What is always asked for, separated by spaces. */
  scopes: string
  /** Whose endpoints and keys are found by discovery (OpenID Connect Discovery 1.0). */
  issuer?: string
  /** Of providers without discovery. */
  plain?: PlainProvider
  /** Whether ID tokens of apps may come with a nonce that nobody can check. */
  skipNonceCheck?: boolean
  /** Whether somebody may come in whose address the provider does not know. */
  emailOptional?: boolean
  /** Sent along with every request to sign in. */
  parameters?: Readonly<Record<string, string>>
}

/** A provider that speaks OAuth 2.0 and no more. */
export interface PlainProvider {
  authorizationUrl: string
  tokenUrl: string
  /** Asks the provider who has this access token. Throws when it does not say. */
  readUser(accessToken: string): Promise<Omit<ExternalUser, 'provider'>>
}
