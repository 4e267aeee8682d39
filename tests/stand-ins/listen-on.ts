import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export interface StandIn {
  url: string
  close(): Promise<void>
}

const pem = (name: string): Buffer => readFileSync(join(import.meta.dirname, `stand-in-${name}.pem`))

/**
 * Serves an app on a free port of this machine. `secure`: over TLS with a certificate that only tests believe in, by
 * NODE_TLS_REJECT_UNAUTHORIZED=0, for clients that speak nothing else.
 */
export async function listenOn(app: Hono, { secure = false } = {}): Promise<StandIn> {
  const tls = { createServer, serverOptions: { key: pem('key'), cert: pem('certificate') } }
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', ...(secure && tls) }) as Server
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
