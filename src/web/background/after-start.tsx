import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

const Background = lazy(() => import('./background.tsx').catch(() => ({ default: () => null })))

/** Starts what goes on in the background only after the page has loaded and come to rest. */
export function AfterStart(): ReactNode {
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const start = (): void => setStarted(true)
    const rest = (): void => void (window.requestIdleCallback ?? setTimeout)(start)
    if (document.readyState === 'complete') return rest()
    window.addEventListener('load', rest, { once: true })
    return () => window.removeEventListener('load', rest)
  }, [])
  return started ? (
    <Suspense>
      <Background />
    </Suspense>
  ) : null
}
