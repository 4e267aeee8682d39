import type { HttpBindings } from '@hono/node-server'
import { expect, test } from 'vitest'
import { visitorFetch } from './visitor-fetch.ts'

test('what a page asks of the backend counts for the visitor, with the address that proxies saw', async () => {
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } } as unknown as HttpBindings
  const seen: unknown[] = []
  const backend = {
    fetch: (request: Request, given?: unknown) => {
      seen.push([request.url, request.headers.get('x-forwarded-for'), request.headers.get('apikey'), given])
      return new Response()
    },
  }
  const visit = (headers: HeadersInit) => new Request('http://site.example/', { headers })
  const direct = visitorFetch(backend, visit({}), bindings)
  await direct('http://backend.internal/auth/v1/user', { headers: { apikey: 'key' } })
  const behindProxy = visitorFetch(backend, visit({ 'x-forwarded-for': '192.0.2.1' }), bindings)
  await behindProxy('http://backend.internal/rest/v1/books')
  expect(seen).toEqual([
    ['http://backend.internal/auth/v1/user', null, 'key', bindings],
    ['http://backend.internal/rest/v1/books', '192.0.2.1', null, bindings],
  ])
})
