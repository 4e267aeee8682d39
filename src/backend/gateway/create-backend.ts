import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import type pg from 'pg'
import { authApp } from '../auth/auth-app.ts'
import type { AuthLimits, AuthMail, AuthNotice, AuthText } from '../auth/auth-options.ts'
import { defaultLimits } from '../auth/auth-options.ts'
import type { SomeSettings } from '../auth/auth-settings.ts'
import { completeSettings } from '../auth/auth-settings.ts'
import type { CallLimit, EdgeFunction } from '../functions/functions-app.ts'
import { functionsApp } from '../functions/functions-app.ts'
import type { FunctionsSettings } from '../functions/functions-settings.ts'
import { defaultFunctionsSettings } from '../functions/functions-settings.ts'
import { startRealtime } from '../realtime/realtime-server.ts'
import type { RealtimeSettings } from '../realtime/realtime-settings.ts'
import { defaultRealtimeSettings } from '../realtime/realtime-settings.ts'
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
import { limitBody } from './limit-body.ts'
import { defaultPoolSizes, type PoolSizes } from './pool-sizes.ts'

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
  /** Tells owners of accounts what was changed; nobody does by default. */
  notify?: (notice: AuthNotice) => Promise<void>
  /** Sends text messages; nobody does by default. */
  text?: (text: AuthText) => Promise<void>
  /** Which ways in there are, where it differs from the defaults. */
  auth?: SomeSettings
  functions: Record<string, EdgeFunction>
  /** How often an address may call a function; none by default. */
  functionLimits?: Readonly<Record<string, CallLimit>>
  /** What functions may ask of the server, and which of them ask for no key. */
  functionSettings?: Partial<FunctionsSettings>
  objects: ObjectStore
  limits?: Partial<AuthLimits>
  /** What of the database callers may reach, and how; as a hosted project begins where nothing is said. */
  rest?: Partial<RestSettings>
  /** What the live channels bear; as Supabase sets them up where nothing is said. */
  realtime?: Partial<RealtimeSettings>
  poolSizes?: Partial<PoolSizes>
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

/** Methods of requests that may have a body. */
const bodied = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A backend that speaks Supabase's wire protocol, on one PostgreSQL database. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { pool, keys, now = () => new Date(), log = () => undefined } = options
  const callers = callerReader(keys, () => now().getTime())
  const functionSettings = { ...defaultFunctionsSettings, ...options.functionSettings }
  outliveConnections(pool)
  const openCallerPool = await admitCallers(pool, options.databaseUrl, keys, log)
  const sizes = { ...defaultPoolSizes, ...options.poolSizes }
  const callerPool = openCallerPool(sizes.rows)
  const storagePool = openCallerPool(sizes.files)
  const realtimePool = openCallerPool(sizes.realtime)
  const accountPool = openPool({ connectionString: options.databaseUrl, max: sizes.accounts }, log)
  const schemaCache = await startSchemaCache(pool, { ...defaultRestSettings, ...options.rest }, log)
  const realtime = startRealtime({
    pool: realtimePool,
    databaseUrl: options.databaseUrl,
    callers,
    trustedProxies: options.trustedProxies ?? 0,
    settings: { ...defaultRealtimeSettings, ...options.realtime },
    log,
    now: () => now().getTime(),
  })
  const stopSweep = startSweep(() => ({ pool: storagePool, objects: options.objects, now: now(), log }))
  const app = new Hono<GatewayVariables>()
  app.use(crossOrigin)
  app.use(knowCaller(callers, functionSettings.withoutJwt))
  // Each thing that is done for every request costs a read of rows as much as a part of it: only who counts addresses asks
  // for them, and a body is looked for where there can be one.
  for (const path of ['/auth/v1/*', '/functions/v1/*', '/realtime/v1/*']) {
    app.use(path, async (context, next) => {
      context.set('clientAddress', clientAddress(context, options.trustedProxies ?? 0))
      return next()
    })
  }
  // Rows and messages are short; auth has a limit of its own, files and functions know theirs.
  app.on(bodied, ['/rest/v1/*', '/realtime/v1/*'], limitBody(1024 * 1024))
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
      notify: options.notify ?? (() => Promise.resolve()),
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
      settings: functionSettings,
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
