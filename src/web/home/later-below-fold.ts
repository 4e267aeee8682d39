import { lazy } from 'react'
import { whenAtRest } from '../background/when-at-rest.ts'
import { whenServerAnswers } from '../connection/server-answers.ts'
import type * as belowFold from './below-fold.tsx'

type BelowFold = typeof belowFold

/** At hand on the server; in the browser the code comes once the page is at rest. */
const onServer = import.meta.env.SSR ? await import('./below-fold.tsx') : null

export const HowWeWork =
  onServer?.HowWeWork ?? lazy(() => loadAtRest().then(({ HowWeWork }) => ({ default: HowWeWork })))
export const ExampleShelf =
  onServer?.ExampleShelf ?? lazy(() => loadAtRest().then(({ ExampleShelf }) => ({ default: ExampleShelf })))
export const WhatOthersSay =
  onServer?.WhatOthersSay ??
  lazy(() => loadAtRest().then(({ WhatOthersSay }) => ({ default: WhatOthersSay })))
export const LastWords =
  onServer?.LastWords ?? lazy(() => loadAtRest().then(({ LastWords }) => ({ default: LastWords })))

let loading: Promise<BelowFold> | undefined

function loadAtRest(): Promise<BelowFold> {
  loading ??= new Promise<void>((resolve) => whenAtRest(resolve)).then(load)
  return loading
}

/** What cannot be loaded stays as the server wrote it, where links lead on without code. */
async function load(): Promise<BelowFold> {
  try {
    return await import('./below-fold.tsx')
  } catch {
    await whenServerAnswers(new AbortController().signal)
    return await import('./below-fold.tsx').catch(() => new Promise<never>(() => undefined))
  }
}
