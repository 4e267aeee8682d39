import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type pg from 'pg'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { askedFor } from '../gateway/asked-for.ts'
import { openPool } from '../gateway/caller-pool.ts'
import type { CallerReader } from '../gateway/caller.ts'
import { upgradingClient } from '../gateway/client-address.ts'
import type { GatewayVariables } from '../gateway/know-caller.ts'
import { topicPolicies } from './authorize-topic.ts'
import { broadcastApp } from './broadcast-app.ts'
import { openBus } from './bus.ts'
import { channelHub } from './channel-hub.ts'
import { followLog } from './follow-log.ts'
import { sweepMessages } from './messages.ts'
import { presence } from './presence.ts'
import type { RealtimeServices } from './realtime-services.ts'
import type { RealtimeSettings } from './realtime-settings.ts'
import { serveSocket } from './serve-socket.ts'
import { socketsByAddress } from '../gateway/sockets-by-address.ts'
import { wordRefusal } from './word-refusal.ts'

export interface RealtimeOptions {
  /** Connections that may take on every caller's role. */
  pool: pg.Pool
  /** The owner's connection, which may replicate; opened when the first client joins a channel. */
  databaseUrl: string
  callers: CallerReader
  /** How many proxies of ours stand before this server. */
  trustedProxies: number
  settings: RealtimeSettings
  /** Milliseconds since 1970. */
  now: () => number
  log: (message: string) => void
}

export interface Realtime {
  /** Takes the connection over when it asks for our socket; false leaves it to others. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Mount it at `/realtime/v1`. */
  broadcastApp: Hono<GatewayVariables>
  close(): Promise<void>
}

const path = '/realtime/v1/websocket'
const publication = 'supabase_realtime'
/** Clients beat every 25 seconds; one silent for longer is gone. */
const silenceMs = 90_000
const sweepMs = 3_600_000
/** What a message has around its payload. */
const largestFrameBytes = 65_536

/** Supabase Realtime's socket and HTTP interface: broadcast, presence and changed rows, over all processes of a database. */
export function startRealtime(options: RealtimeOptions): Realtime {
  const { settings, log, callers, now } = options
  // Told to others as soon as it is on this disk: nothing that is told here has to outlive a server.
  const server = '-c synchronous_commit=local -c statement_timeout=10s'
  const ownPool = openPool({ connectionString: options.databaseUrl, max: 3, options: server }, log)
  // What a filter asks never holds up what everybody needs.
  const filterPool = openPool(
    { connectionString: options.databaseUrl, max: 2, options: '-c statement_timeout=2s' },
    log,
  )
  const hub = channelHub()
  const bus = openBus(ownPool, log)
  const present = presence(hub, bus, settings.presenceBeatMs)
  const changes = followLog({ ...options, ownPool, filterPool, publication, hub, bus, presence: present })
  let lastId = 0
  const services: RealtimeServices = {
    settings,
    hub,
    bus,
    presence: present,
    policies: topicPolicies(options.pool, log),
    callers,
    ownPool,
    filterPool,
    publication,
    follow: changes.follow,
    nextId: () => (lastId += 1),
    now,
    log,
  }
  const sweep = setInterval(() => {
    sweepMessages(ownPool, settings.keepMessagesHours).catch((error: Error) =>
      log(`old messages could not be removed: ${error.message}`),
    )
  }, sweepMs).unref()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: settings.payloadBytes + largestFrameBytes,
  })
  const silence = dropSilent(sockets)
  const byAddress = socketsByAddress(settings.connectionsPerAddress)
  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> => {
    const header = request.headers['x-api-key']
    const key = (typeof header === 'string' ? header : null) ?? url.searchParams.get('apikey')
    if (!key) return refuse(socket, 401, 'API key is missing')
    const caller = callers.readApiKey(key)
    const known = caller ? { status: 'known' as const, caller } : await callers.readToken(key)
    if (known.status === 'refused') return refuse(socket, 401, wordRefusal(known.reason, key, now()).message)
    if (sockets.clients.size >= settings.connections) return refuse(socket, 429, 'Too many connected users')
    const address = upgradingClient(request, options.trustedProxies)
    if (!byAddress.admit(address, socket)) {
      return refuse(socket, 429, 'Too many connections from this address')
    }
    const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
    sockets.handleUpgrade(request, socket, head, (client) => {
      silence.watch(client)
      serveSocket(client, version, known.caller, services)
    })
  }
  return {
    handleUpgrade: (request, socket, head) => {
      const url = askedFor(request)
      if (url?.pathname !== path) return false
      socket.on('error', () => socket.destroy())
      accept(request, socket, head, url).catch((error: unknown) => {
        log(`a socket could not be opened: ${String(error)}`)
        refuse(socket, 500, 'Error connecting to Realtime')
      })
      return true
    },
    broadcastApp: broadcastApp(services),
    close: async () => {
      clearInterval(sweep)
      silence.stop()
      present.close()
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      await changes.close()
      await bus.close()
      await Promise.all([ownPool.end(), filterPool.end()])
    },
  }
}

const reasons: Record<number, string> = {
  401: 'Unauthorized',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

function refuse(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error })
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Ends sockets whose client says nothing any more, not even that it is alive. */
function dropSilent(sockets: WebSocketServer): { watch(client: WebSocket): void; stop(): void } {
  const lastHeard = new WeakMap<WebSocket, number>()
  const timer = setInterval(() => {
    for (const client of sockets.clients) {
      if (performance.now() - (lastHeard.get(client) ?? 0) > silenceMs) client.terminate()
    }
  }, silenceMs / 3).unref()
  return {
    watch: (client) => {
      const hear = (): void => void lastHeard.set(client, performance.now())
      hear()
      client.on('message', hear)
    },
    stop: () => clearInterval(timer),
  }
}
