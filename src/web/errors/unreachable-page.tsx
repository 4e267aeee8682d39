import { type ReactNode, useEffect } from 'react'
import { loadFully } from '../builds/load-fully.ts'
import { whenServerAnswers } from '../connection/server-answers.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'

/** When neither a page nor the code of the error page can be had: says so and loads the page once it can be. */
export function UnreachablePage(): ReactNode {
  useEffect(() => {
    const stop = new AbortController()
    whenServerAnswers(stop.signal).then(
      () => loadFully(new URL(location.href)),
      () => undefined,
    )
    return () => stop.abort()
  }, [])
  return (
    <main id="content" className="px-edge py-16">
      <h1 className="max-w-[12ch] text-hero">{m.site_offline_heading()}</h1>
      <p className="mt-5 max-w-md text-lead">{m.site_offline_text()}</p>
      <p className="mt-7">
        <Button onClick={() => location.reload()}>{m.common_try_again()}</Button>
      </p>
    </main>
  )
}
