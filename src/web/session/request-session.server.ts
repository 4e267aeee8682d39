import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { createContext } from 'react-router'
import { authCookieName } from './auth-cookie-name.ts'
import type { BackendClient, User } from './backend-client.ts'
import { checkToken } from './check-token.server.ts'
import { freshToken } from './fresh-token.server.ts'
import { retryingFetch } from './retrying-fetch.ts'
import { refreshFailing, watchRefreshes } from './watch-refreshes.ts'
import { siteOrigin, type WebServices } from './web-services.ts'

/** One visitor during one request. */
export interface RequestSession {
  readonly backend: BackendClient
  readonly authCookie: string
  readonly secure: boolean
  /** Whether the cookies hold a session (a guest's counts). Unverified: never a reason to show data. */
  hasSession(): Promise<boolean>
  /** Whether the cookies hold a session that must be refreshed, and nobody can do so now: it may well stand. */
  isUnsettled(): Promise<boolean>
  /** The user as the backend knows them; null without a valid session. Asked once a request. */
  user(): Promise<User | null>
  /** Cookies and caching headers that the response must carry. */
  applyTo(response: Response): Response
}

export const requestSession = createContext<RequestSession>()

/**
 * A backend client of this request's own, with the visitor's rights from the cookies. The client that also keeps
 * sessions is made only when there is something to keep: one to refresh, or one that has ended.
 */
export function openRequestSession(request: Request, services: WebServices): RequestSession {
  const origin = siteOrigin(services, request)
  const authCookie = authCookieName(origin)
  const secure = origin.startsWith('https:')
  const cookieHeader = request.headers.get('cookie') ?? ''
  const mayHaveSession = cookieHeader.includes(`${authCookie}=`) || cookieHeader.includes(`${authCookie}.0=`)
  const setCookies: string[] = []
  const refreshing = Promise.withResolvers<'failing'>()
  const keeping = { authCookie, secure, setCookies, services, onFailing: () => refreshing.resolve('failing') }
  const keeper = once(() => keepingClient(cookieHeader, keeping))
  const kept = once(async () => {
    if (!mayHaveSession) return null
    const fresh = await freshToken(cookieHeader, authCookie, Date.now())
    const isRefused = fresh !== null && (await checkToken(services, fresh)) === 'invalid_jwt'
    if (fresh !== null && !isRefused) return { token: fresh }
    const { auth } = keeper()
    // The client itself would try for half a minute.
    const refreshed = await Promise.race([
      isRefused ? auth.refreshSession() : auth.getSession(),
      refreshing.promise,
    ])
    if (refreshed === 'failing') return refreshed
    const { session } = refreshed.data
    return session && { token: session.access_token }
  })
  const token = async (): Promise<string | null> => {
    const known = await kept()
    return known === null || known === 'failing' ? null : known.token
  }
  const backend = once(() => readingClient(services, token))
  const user = once(async () => {
    const known = await token()
    return known === null ? null : await askUser(services, known, keeper)
  })
  return {
    get backend() {
      return backend()
    },
    authCookie,
    secure,
    hasSession: async () => (await token()) !== null,
    isUnsettled: async () => (await kept()) === 'failing',
    user,
    applyTo: (response) => withSessionHeaders(response, setCookies, mayHaveSession),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Speaks with the token's rights and nothing more. */
function readingClient(services: WebServices, token: () => Promise<string | null>): BackendClient {
  const client: unknown = createClient(services.backendUrl, services.anonKey, {
    accessToken: token,
    global: { fetch: retryingFetch(services.backendFetch) },
  })
  // The same class, told as CommonJS there and as a module here.
  return client as BackendClient
}

interface Keeping {
  authCookie: string
  secure: boolean
  /** Where cookies to set are put. */
  setCookies: string[]
  services: WebServices
  /** Told when a refresh has failed several times, though asking again might help. */
  onFailing: () => void
}

/** Refreshes sessions and forgets those that have ended, and says so in cookies. */
function keepingClient(
  cookieHeader: string,
  { authCookie, secure, setCookies, services, onFailing }: Keeping,
): BackendClient {
  const onEvent = (event: string): void => (event === refreshFailing ? onFailing() : undefined)
  return createServerClient(services.backendUrl, services.anonKey, {
    cookieOptions: { name: authCookie, secure },
    global: { fetch: watchRefreshes(retryingFetch(services.backendFetch), onEvent) },
    cookies: {
      getAll: () => parseCookieHeader(cookieHeader).map(({ name, value }) => ({ name, value: value ?? '' })),
      setAll: (cookies) => {
        for (const { name, value, options } of cookies) {
          setCookies.push(serializeCookieHeader(name, value, options))
        }
      },
    },
  })
}

/** The backend's word on whose token this is. When it refuses, the keeping client settles what becomes of the session. */
async function askUser(
  services: WebServices,
  token: string,
  keeper: () => BackendClient,
): Promise<User | null> {
  const ask = retryingFetch(services.backendFetch)
  const headers = {
    apikey: services.anonKey,
    authorization: `Bearer ${token}`,
    'x-supabase-api-version': '2024-01-01',
  }
  const answer = await ask(`${services.backendUrl}/auth/v1/user`, { headers }).catch(() => null)
  if (answer === null) return null
  if (answer.ok) return (await answer.json()) as User
  return (await keeper().auth.getUser()).data.user
}

/** What is made for one visitor stays out of every cache. */
function withSessionHeaders(response: Response, setCookies: readonly string[], personal: boolean): Response {
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
  if (personal || setCookies.length > 0) {
    response.headers.set('cache-control', 'private, no-cache, no-store, must-revalidate, max-age=0')
    response.headers.set('expires', '0')
    response.headers.set('pragma', 'no-cache')
  }
  return response
}
