import { type ReactNode, useEffect, useState } from 'react'
import { chunkMissing } from '../builds/before-navigation.ts'
import { prerenderedByBuild } from '../builds/payloads.ts'
import { ConsentNotice } from '../consent/consent-notice.tsx'
import { m } from '../messages/generated/messages.js'
import { Toast } from '../ui/toast.tsx'
import { connectionFacts } from './connection.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { prefetchVisibleLinks } from './prefetch-links.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { useArrival } from './use-arrival.ts'
import { watchBuild } from './watch-build.ts'

const manifestAfterMs = 1_000

/**
 * What goes on beside every screen once the page is at rest, and the few things it may have to say. `firstPath` is
 * where the document began: by now somebody may be elsewhere.
 */
export default function Background({ firstPath }: { firstPath: string }): ReactNode {
  const arrivedAt = useArrival(firstPath)
  useEffect(watchBuild, [])
  useEffect(prefetchVisibleLinks, [])
  useEffect(registerServiceWorker, [])
  // For lazy pictures and for pages yet to be visited: a document brings those along that it loads at once.
  useEffect(() => void import('../placeholders/placeholders.css').catch(() => undefined), [])
  useEffect(() => {
    if (connectionFacts().effectiveType === 'slow-2g') return
    const timer = setTimeout(() => void prerenderedByBuild(), manifestAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <p role="status" className="sr-only">
        {arrivedAt}
      </p>
      <ConnectionNotice />
      <MissingPageNotice />
      <ConsentNotice />
    </>
  )
}

/** A page whose code could not be had: it can be tried again, as often as somebody likes. */
function MissingPageNotice(): ReactNode {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const listen = (event: Event): void => setAddress(String((event as CustomEvent<unknown>).detail))
    window.addEventListener(chunkMissing, listen)
    return () => window.removeEventListener(chunkMissing, listen)
  }, [])
  return (
    <Toast
      message={address === null ? null : m.site_page_missing()}
      action={{ label: m.common_try_again(), onAct: () => address !== null && location.assign(address) }}
      onClose={() => setAddress(null)}
    />
  )
}
