import { createBrowserClient } from '@supabase/ssr'
import type { BackendClient } from './backend-client.ts'
import { retryingFetch } from './retrying-fetch.ts'
import { watchEnded } from './watch-ended.ts'
import { watchRefreshes } from './watch-refreshes.ts'

/** The backend's client for a browser, its session in the cookie of that name. */
export function openBackend(anonKey: string, authCookie: string): BackendClient {
  const ask = watchRefreshes(retryingFetch(fetch.bind(globalThis)), tellPage)
  const backend: BackendClient = createBrowserClient(location.origin, anonKey, {
    cookieOptions: { name: authCookie, secure: location.protocol === 'https:' },
    // Asked who is here, the client learns that nobody is, and tells all who listen. It does so for no other refusal.
    global: { fetch: watchEnded(ask, () => void backend.auth.getUser().catch(() => undefined)) },
  })
  return backend
}

function tellPage(event: string): void {
  window.dispatchEvent(new Event(event))
}
