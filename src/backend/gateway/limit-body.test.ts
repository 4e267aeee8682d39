import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ReadableStream } from 'node:stream/web'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBody } from './limit-body.ts'

let server: Server
let url: string
beforeAll(async () => {
  const app = new Hono().post('/', limitBody(100), async (context) =>
    context.text(String((await context.req.text()).length)),
  )
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Without saying how long it is. */
function inPieces(bytes: number): RequestInit {
  const body = ReadableStream.from([Buffer.alloc(bytes / 2, 'a'), Buffer.alloc(bytes / 2, 'b')])
  return { body, duplex: 'half' } as unknown as RequestInit
}

test.each<[string, RequestInit, number]>([
  ['that says it is short', { body: 'a'.repeat(100) }, 200],
  ['that says it is long', { body: 'a'.repeat(101) }, 413],
  ['in pieces that is short', inPieces(100), 200],
  ['in pieces that is long', inPieces(200), 413],
])('a body %s', async (_, body, status) => {
  const answer = await fetch(url, { method: 'POST', ...body })
  expect(answer.status).toBe(status)
})
