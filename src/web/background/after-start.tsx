import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenServerAnswers } from '../connection/server-answers.ts'
import { whenAtRest } from './when-at-rest.ts'

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
  useEffect(() => whenAtRest(() => setStarted(true)), [])
  return started ? (
    <Suspense>
      <Background firstPath={firstPath} />
    </Suspense>
  ) : null
}
