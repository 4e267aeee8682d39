import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const Background = lazy(() => import('./background.tsx').catch(() => ({ default: (): ReactNode => null })))

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
