import type { BackendClient } from './backend-client.ts'

let opening: Promise<BackendClient> | undefined
let opened: BackendClient | null = null
const openedListeners = new Set<(backend: BackendClient) => void>()

/**
 * The backend as the browser speaks to it, on the site's own address. Loaded when first needed, so that
 * pages which only tell and show stay light.
 */
export function browserBackend(): Promise<BackendClient> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Calls the listener once the backend is open, now or later; the answer stops it. */
export function whenBackendOpens(listener: (backend: BackendClient) => void): () => void {
  openedListeners.add(listener)
  if (opened !== null) listener(opened)
  return () => void openedListeners.delete(listener)
}

/** Reads what the server wrote on the document: the public key and the session cookie's name. */
export function backendSettings(): { anonKey: string; authCookie: string } {
  const { anonKey = '', authCookie = '' } = document.documentElement.dataset
  return { anonKey, authCookie }
}

/** Whether the cookies may hold a session; cheap, so that nobody loads the backend's client in vain. */
export function mayHaveSession(): boolean {
  const { authCookie } = backendSettings()
  return document.cookie.split(/;\s*/).some((part) => {
    const name = part.slice(0, part.indexOf('='))
    return name === authCookie || name === `${authCookie}.0`
  })
}

async function open(): Promise<BackendClient> {
  const { openBackend } = await import('./open-backend.ts')
  const { anonKey, authCookie } = backendSettings()
  const backend = openBackend(anonKey, authCookie)
  opened = backend
  for (const listener of openedListeners) listener(backend)
  return backend
}
