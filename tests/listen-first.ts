import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** Listens before the backend exists, because the backend wants to know its own address. */
export async function listenFirst(): Promise<{ server: Server; app: Hono; url: string }> {
  const app = new Hono()
  const server = serve({
    fetch: (request, bindings) => app.fetch(request, bindings),
    port: 0,
    hostname: '127.0.0.1',
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { server: server as Server, app, url: `http://127.0.0.1:${port}` }
}
