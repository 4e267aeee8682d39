import type { User } from './session/backend-client.ts'
import { type ReactNode, useEffect } from 'react'
import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { BookLanguage } from '#book/options.ts'
import styles from './app.css?url'
import { AfterStart } from './background/after-start.tsx'
import { LaterErrorPage } from './errors/later-error-page.tsx'
import { DocumentHead } from './layout/document-head.tsx'
import { languageTagOfLocale, localeOfPath } from './locale/locale.ts'
import { withLocale } from './locale/request-locale.server.ts'
import { pathFor } from './path-for.ts'
import { useNonce } from './security/nonce.tsx'
import { backendSettings, mayHaveSession } from './session/browser-backend.ts'
import { noteEndedCookie } from './session/ended-note.ts'
import { isGuarded, loginPathFor } from './session/guard.ts'
import { leadAround } from './session/lead-around.ts'
import { rememberPathCookie } from './session/remembered-path.ts'
import { openRequestSession, requestSession } from './session/request-session.server.ts'
import { SessionProvider } from './session/session-provider.tsx'
import { type Company, siteOrigin, webServices } from './session/web-services.ts'
import { StartScripts } from './start-scripts.tsx'

/** What a screen may export as `handle`. */
interface PageHandle {
  /** The page is only ever read: no script comes with it. */
  withoutScripts?: boolean
}

/**
 * The styles of every page, by their address: as an import of code they would belong to each chunk that shares code with
 * the shell, and the browser would read and apply them once more when such a chunk comes.
 */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export interface RootData {
  origin: string
  anonKey: string
  authCookie: string
  build: string | null
  buildCheckSeconds: number
  tagManager: string | null
  company: Company
  usesPictures: boolean
  bookLanguages: readonly BookLanguage[]
  ownLanguages: readonly BookLanguage[]
  /** Whether whoever writes makes a story of any plot. */
  takesPlots: boolean
  user: User | null
}

/**
 * The language first, then who asks; guarded addresses send visitors without a session to the login page, and those who have
 * not shown the second factor that they set to the page that asks for it.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ url }, next) => withLocale(localeOfPath(url.pathname), next),
  async ({ request, url, context }, next) => {
    const session = openRequestSession(request, context.get(webServices))
    context.set(requestSession, session)
    if (!isGuarded(url.pathname)) return session.applyTo(await next())
    const standing = await session.standing()
    if (standing === 'none') {
      // Nobody can say whether they are still logged in: a moment later somebody can.
      if (await session.isUnsettled()) throw data(null, { status: 503, headers: { 'retry-after': '5' } })
      const toLogin = leadAround(session, url, loginPathFor(url.pathname))
      if (session.cameWithSession) {
        toLogin.headers.append('set-cookie', noteEndedCookie(session.authCookie, session.secure))
      }
      return session.applyTo(toLogin)
    }
    if (standing === 'halfway') {
      return session.applyTo(leadAround(session, url, pathFor('secondStep', localeOfPath(url.pathname))))
    }
    return session.applyTo(await next())
  },
]

/** The same guard before navigations inside the app. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ url }, next) => {
    if (!isGuarded(url.pathname) || mayHaveSession()) return await next()
    const { authCookie } = backendSettings()
    // The cookie store is not there everywhere yet
    document.cookie = rememberPathCookie(authCookie, url.pathname + url.search, url.protocol === 'https:')
    throw redirect(loginPathFor(url.pathname))
  },
]

export async function loader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const services = context.get(webServices)
  const session = context.get(requestSession)
  return {
    origin: siteOrigin(services, request),
    anonKey: services.anonKey,
    authCookie: session.authCookie,
    build: services.buildId,
    buildCheckSeconds: services.buildCheckSeconds,
    tagManager: services.tagManager,
    company: services.company,
    usesPictures: services.usesPictures,
    bookLanguages: services.bookLanguages,
    ownLanguages: services.ownLanguages,
    takesPlots: services.storyProvider !== null,
    user: await session.user(),
  }
}

/** A document keeps its language, origin and keys; the session lives on in the browser. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }): ReactNode {
  const root = useRouteLoaderData<RootData>('root')
  const nonce = useNonce()
  const locale = localeOfPath(useLocation().pathname)
  const still = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.withoutScripts)
  return (
    <html
      lang={languageTagOfLocale[locale]}
      dir="ltr"
      data-anon-key={root?.anonKey}
      data-auth-cookie={root?.authCookie}
      data-build={root?.build ?? undefined}
      data-build-check={root?.buildCheckSeconds}
      data-tag-manager={root?.tagManager ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <DocumentHead origin={root?.origin ?? null} company={root?.company ?? null} />
      </head>
      <body>
        {children}
        {still ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <StartScripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: { loaderData: RootData }): ReactNode {
  useEffect(() => window.handOnEarlyInput?.(), [])
  return (
    <SessionProvider user={loaderData.user}>
      <Outlet />
      <AfterStart />
    </SessionProvider>
  )
}

export function ErrorBoundary({ error }: { error: unknown }): ReactNode {
  return <LaterErrorPage error={error} />
}
