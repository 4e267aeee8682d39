import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type pg from 'pg'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import type { Caller, CallerReader } from '../gateway/caller.ts'
import { broadcastApp } from './broadcast-app.ts'
import type { ChangeFeed } from './change-feed.ts'
import { startChangeFeed } from './change-feed.ts'
import { channelHub } from './channel-hub.ts'
import { presence } from './presence.ts'
import type { SocketServices } from './serve-socket.ts'
import { serveSocket } from './serve-socket.ts'

export interface RealtimeOptions {
  /** Connections that may take on every caller's role. */
  pool: pg.Pool
  /** A connection that may replicate; opened when the first client asks for changes. */
  databaseUrl: string
  callers: CallerReader
  publication?: string
  /** Where the socket is served. */
  path?: string
  /** Milliseconds since 1970. */
  now?: () => number
  log?: (message: string) => void
}

export interface Realtime {
  /** Takes the connection over when it asks for our socket; false leaves it to others. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Mount it at `/realtime/v1`. */
  broadcastApp: Hono<{ Variables: { caller: Caller } }>
  close(): Promise<void>
}

const largestMessageBytes = 1024 * 1024
/** Clients beat every 25 seconds; one silent for longer is gone. */
const silenceMs = 90_000

/** Supabase Realtime's socket: broadcast, presence and changed rows. */
export async function startRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { pool, callers } = options
  const log = options.log ?? (() => {})
  const hub = channelHub(pool)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes })
  let feed: Promise<ChangeFeed> | null = null
  let lastId = 0
  const services: SocketServices = {
    hub,
    presence: presence(hub),
    callers,
    followChanges: async () => {
      const publication = options.publication ?? 'supabase_realtime'
      const { databaseUrl } = options
      feed ??= startChangeFeed({ pool, databaseUrl, publication, onChange: hub.tellChange, log }).catch(
        (error) => {
          feed = null
          throw error
        },
      )
      await feed
    },
    nextId: () => (lastId += 1),
    now: options.now ?? Date.now,
    log,
  }
  const lastHeard = new Map<WebSocket, number>()
  const sweep = setInterval(() => dropSilent(lastHeard), silenceMs / 3).unref()
  const path = options.path ?? '/realtime/v1/websocket'
  return {
    handleUpgrade: (request, socket, head) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname !== path) return false
      const caller = callers.readApiKey(url.searchParams.get('apikey'))
      if (!caller) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
        return true
      }
      const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
      sockets.handleUpgrade(request, socket, head, (client) => {
        lastHeard.set(client, performance.now())
        client.on('message', () => lastHeard.set(client, performance.now()))
        client.on('close', () => lastHeard.delete(client))
        serveSocket(client, version, caller, services)
      })
      return true
    },
    broadcastApp: broadcastApp(hub),
    close: async () => {
      clearInterval(sweep)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      await (await feed?.catch(() => null))?.close()
    },
  }
}

function dropSilent(lastHeard: Map<WebSocket, number>): void {
  for (const [client, heardAt] of lastHeard) if (performance.now() - heardAt > silenceMs) client.terminate()
}
