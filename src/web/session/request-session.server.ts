import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { createContext } from 'react-router'
import { authCookieName } from './auth-cookie-name.ts'
import type { BackendClient, User } from './backend-client.ts'
import { retryingFetch } from './retrying-fetch.ts'
import { siteOrigin, type WebServices } from './web-services.ts'

/** One visitor during one request. */
export interface RequestSession {
  readonly backend: BackendClient
  readonly authCookie: string
  readonly secure: boolean
  /** Whether the cookies hold a session (a guest's counts). Unverified: never a reason to show data. */
  hasSession(): Promise<boolean>
  /** The user as the backend knows them; null without a valid session. Asked once a request. */
  user(): Promise<User | null>
  /** Cookies and caching headers that the response must carry. */
  applyTo(response: Response): Response
}

export const requestSession = createContext<RequestSession>()

/** A backend client of this request's own, with the visitor's rights from the cookies. */
export function openRequestSession(request: Request, services: WebServices): RequestSession {
  const origin = siteOrigin(services, request)
  const authCookie = authCookieName(origin)
  const secure = origin.startsWith('https:')
  const cookieHeader = request.headers.get('cookie') ?? ''
  const setCookies: string[] = []
  const backend = createServerClient(services.backendUrl, services.anonKey, {
    cookieOptions: { name: authCookie, secure },
    global: { fetch: retryingFetch(services.backendFetch) },
    cookies: {
      getAll: () => parseCookieHeader(cookieHeader).map(({ name, value }) => ({ name, value: value ?? '' })),
      setAll: (cookies) => {
        for (const { name, value, options } of cookies) {
          setCookies.push(serializeCookieHeader(name, value, options))
        }
      },
    },
  })
  const mayHaveSession = cookieHeader.includes(`${authCookie}=`) || cookieHeader.includes(`${authCookie}.0=`)
  let user: Promise<User | null> | undefined
  return {
    backend,
    authCookie,
    secure,
    hasSession: async () => mayHaveSession && (await backend.auth.getSession()).data.session !== null,
    user: () => (user ??= mayHaveSession ? readUser(backend) : Promise.resolve(null)),
    applyTo: (response) => withSessionHeaders(response, setCookies, mayHaveSession),
  }
}

async function readUser(backend: BackendClient): Promise<User | null> {
  const { data } = await backend.auth.getUser()
  return data.user
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
