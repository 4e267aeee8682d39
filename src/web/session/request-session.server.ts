import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { createContext } from 'react-router'
import { authCookieName } from './auth-cookie-name.ts'
import type { BackendClient, User } from './backend-client.ts'
import { checkToken } from './check-token.server.ts'
import { freshToken } from './fresh-token.server.ts'
import { retryingFetch } from './retrying-fetch.ts'
import { refreshFailing, watchRefreshes } from './watch-refreshes.ts'
import { siteOrigin, type WebServices } from './web-services.ts'

/**
 * How far a visitor is in. `none`: no session, or one that was ended elsewhere. `halfway`: a second factor is set, and was not
 * shown in this session.
 */
export type Standing = 'none' | 'halfway' | 'whole'

/** One visitor during one request. */
export interface RequestSession {
  readonly backend: BackendClient
  readonly authCookie: string
  readonly secure: boolean
  /** Whether cookies of a session came with the request, also of one that has ended. */
  readonly cameWithSession: boolean
  /** Whether the cookies hold a session (a guest's counts). Unverified: never a reason to show data. */
  hasSession(): Promise<boolean>
  /** Whether the cookies hold a session that must be refreshed, and nobody can do so now: it may well stand. */
  isUnsettled(): Promise<boolean>
  /** The user as the backend knows them; null without a valid session. Asked once a request. */
  user(): Promise<User | null>
  standing(): Promise<Standing>
  /** What the accounts' backend answers to a question (a path below `/auth/v1`) with the visitor's rights; null when it refuses. */
  askAccounts(path: string): Promise<unknown>
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
  const ended = { is: false }
  const user = once(async () => {
    const known = await token()
    return known === null ? null : await askUser(services, known, keeper, ended)
  })
  const standing = once(async (): Promise<Standing> => {
    const known = await token()
    if (known === null) return 'none'
    const { aal, is_anonymous: isGuest } = decodeJwt(known)
    // Guests log in nowhere else, and set no factors.
    if (isGuest === true) return 'whole'
    const somebody = await user()
    if (somebody === null) return ended.is ? 'none' : 'whole'
    const hasFactor = somebody.factors?.some(({ status }) => status === 'verified') ?? false
    return hasFactor && aal !== 'aal2' ? 'halfway' : 'whole'
  })
  return {
    get backend() {
      return backend()
    },
    authCookie,
    secure,
    cameWithSession: mayHaveSession,
    hasSession: async () => (await token()) !== null,
    isUnsettled: async () => (await kept()) === 'failing',
    user,
    standing,
    askAccounts: async (path) => {
      const answer = await askAccounts(services, path, await token())
      return answer?.ok ? ((await answer.json()) as unknown) : null
    },
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
  /** Told when the backend knows no such session any more. */
  ended: { is: boolean },
): Promise<User | null> {
  const answer = await askAccounts(services, '/user', token)
  if (answer === null) return null
  if (answer.ok) return (await answer.json()) as User
  const { data, error } = await keeper().auth.getUser()
  ended.is = error?.name === 'AuthSessionMissingError'
  return data.user
}

/** The answer of the accounts' backend, or null when it cannot be reached. */
async function askAccounts(
  { backendFetch, backendUrl, anonKey }: WebServices,
  path: string,
  token: string | null,
): Promise<Response | null> {
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${token ?? anonKey}`,
    'x-supabase-api-version': '2024-01-01',
  }
  return await retryingFetch(backendFetch)(`${backendUrl}/auth/v1${path}`, { headers }).catch(() => null)
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
