import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenServerAnswers } from '../connection/server-answers.ts'

const load = () => import('./background.tsx')

/** The connection may be lost before it came: it is what says so, and what knows when it is back. */
const Background = lazy(() =>
  load()
    .catch(() => whenServerAnswers(new AbortController().signal).then(load))
    .catch(() => ({ default: (): ReactNode => null })),
)

/** Starts what goes on in the background only after the page has loaded and come to rest. */
export function AfterStart(): ReactNode {
  const [started, setStarted] = useState(false)
  const [firstPath] = useState(useLocation().pathname)
  useEffect(() => {
    const start = (): void => setStarted(true)
    const rest = (): void => void (window.requestIdleCallback ?? setTimeout)(start)
    if (document.readyState === 'complete') return rest()
    window.addEventListener('load', rest, { once: true })
    return () => window.removeEventListener('load', rest)
  }, [])
  return started ? (
    <Suspense>
      <Background firstPath={firstPath} />
    </Suspense>
  ) : null
}
