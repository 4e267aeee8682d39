import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type pg from 'pg'
import type { CallLimit, EdgeFunction } from '../functions/functions-app.ts'
import { defaultFunctionsSettings } from '../functions/functions-settings.ts'
import { functionsApp } from '../functions/functions-app.ts'
import { askedFor } from '../gateway/asked-for.ts'
import { askerAddress, clientAddress, upgradingAddress, upgradingClient } from '../gateway/client-address.ts'
import { countRequest } from '../gateway/count-request.ts'
import type { Backend } from '../gateway/create-backend.ts'
import { crossOrigin } from '../gateway/cross-origin.ts'
import { unavailableMessage } from '../gateway/is-unavailable.ts'
import type { GatewayVariables } from '../gateway/know-caller.ts'
import { knowCaller } from '../gateway/know-caller.ts'
import { socketsByAddress } from '../gateway/sockets-by-address.ts'
import { defaultRealtimeSettings } from '../realtime/realtime-settings.ts'
import { hostedCallers } from './hosted-callers.ts'
import type { HostedProject } from './hosted-project.ts'
import { type Patience, passRequest } from './pass-request.ts'
import { passUpgrade, refuse } from './pass-upgrade.ts'

export interface HostedBackendOptions {
  project: HostedProject
  functions: Record<string, EdgeFunction>
  /** How often an address may call a function. */
  functionLimits: Readonly<Record<string, CallLimit>>
  /** Counts calls: connections to the project's database, and a table of ours with the columns of `auth.request_counts`. */
  counts: { pool: pg.Pool; table: string; deriveSecret(purpose: string): Buffer }
  /** Open sockets of one address; a fifth of what a process bears unless told otherwise. */
  socketsPerAddress?: number
  /** How long the project may think. */
  patience?: Patience
  /** How many proxies of ours stand before this server. */
  trustedProxies: number
  log: (message: string, error?: unknown) => void
}

const passedPaths = ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/realtime/v1/*']

/**
 * A hosted Supabase project behind our own address: accounts, rows, files and live channels are passed on to it, functions
 * are ours. It keeps its own limits; what is too large, too slow or not allowed it says itself. Only the sockets of one address are
 * counted here, where they are held open.
 */
export function createHostedBackend(options: HostedBackendOptions): Omit<Backend, 'callerPool'> {
  const { project, counts, trustedProxies, log } = options
  const { socketsPerAddress = defaultRealtimeSettings.connectionsPerAddress } = options
  const app = new Hono<GatewayVariables>()
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    log('the hosted backend cannot be reached', error)
    // Clients take 503 for something that passes.
    return Response.json({ code: 'SERVICE_UNAVAILABLE', message: unavailableMessage }, { status: 503 })
  })
  for (const path of passedPaths) {
    app.all(path, (context) =>
      passRequest(project, context.req.raw, askerAddress(context, trustedProxies), options.patience),
    )
  }
  app.use('/functions/v1/*', crossOrigin, knowCaller(hostedCallers(project)), async (context, next) => {
    context.set('clientAddress', clientAddress(context, trustedProxies))
    return next()
  })
  const counted = { pool: counts.pool, table: counts.table, keys: counts, now: () => new Date() }
  app.route(
    '/functions/v1',
    functionsApp({
      functions: options.functions,
      limits: options.functionLimits,
      countCall: (name, who, { calls, windowSeconds }) =>
        countRequest(counted, { what: `function ${name}`, who, limit: calls, windowSeconds }),
      settings: defaultFunctionsSettings,
      log,
    }),
  )
  const open = new Set<Duplex>()
  const byAddress = socketsByAddress(socketsPerAddress)
  return {
    app,
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const asked = askedFor(request)
      if (!asked?.pathname.startsWith('/realtime/v1/')) return false
      if (!byAddress.admit(upgradingClient(request, trustedProxies), socket)) {
        refuse(socket, '429 Too Many Requests')
        return true
      }
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      passUpgrade(
        new URL(`${project.url}${asked.pathname}${asked.search}`),
        { request, socket, head },
        upgradingAddress(request, trustedProxies),
      )
      return true
    },
    close: () => {
      for (const socket of open) socket.destroy()
      return Promise.resolve()
    },
  }
}
