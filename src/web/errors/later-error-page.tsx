import { lazy, type ReactNode, Suspense } from 'react'

/** When even the code of the error page cannot be had. */
function BareErrorPage(): ReactNode {
  return (
    <main>
      <h1 lang="en">Internal Server Error</h1>
    </main>
  )
}

/** At hand on the server; in the browser it comes only when something went wrong, which is seldom. */
const Page = import.meta.env.SSR
  ? (await import('./error-page.tsx')).ErrorPage
  : lazy(() =>
      import('./error-page.tsx').then(
        (module) => ({ default: module.ErrorPage }),
        () => ({ default: BareErrorPage }),
      ),
    )

/** The error page, fetched when it is needed. */
export function LaterErrorPage({ error }: { error: unknown }): ReactNode {
  return (
    <Suspense>
      <Page error={error} />
    </Suspense>
  )
}
