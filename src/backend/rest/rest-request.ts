import type pg from 'pg'
import type { Preferences } from './parse-preferences.ts'
import type { RestCaller } from './rest-caller.ts'
import { RestError } from './rest-error.ts'
import type { RunOptions } from './run-statement.ts'
import type { DatabaseFunction, Schema } from './schema.ts'
import { identifier } from './sql-writer.ts'

/** One request with all that answering it takes. */
export interface RestRequest {
  pool: pg.Pool
  schema: Schema
  caller: RestCaller
  method: string
  /** The whole address, as the caller wrote it. */
  url: string
  /** The path behind the mount. */
  path: string
  /** The schema that the request speaks of. */
  schemaName: string
  /** The table or function that the path names; empty at the root. */
  name: string
  /** The query string, without its question mark. */
  query: string
  headers: Headers
  /** The whole body, read once. */
  body: () => Promise<Buffer>
}

/** The schema that the profile header names, or the first. Throws 406 PGRST106 for one that is not exposed. */
export function requestedSchema(schema: Schema, method: string, headers: Headers): string {
  const isWrite = ['POST', 'PATCH', 'PUT', 'DELETE'].includes(method)
  const { schemas } = schema.settings
  const profile = headers.get(isWrite ? 'content-profile' : 'accept-profile') ?? schemas[0] ?? 'public'
  if (schemas.includes(profile)) return profile
  throw new RestError(
    406,
    'PGRST106',
    `Invalid schema: ${profile}`,
    null,
    `Only the following schemas are exposed: ${schemas.join(', ')}`,
  )
}

/** Whether something that is only asked is asked of the database. */
export function isReading(request: RestRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

/**
 * What functions, triggers and policies may read of the request, and what its transaction runs under
 * (https://docs.postgrest.org/en/v14/references/transactions.html).
 */
export function runOptions(
  request: RestRequest,
  preferences: Preferences,
  more: Partial<RunOptions> & Pick<RunOptions, 'readOnly'>,
  called?: DatabaseFunction,
): RunOptions {
  const { settings, roleSettings } = request.schema
  const { cookie = '', ...headers } = Object.fromEntries(request.headers)
  const isolation = called?.settings.find(([name]) => name === 'default_transaction_isolation')?.[1]
  const ends = preferences.tx ?? (settings.txEnd.startsWith('rollback') ? 'rollback' : 'commit')
  return {
    settings: [
      ['search_path', searchPathOf(request)],
      ['request.method', request.method],
      ['request.path', request.path],
      ['request.headers', JSON.stringify(headers)],
      ['request.cookies', cookie === '' ? '{}' : JSON.stringify(parseCookies(cookie))],
      ...(preferences.timezone === null ? [] : [['timezone', preferences.timezone] as [string, string]]),
      ...(called?.settings.filter(([name]) => name !== 'default_transaction_isolation') ?? []),
    ],
    roleSettings: roleSettings.get(request.caller.role) ?? [],
    preRequest:
      settings.preRequest === null ? null : settings.preRequest.split('.').map(identifier).join('.'),
    isolation: isolationLevel(isolation),
    estimate: null,
    rollback: ends === 'rollback',
    ...more,
  }
}

/** A changed schema is a new object and starts empty. */
const searchPaths = new WeakMap<Schema, Map<string, string>>()

function searchPathOf({ schema, schemaName }: RestRequest): string {
  let known = searchPaths.get(schema)
  if (!known) searchPaths.set(schema, (known = new Map()))
  let path = known.get(schemaName)
  if (path === undefined) {
    path = [schemaName, ...schema.settings.extraSearchPath].map(identifier).join(', ')
    known.set(schemaName, path)
  }
  return path
}

const isolationLevels = ['serializable', 'repeatable read', 'read committed', 'read uncommitted']

function isolationLevel(word: string | undefined): string | null {
  return isolationLevels.find((level) => level === word?.toLowerCase()) ?? null
}

function parseCookies(header: string): Record<string, string> {
  const pairs = header.split(';').flatMap((part): [string, string][] => {
    const equals = part.indexOf('=')
    return equals < 0 ? [] : [[part.slice(0, equals).trim(), part.slice(equals + 1).trim()]]
  })
  return Object.fromEntries(pairs)
}
