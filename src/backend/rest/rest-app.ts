import type { Context } from 'hono'
import { Hono } from 'hono'
import type pg from 'pg'
import type { Caller } from '../gateway/caller.ts'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'
import { answerError } from './answer.ts'
import { answerCall } from './answer-call.ts'
import { answerMutation } from './answer-mutation.ts'
import { answerAllow, answerFunctionOptions, answerTableOptions } from './answer-options.ts'
import { answerRead } from './answer-read.ts'
import { answerRoot } from './answer-root.ts'
import { fromPostgresError } from './postgres-error.ts'
import { asRestCaller } from './rest-caller.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import { requestedSchema } from './rest-request.ts'
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

type Answer = (request: RestRequest) => Promise<Response> | Response

/** PostgREST's interface over the tables and functions of the exposed schemas. Mount it at `/rest/v1`. */
export function restApp(options: RestOptions): Hono<CallerVariables> {
  const app = new Hono<CallerVariables>()
  app.all('/', (context) => answer(options, context, rootAnswer))
  app.all('/rpc/:name', (context) => answer(options, context, functionAnswer))
  app.all('/:name', (context) => answer(options, context, tableAnswer))
  app.all('*', (context) => answer(options, context, otherAnswer))
  return app
}

function rootAnswer(request: RestRequest): Promise<Response> | Response {
  if (request.method === 'OPTIONS') return answerAllow(['OPTIONS,GET,HEAD'])
  if (request.method === 'GET' || request.method === 'HEAD') return answerRoot(request)
  throw unsupported(request.method)
}

/** The root with a slash behind it, or nothing. */
function otherAnswer(request: RestRequest): Promise<Response> | Response {
  if (request.path === '/') return rootAnswer(request)
  throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
}

function functionAnswer(request: RestRequest): Promise<Response> | Response {
  return request.method === 'OPTIONS' ? answerFunctionOptions(request) : answerCall(request)
}

function tableAnswer(request: RestRequest): Promise<Response> | Response {
  const { method } = request
  if (method === 'OPTIONS') return answerTableOptions(request)
  if (method === 'GET' || method === 'HEAD') return answerRead(request)
  if (['POST', 'PATCH', 'PUT', 'DELETE'].includes(method)) return answerMutation(request)
  throw unsupported(method)
}

function unsupported(method: string): RestError {
  return new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
}

async function answer(
  options: RestOptions,
  context: Context<CallerVariables>,
  work: Answer,
): Promise<Response> {
  const caller = context.get('caller')
  try {
    return await retryOnNewSchema(options, context, work)
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
async function retryOnNewSchema(
  options: RestOptions,
  context: Context<CallerVariables>,
  work: Answer,
): Promise<Response> {
  const toRequest = requestReader(options, context)
  try {
    return await work(toRequest())
  } catch (error) {
    const isUnknownName = error instanceof RestError && /^PGRST(20[0245]|106)$/.test(error.code)
    if (!isUnknownName || !(await options.schemaCache.reloadIfOld())) throw error
    return work(toRequest())
  }
}

/** The query string. A key in it is for the gateway, not a filter. */
function withoutKey(url: string): string {
  const start = url.indexOf('?')
  const query = start < 0 ? '' : url.slice(start + 1)
  if (!query.includes('apikey=')) return query
  return query
    .split('&')
    .filter((part) => !part.startsWith('apikey='))
    .join('&')
}

/** The body can be read only once, however often the request is looked at. */
function requestReader(options: RestOptions, context: Context<CallerVariables>): () => RestRequest {
  const { req } = context
  const query = withoutKey(req.url)
  let body: Promise<Buffer> | undefined
  return () => {
    const schema = options.schemaCache.current()
    return {
      pool: options.pool,
      schema,
      caller: asRestCaller(context.get('caller'), schema.settings),
      method: req.method,
      url: req.url,
      path: req.path.replace(/^\/rest\/v1/, '') || '/',
      schemaName: requestedSchema(schema, req.method, req.raw.headers),
      name: req.param('name') ?? '',
      query,
      headers: req.raw.headers,
      body: () => (body ??= req.arrayBuffer().then((bytes) => Buffer.from(bytes))),
    }
  }
}
