/** A Supabase project that somebody else runs, as its settings page names it. */
export interface HostedProject {
  /** Such as `https://abcdefghijklmnopqrst.supabase.co`, without a slash at the end. */
  url: string
  /** The public key: `anon` as a token, or `sb_publishable_...`. */
  anonKey: string
  /** The key with every right: `service_role` as a token, or `sb_secret_...`. Never shown to a browser. */
  serviceKey: string
  /** Signs tokens of projects that have no signing keys yet (HS256); null where the key set is enough. */
  jwtSecret: string | null
}
