import { parseStorable, UnstorableText } from '../gateway/storable-json.ts'
import { onlyObject, requireSingle } from './answer.ts'
import { findRelation } from './answer-read.ts'
import type { Preferences } from './parse-preferences.ts'
import { parseAccept, parsePreferences } from './parse-preferences.ts'
import type { RestQuery } from './parse-query.ts'
import { parseQuery } from './parse-query.ts'
import { emptyNode } from './parse-select.ts'
import type { RestRequest } from './rest-app.ts'
import { RestError } from './rest-error.ts'
import type { Outcome } from './run-statement.ts'
import { runStatement } from './run-statement.ts'
import type { Relation, Schema } from './schema-cache.ts'
import type { Statement } from './statement.ts'
import type { Returning } from './write-mutation.ts'
import { writeDelete, writeInsert, writeUpdate } from './write-mutation.ts'

type JsonObject = Record<string, unknown>

class RolledBack extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('rolled back as asked')
    this.outcome = outcome
  }
}

/** POST, PATCH and DELETE of a table or view. */
export async function answerMutation(request: RestRequest): Promise<Response> {
  const schema = request.schemaCache.current()
  const relation = findRelation(schema, request.name)
  const preferences = parsePreferences(request.header('prefer'))
  const shape = parseAccept(request.header('accept'))
  const query = parseQuery(new URLSearchParams(request.query))
  const returning = { node: shownNode(relation, query, preferences), stripNulls: shape.stripNulls }
  const statement = await writeMutation(request, schema, relation, query, preferences, returning)
  const check = (outcome: Outcome): void => {
    // An answer that shows nothing has no object to be single.
    if (shape.single && preferences.returns === 'representation') requireSingle(outcome)
    refuseTooMany(outcome, preferences)
    if (preferences.rollback) throw new RolledBack(outcome)
  }
  const options = { request: request.facts, readOnly: false, check }
  const outcome = await runStatement(request.pool, request.caller, statement, options).catch((error) => {
    if (error instanceof RolledBack) return error.outcome
    throw error
  })
  return answerChanged(request, relation, preferences, shape.single, outcome)
}

function shownNode(relation: Relation, query: RestQuery, preferences: Preferences): Returning['node'] {
  if (preferences.returns === 'representation') return query.node
  if (preferences.returns === 'minimal' || relation.primaryKey.length === 0) return null
  return emptyNode(
    relation.primaryKey.map((name) => ({ kind: 'column', name, path: [], cast: null, alias: null })),
  )
}

async function writeMutation(
  request: RestRequest,
  schema: Schema,
  relation: Relation,
  query: RestQuery,
  preferences: Preferences,
  returning: Returning,
): Promise<Statement> {
  if (request.method === 'DELETE') return writeDelete(schema, relation, query.node, returning)
  if (request.method === 'PATCH') {
    const change = parseJson(await request.body())
    if (!isObject(change)) throw new RestError(400, 'PGRST102', 'All object keys must match')
    const columns = query.columns ?? Object.keys(change)
    return writeUpdate(schema, relation, change, columns, query.node, returning)
  }
  if (request.method !== 'POST') {
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`)
  }
  const rows = parseRows(await request.body(), query.columns)
  const conflict = conflictOf(query, preferences)
  const columns = query.columns ?? Object.keys(rows[0] ?? {})
  const insertion = { rows, columns, missingIsDefault: preferences.missingIsDefault, conflict }
  return writeInsert(schema, relation, insertion, returning)
}

function conflictOf(
  query: RestQuery,
  { resolution }: Preferences,
): { columns: string[]; action: 'merge' | 'ignore' } | null {
  if (resolution === null) return null
  return { columns: query.onConflict ?? [], action: resolution === 'merge-duplicates' ? 'merge' : 'ignore' }
}

/** Throws PostgREST's own error when the text is no JSON, and Postgres' own when it holds what cannot be kept. */
export function parseJson(text: string): unknown {
  try {
    return parseStorable(text)
  } catch (error) {
    if (error instanceof UnstorableText) {
      throw new RestError(400, '22P05', 'unsupported Unicode escape sequence')
    }
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  }
}

/** Lists and null are no objects here. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One object or a list of objects. Without `columns=` all must have the keys of the first. */
function parseRows(text: string, columns: string[] | null): JsonObject[] {
  const parsed = parseJson(text)
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  if (!rows.every(isObject)) throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  const keys = Object.keys(rows[0] ?? {})
  const differs = (row: JsonObject): boolean =>
    Object.keys(row).length !== keys.length || keys.some((key) => !Object.hasOwn(row, key))
  if (columns === null && rows.some(differs)) {
    throw new RestError(400, 'PGRST102', 'All object keys must match')
  }
  return rows
}

function refuseTooMany(outcome: Outcome, preferences: Preferences): void {
  const { maxAffected } = preferences
  if (maxAffected === null || outcome.rows <= maxAffected) return
  throw new RestError(
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    `The query affects ${outcome.rows} rows`,
  )
}

function answerChanged(
  request: RestRequest,
  relation: Relation,
  preferences: Preferences,
  single: boolean,
  outcome: Outcome,
): Response {
  const isInsert = request.method === 'POST'
  const total = preferences.count ? outcome.rows : '*'
  const part = isInsert || request.method === 'DELETE' || outcome.rows === 0 ? '*' : `0-${outcome.rows - 1}`
  const headers = new Headers({
    'content-range': `${part}/${total}`,
    'preference-applied': appliedTo(preferences),
  })
  if (preferences.returns === 'representation') {
    headers.set('content-type', `application/${single ? 'vnd.pgrst.object+' : ''}json; charset=utf-8`)
    const body = single ? onlyObject(outcome.body) : outcome.body
    return new Response(body, { status: isInsert ? 201 : 200, headers })
  }
  if (preferences.returns === 'headers-only' && isInsert && outcome.rows === 1 && outcome.body !== '') {
    headers.set('location', locationOf(relation, onlyObject(outcome.body)))
  }
  return new Response(null, { status: isInsert ? 201 : 204, headers })
}

function appliedTo(preferences: Preferences): string {
  const resolution = preferences.resolution === null ? [] : [`resolution=${preferences.resolution}`]
  return [...resolution, `return=${preferences.returns}`].join(', ')
}

function locationOf(relation: Relation, keyJson: string): string {
  const key = JSON.parse(keyJson) as JsonObject
  const parts = Object.entries(key).map(([name, value]) => {
    return `${encodeURIComponent(name)}=eq.${encodeURIComponent(String(value))}`
  })
  return `/${encodeURIComponent(relation.name)}?${parts.join('&')}`
}
