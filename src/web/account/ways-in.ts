/** How somebody logs in, and where they are logged in. */
export interface WaysIn {
  hasPassword: boolean
  /** Oldest first; null where there can be none. */
  passkeys: Passkey[] | null
  /** The providers that the installation works with, by name. */
  providers: string[]
  identities: { id: string; provider: string; email: string | null }[]
  /** Second factors that count. */
  factors: { id: string; createdAt: string }[]
  /** Those used last come first. */
  sessions: OwnSession[]
}

/** As the accounts' backend shows it. */
export interface Passkey {
  id: string
  friendly_name?: string
  created_at: string
  last_used_at?: string
}

/** A row of `my_sessions`. */
export interface OwnSession {
  id: string
  created_at: string
  seen_at: string
  user_agent: string
  is_this: boolean
}

const names: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple', github: 'GitHub' }

/** What people call a provider. */
export function providerName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
