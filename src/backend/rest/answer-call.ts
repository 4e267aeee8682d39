import { answerRows, onlyObject, requireSingle } from './answer.ts'
import { isObject, parseJson } from './answer-mutation.ts'
import { applyRange } from './answer-read.ts'
import { parseAccept, parsePreferences } from './parse-preferences.ts'
import type { RestQuery } from './parse-query.ts'
import { parseQuery } from './parse-query.ts'
import type { RestRequest } from './rest-app.ts'
import { RestError } from './rest-error.ts'
import type { Outcome } from './run-statement.ts'
import { runStatement } from './run-statement.ts'
import type { DatabaseFunction } from './schema-cache.ts'
import type { CallArguments } from './write-call.ts'
import { findFunction, writeCall } from './write-call.ts'

/** POST, GET and HEAD of `/rpc/{function}`. By GET a function cannot write. */
export async function answerCall(request: RestRequest): Promise<Response> {
  const schema = request.schemaCache.current()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && request.method !== 'POST') {
    throw new RestError(405, 'PGRST101', 'Only GET, HEAD and POST are allowed on functions')
  }
  const overloads = schema.functions.get(request.name) ?? []
  const isArgument = (name: string): boolean =>
    isRead && overloads.some((one) => one.arguments.some((argument) => argument.name === name))
  const query = parseQuery(new URLSearchParams(request.query), isArgument)
  applyRange(query.node, request)
  const given = await readArguments(request, query, isRead)
  const called = findFunction(schema, request.name, [...namesOf(given)])
  const shape = parseAccept(request.header('accept'))
  const preferences = parsePreferences(request.header('prefer'))
  const isWhole = query.node.limit === null && query.node.offset === 0
  const counts = preferences.count && !isWhole
  const statement = writeCall(schema, called, given, query.node, { counts, stripNulls: shape.stripNulls })
  const isSingle = shape.single && called.returns.kind === 'rows'
  const outcome = await runStatement(request.pool, request.caller, statement, {
    request: request.facts,
    readOnly: isRead,
    ...(isSingle ? { check: requireSingle } : {}),
  })
  const total = preferences.count && isWhole ? outcome.rows : counts ? outcome.total : null
  return answerResult(request, called, query, isSingle, outcome, total)
}

async function readArguments(
  request: RestRequest,
  query: RestQuery,
  isRead: boolean,
): Promise<CallArguments> {
  if (isRead) return { kind: 'texts', values: query.arguments }
  const values = parseJson((await request.body()) || '{}')
  if (!isObject(values))
    throw new RestError(400, 'PGRST102', 'The arguments of a function are one JSON object')
  return { kind: 'json', values }
}

function namesOf(given: CallArguments): Iterable<string> {
  return given.kind === 'texts' ? given.values.keys() : Object.keys(given.values)
}

function answerResult(
  request: RestRequest,
  called: DatabaseFunction,
  query: RestQuery,
  isSingle: boolean,
  outcome: Outcome,
  total: number | null,
): Response {
  const isHead = request.method === 'HEAD'
  if (called.returns.kind === 'void') return new Response(null, { status: 204 })
  if (called.returns.kind === 'scalar') {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-range': '0-0/*' }
    return new Response(isHead ? null : (outcome.body ?? 'null'), { status: 200, headers })
  }
  const offset = query.node.offset
  if (called.returnsSet || isSingle) return answerRows(outcome, { single: isSingle, offset, total, isHead })
  const body = outcome.rows === 1 ? onlyObject(outcome.body) : 'null'
  return answerRows({ ...outcome, body }, { single: false, offset, total, isHead })
}
