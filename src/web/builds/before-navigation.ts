import type { ClientInstrumentation } from 'react-router'
import { serverAnswers } from '../connection/server-answers.ts'
import { waitForConnection } from '../connection/wait-for-connection.ts'
import { loadFully } from './load-fully.ts'
import { takePayload } from './payloads.ts'
import { loadRouteChunk } from './route-chunks.ts'

/** Told on `window` when a page's code cannot be had and was tried a moment ago; `detail` is its address. */
export const chunkMissing = 'fabelaar:chunk-missing'

/** The navigation inside the app that was begun last. */
let begun: { from: string; to: string } | null = null

/** Where the visitor came from on the way to this path; null when it was loaded as a document. */
export function cameFrom(path: string): string | null {
  return begun?.to === path ? begun.from : null
}

let newerBuild = false
/** Ends when somebody goes elsewhere. */
let asking = new AbortController()

/** The next navigation becomes a full load, into the newer build. */
export function noteNewerBuild(): void {
  newerBuild = true
}

/**
 * Before the router goes to another path: its payload and its code are fetched. Without a connection the page that is
 * left stays until they can be. Code that is gone, or a newer build, makes it a full load of the target. The router
 * itself would reload the page that is being left, and without end.
 */
export const careBeforeNavigation: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(callNavigate, { to }) {
        const stopBusy = showBusy()
        if (typeof to !== 'number') begun = { from: location.href, to: new URL(to, location.href).pathname }
        const goesOn = typeof to === 'number' || (await prepare(new URL(to, location.href)))
        if (goesOn) await callNavigate()
        stopBusy()
        // The router calls by itself what is not called here, so a navigation that ends must not return.
        if (!goesOn) await new Promise(() => undefined)
      },
    })
  },
}

async function prepare(target: URL): Promise<boolean> {
  if (target.origin !== location.origin || target.pathname === location.pathname) return true
  const { signal } = askAnew()
  const fetched = await fetchPage(target.pathname, signal)
  // Somebody pressed another link meanwhile: the newest wins.
  if (signal.aborted) return false
  if (!fetched) {
    if (!loadFully(target)) window.dispatchEvent(new CustomEvent(chunkMissing, { detail: target.href }))
    return false
  }
  // A full load of the newest build would end at the browser's own page while there is no connection.
  return !(newerBuild && (await serverAnswers()) && !signal.aborted && loadFully(target))
}

function askAnew(): AbortController {
  asking.abort()
  asking = new AbortController()
  // The way back is not prepared: the router goes it at once.
  window.addEventListener('popstate', () => asking.abort(), { once: true, signal: asking.signal })
  return asking
}

/** Whether the code of a page could be had, once there is a connection; its payload comes along. */
async function fetchPage(path: string, signal: AbortSignal): Promise<boolean> {
  const fetchOnce = async (): Promise<boolean> => {
    const [chunk] = await Promise.allSettled([loadRouteChunk(path), takePayload(path)])
    return chunk.status === 'fulfilled'
  }
  if (await fetchOnce()) return true
  if (signal.aborted || (await serverAnswers())) return false
  await waitForConnection(signal).catch(() => undefined)
  return !signal.aborted && (await fetchOnce())
}

const busyAfterMs = 250
let busy = 0

/** Marks the document while a navigation takes long enough to be noticed; the answer ends that. */
function showBusy(): () => void {
  let shown = false
  const timer = setTimeout(() => {
    shown = true
    busy += 1
    document.documentElement.toggleAttribute('data-busy', true)
  }, busyAfterMs)
  return () => {
    clearTimeout(timer)
    if (!shown) return
    shown = false
    busy -= 1
    document.documentElement.toggleAttribute('data-busy', busy > 0)
  }
}
