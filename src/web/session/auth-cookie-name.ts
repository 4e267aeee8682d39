/** The session cookie's name for an origin, as the Supabase clients build it: `sb-{first host label}-auth-token`. */
export function authCookieName(origin: string): string {
  return `sb-${new URL(origin).hostname.split('.')[0] ?? 'local'}-auth-token`
}
