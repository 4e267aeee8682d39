import { createBrowserClient } from '@supabase/ssr'
import type { BackendClient } from './backend-client.ts'
import { retryingFetch } from './retrying-fetch.ts'
import { watchRefreshes } from './watch-refreshes.ts'

/** The backend's client for a browser, its session in the cookie of that name. */
export function openBackend(anonKey: string, authCookie: string): BackendClient {
  return createBrowserClient(location.origin, anonKey, {
    cookieOptions: { name: authCookie, secure: location.protocol === 'https:' },
    global: { fetch: watchRefreshes(retryingFetch(fetch.bind(globalThis)), tellPage) },
  })
}

function tellPage(event: string): void {
  window.dispatchEvent(new Event(event))
}
