import type { HttpBindings } from '@hono/node-server'

/** A backend in this process: what its app answers to a request and the connection it came by. */
export interface BackendApp {
  fetch(request: Request, bindings?: unknown): Response | Promise<Response>
}

/**
 * Reaches the backend on behalf of whoever asks for a page, whose address goes along: the backend's limits count
 * visitors, and would otherwise take all of them for one.
 */
export function visitorFetch(backend: BackendApp, visit: Request, bindings: HttpBindings): typeof fetch {
  const forwarded = visit.headers.get('x-forwarded-for')
  return async (input, init) => {
    const request = new Request(input, init)
    if (forwarded !== null) request.headers.set('x-forwarded-for', forwarded)
    return await backend.fetch(request, bindings)
  }
}
