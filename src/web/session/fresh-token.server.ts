import { combineChunks, parseCookieHeader } from '@supabase/ssr'

const encodedStart = 'base64-'
/** The client refreshes what is read closer than this to its end. */
const marginSeconds = 90

/**
 * The access token of the session in a `Cookie` header, read without a client; null when there is none, or when
 * the client must look itself: to refresh it, or because it is not as the client writes it. Unverified.
 */
export async function freshToken(
  cookieHeader: string,
  authCookie: string,
  nowMs: number,
): Promise<string | null> {
  const cookies = new Map(parseCookieHeader(cookieHeader).map(({ name, value }) => [name, value]))
  const text = await combineChunks(authCookie, (name) => cookies.get(name))
  const session = text?.startsWith(encodedStart) ? parse(text.slice(encodedStart.length)) : null
  if (typeof session !== 'object' || session === null) return null
  const { access_token: token, refresh_token: refresh, expires_at: end } = session as Record<string, unknown>
  if (typeof token !== 'string' || typeof refresh !== 'string' || typeof end !== 'number') return null
  return end - nowMs / 1000 > marginSeconds ? token : null
}

function parse(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString())
  } catch {
    return null
  }
}
