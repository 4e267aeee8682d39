import { lazy, type ReactNode, Suspense } from 'react'
import { UnreachablePage } from './unreachable-page.tsx'

/** At hand on the server; in the browser it comes only when something went wrong, which is seldom. */
const Page = import.meta.env.SSR
  ? (await import('./error-page.tsx')).ErrorPage
  : lazy(() =>
      import('./error-page.tsx').then(
        (module) => ({ default: module.ErrorPage }),
        () => ({ default: UnreachablePage }),
      ),
    )

/** The error page, fetched when it is needed; a connection that is lost is no error of ours. */
export function LaterErrorPage({ error }: { error: unknown }): ReactNode {
  if (!import.meta.env.SSR && error instanceof TypeError && !navigator.onLine) return <UnreachablePage />
  return (
    <Suspense>
      <Page error={error} />
    </Suspense>
  )
}
