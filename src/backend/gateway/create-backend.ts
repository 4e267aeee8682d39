import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'
import { authApp } from '../auth/auth-app.ts'
import type { AuthLimits, AuthMail, AuthText } from '../auth/auth-options.ts'
import { defaultLimits } from '../auth/auth-options.ts'
import type { SomeSettings } from '../auth/auth-settings.ts'
import { completeSettings } from '../auth/auth-settings.ts'
import type { CallLimit, EdgeFunction } from '../functions/functions-app.ts'
import { functionsApp } from '../functions/functions-app.ts'
import { startRealtime } from '../realtime/realtime-server.ts'
import { restApp } from '../rest/rest-app.ts'
import type { RestSettings } from '../rest/rest-settings.ts'
import { defaultRestSettings } from '../rest/rest-settings.ts'
import { startSchemaCache } from '../rest/schema-cache.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { startSweep } from '../storage/leftovers.ts'
import { storageApp } from '../storage/storage-app.ts'
import { admitCallers, openPool, outliveConnections } from './caller-pool.ts'
import { callerReader } from './caller.ts'
import { clientAddress } from './client-address.ts'
import { countRequest } from './count-request.ts'
import { crossOrigin } from './cross-origin.ts'
import type { BackendKeys } from './keys.ts'
import type { GatewayVariables } from './know-caller.ts'
import { knowCaller } from './know-caller.ts'

export interface BackendOptions {
  /** The owner's connections, to a database that `bootstrap` has prepared. */
  pool: pg.Pool
  /** The same database, for connections of other roles. */
  databaseUrl: string
  keys: BackendKeys
  /** Where mails lead when a redirect is not allowed; its origin is. */
  siteUrl: string
  /** Further origins that a mail may lead to. */
  redirectOrigins?: string[]
  /** The origin below which this backend is reached, such as `https://example.org`. */
  apiUrl: string
  mail: (mail: AuthMail) => Promise<void>
  /** Sends text messages; nobody does by default. */
  text?: (text: AuthText) => Promise<void>
  /** Which ways in there are, where it differs from the defaults. */
  auth?: SomeSettings
  functions: Record<string, EdgeFunction>
  /** How often an address may call a function; none by default. */
  functionLimits?: Readonly<Record<string, CallLimit>>
  objects: ObjectStore
  limits?: Partial<AuthLimits>
  /** What of the database callers may reach, and how; as a hosted project begins where nothing is said. */
  rest?: Partial<RestSettings>
  now?: () => Date
  /** How many proxies of ours stand before this server; each adds to `X-Forwarded-For`. None by default. */
  trustedProxies?: number
  log?: (message: string, error?: unknown) => void
}

export interface Backend {
  /** Answers `/auth/v1`, `/rest/v1`, `/storage/v1`, `/realtime/v1` and `/functions/v1`. */
  app: Hono<GatewayVariables>
  /** Takes a WebSocket for the live channels; false when it is meant for someone else. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Connections with only callers' rights, for server code that acts for a caller. */
  callerPool: pg.Pool
  close(): Promise<void>
}

function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** A backend that speaks Supabase's wire protocol, on one PostgreSQL database. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { pool, keys, now = () => new Date(), log = () => undefined } = options
  const callers = callerReader(keys, () => now().getTime())
  outliveConnections(pool)
  const openCallerPool = await admitCallers(pool, options.databaseUrl, keys, log)
  // To each its own: whoever keeps all connections of one part busy holds up no other.
  const callerPool = openCallerPool(20)
  const storagePool = openCallerPool(8)
  const realtimePool = openCallerPool(6)
  const accountPool = openPool({ connectionString: options.databaseUrl, max: 8 }, log)
  const schemaCache = await startSchemaCache(pool, { ...defaultRestSettings, ...options.rest }, log)
  const realtime = await startRealtime({
    pool: realtimePool,
    databaseUrl: options.databaseUrl,
    callers,
    log,
    now: () => now().getTime(),
  })
  const stopSweep = startSweep(() => ({ pool: storagePool, objects: options.objects, now: now(), log }))
  const app = new Hono<GatewayVariables>()
  app.use(crossOrigin)
  app.use(knowCaller(callers))
  app.use(async (context, next) => {
    context.set('clientAddress', clientAddress(context, options.trustedProxies ?? 0))
    return next()
  })
  // Rows and messages are short; auth has a limit of its own, files and functions know theirs.
  const limitBody = bodyLimit({ maxSize: 1024 * 1024 })
  for (const path of ['/rest/v1/*', '/realtime/v1/*']) {
    // To look for a body where there can be none costs as much as the rest of a read.
    app.use(path, (context, next) => (hasBody(context.req.method) ? limitBody(context, next) : next()))
  }
  app.route(
    '/auth/v1',
    authApp({
      pool: accountPool,
      keys,
      callers,
      now,
      log,
      siteUrl: options.siteUrl,
      redirectOrigins: options.redirectOrigins ?? [],
      authUrl: `${options.apiUrl}/auth/v1`,
      mail: options.mail,
      text: options.text ?? null,
      settings: completeSettings(options.auth ?? {}),
      limits: { ...defaultLimits, ...options.limits },
    }),
  )
  app.route('/rest/v1', restApp({ pool: callerPool, schemaCache, log }))
  app.route(
    '/storage/v1',
    storageApp({
      pool: storagePool,
      objects: options.objects,
      signingSecret: keys.deriveSecret('signed storage addresses'),
      now: () => now().getTime(),
      log,
    }),
  )
  app.route('/realtime/v1', realtime.broadcastApp)
  app.route(
    '/functions/v1',
    functionsApp({
      functions: options.functions,
      limits: options.functionLimits ?? {},
      countCall: (name, who, { calls, windowSeconds }) =>
        countRequest(
          { pool: accountPool, keys, now },
          { what: `function ${name}`, who, limit: calls, windowSeconds },
        ),
      log,
    }),
  )
  return {
    app,
    handleUpgrade: realtime.handleUpgrade,
    callerPool,
    close: async () => {
      await stopSweep()
      await realtime.close()
      await schemaCache.close()
      await Promise.all([callerPool, storagePool, realtimePool, accountPool].map((one) => one.end()))
    },
  }
}
