import type { Context } from 'hono'
import { Hono } from 'hono'
import type pg from 'pg'
import type { RequestFacts } from '../gateway/as-role.ts'
import type { Caller } from '../gateway/caller.ts'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'
import { answerError } from './answer.ts'
import { answerCall } from './answer-call.ts'
import { answerMutation } from './answer-mutation.ts'
import { answerRead } from './answer-read.ts'
import { fromPostgresError } from './postgres-error.ts'
import { RestError } from './rest-error.ts'
import type { SchemaCache } from './schema-cache.ts'

export interface RestOptions {
  /** Connections that may take on every caller's role. Pipelined ones make reads faster. */
  pool: pg.Pool
  schemaCache: SchemaCache
  log?: (message: string, error: unknown) => void
}

/** The gateway says who calls before a request comes here. */
export interface CallerVariables {
  Variables: { caller: Caller }
}

/** One request with all that answering it takes. */
export interface RestRequest {
  pool: pg.Pool
  schemaCache: SchemaCache
  caller: Caller
  method: string
  /** The table or function that the path names. */
  name: string
  /** The query string, without its question mark. */
  query: string
  header: (name: string) => string | undefined
  body: () => Promise<string>
  facts: RequestFacts
}

type Answer = (request: RestRequest) => Promise<Response>

/** PostgREST's interface over the tables and functions of the schema `public`. Mount it at `/rest/v1`. */
export function restApp(options: RestOptions): Hono<CallerVariables> {
  const app = new Hono<CallerVariables>()
  app.all('/rpc/:name', (context) => answer(options, context, answerCall))
  app.all('/:name', (context) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    return answer(options, context, isRead ? answerRead : answerMutation)
  })
  app.all('*', () => answerError(new RestError(404, 'PGRST125', 'Invalid path specified in request URL')))
  return app
}

async function answer(
  options: RestOptions,
  context: Context<CallerVariables>,
  work: Answer,
): Promise<Response> {
  const caller = context.get('caller')
  try {
    const request = toRequest(options, context)
    return await retryOnNewSchema(options.schemaCache, request, work)
  } catch (error) {
    const known = error instanceof RestError ? error : fromPostgresError(error, caller.role === 'anon')
    if (known && known.status < 500) return answerError(known)
    options.log?.(`${context.req.method} ${context.req.path} failed`, error)
    if (known) return answerError(known)
    return answerError(
      isUnavailable(error)
        ? new RestError(503, 'PGRST001', unavailableMessage)
        : new RestError(500, 'PGRSTX00', 'Internal server error'),
    )
  }
}

/** A table made a moment ago may not be known yet, so an unknown name reads the schema once more. */
async function retryOnNewSchema(cache: SchemaCache, request: RestRequest, work: Answer): Promise<Response> {
  try {
    return await work(request)
  } catch (error) {
    const isUnknownName = error instanceof RestError && /^(PGRST20[0245]|42703)$/.test(error.code)
    if (!isUnknownName || !(await cache.reloadIfOld())) throw error
    return work(request)
  }
}

function toRequest(options: RestOptions, context: Context<CallerVariables>): RestRequest {
  const { req } = context
  const isWrite = req.method !== 'GET' && req.method !== 'HEAD'
  const profile = req.header(isWrite ? 'content-profile' : 'accept-profile')
  if (profile !== undefined && profile !== 'public') {
    throw new RestError(
      406,
      'PGRST106',
      `Invalid schema: ${profile}`,
      null,
      'Only the following schemas are exposed: public',
    )
  }
  const queryStart = req.url.indexOf('?')
  let body: Promise<string> | undefined
  return {
    pool: options.pool,
    schemaCache: options.schemaCache,
    caller: context.get('caller'),
    method: req.method,
    name: req.param('name') ?? '',
    query: queryStart < 0 ? '' : req.url.slice(queryStart + 1),
    header: (name) => req.header(name),
    body: () => (body ??= req.text()),
    facts: { method: req.method, path: req.path, headers: {} },
  }
}
