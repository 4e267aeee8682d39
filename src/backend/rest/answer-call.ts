import { contentRange, isSingle, rangeStatus, refuseTooMany, requireSingle, toResponse } from './answer.ts'
import { isWholeRow } from './answer-read.ts'
import type { GivenArguments } from './find-function.ts'
import { findFunction } from './find-function.ts'
import type { Negotiated } from './negotiate.ts'
import { negotiate } from './negotiate.ts'
import { parseMediaType } from './parse-media-type.ts'
import type { Preferences } from './parse-preferences.ts'
import { alwaysHeeded, parsePreferences, preferencesApplied } from './parse-preferences.ts'
import { isObject, parseJson, parsePayload } from './parse-payload.ts'
import type { RestQuery } from './parse-query.ts'
import { parseQuery } from './parse-query.ts'
import { applyRange } from './parse-range.ts'
import { planNode } from './plan-node.ts'
import { bodyError, RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import { isReading, runOptions } from './rest-request.ts'
import type { Outcome } from './run-statement.ts'
import { runStatement } from './run-statement.ts'
import type { DatabaseFunction } from './schema.ts'
import { unknownRelation } from './schema.ts'
import type { CallArguments } from './write-call.ts'
import { writeCall } from './write-call.ts'

/** POST, GET and HEAD of `/rpc/{function}`. By GET a function cannot write. */
export async function answerCall(request: RestRequest): Promise<Response> {
  const isRead = isReading(request)
  if (!isRead && request.method !== 'POST') {
    throw new RestError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`)
  }
  const { schema, schemaName, name } = request
  const query = parseQuery(new URLSearchParams(request.query), isRead)
  if (request.method === 'GET') applyRange(query.node, request.headers.get('range'))
  const given = isRead ? ofAddress(query) : await ofBody(request, query)
  const called = findFunction(schema, { schema: schemaName, name }, given)
  const preferences = parsePreferences(request.headers.get('prefer') ?? undefined, schema.settings)
  const negotiated = negotiateCall(request, called, query)
  const isStrict = preferences.handling === 'strict' && preferences.maxAffected !== null
  if (isStrict && !called.returnsSet) throw singleCannotBound()
  const { returns } = called
  const plan = returns.kind === 'rows' ? planNode(schema, returns.relation, query.node) : null
  const isWhole = plan === null || (plan.limit === null && plan.offset === 0)
  const counts = preferences.count === 'exact' || preferences.count === 'estimated'
  const statement = writeCall(schema, called, given.toArguments(called), plan, {
    counts: counts && !isWhole,
    negotiated: request.method === 'HEAD' ? null : negotiated,
  })
  const check = (outcome: Outcome): void => {
    if (isSingle(negotiated)) requireSingle(outcome)
    if (isStrict) refuseTooMany(outcome, preferences.maxAffected)
  }
  const options = runOptions(
    request,
    preferences,
    {
      readOnly: isRead || called.volatility !== 'volatile',
      ...(isSingle(negotiated) || isStrict ? { check } : {}),
    },
    called,
  )
  const outcome = await runStatement(request.pool, request.caller, statement, options)
  const total = counts ? (isWhole ? outcome.rows : outcome.total) : null
  return answerResult(request, called, { preferences, negotiated, offset: query.node.offset, total }, outcome)
}

interface Given extends GivenArguments {
  toArguments: (called: DatabaseFunction) => CallArguments
}

function ofAddress(query: RestQuery): Given {
  return ofTexts(query.arguments, null)
}

function ofTexts(pairs: [string, string][], contentType: string | null): Given {
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value])
  return { names: [...values.keys()], contentType, toArguments: () => ({ kind: 'texts', values }) }
}

async function ofBody(request: RestRequest, query: RestQuery): Promise<Given> {
  const body = await request.body()
  const contentType = parseMediaType(request.headers.get('content-type') ?? 'application/json').name
  const text = body.toString('utf8')
  if (contentType === 'application/x-www-form-urlencoded') {
    return ofTexts([...new URLSearchParams(text)], contentType)
  }
  if (['text/plain', 'text/xml', 'application/octet-stream'].includes(contentType)) {
    const isText = contentType !== 'application/octet-stream'
    return { names: [], contentType, toArguments: () => ({ kind: 'body', body: isText ? text : body }) }
  }
  if (contentType === 'text/csv')
    return { ...ofJson(parsePayload(text, contentType, null).json, query.columns), contentType }
  if (contentType !== 'application/json' && !contentType.startsWith('application/vnd.pgrst.')) {
    throw bodyError(`Content-Type not acceptable: ${contentType}`)
  }
  return ofJson(text === '' ? '{}' : text, query.columns)
}

function ofJson(text: string, columns: string[] | null): Given {
  const value = parseJson(text)
  // Of a list the first object holds the arguments, unless the function takes the whole list.
  const first: unknown = Array.isArray(value) ? value[0] : value
  const names = columns ?? (isObject(first) ? Object.keys(first) : [])
  const json = Array.isArray(value) ? text : `[${text}]`
  return {
    names,
    contentType: 'application/json',
    toArguments: ({ arguments: known }) =>
      known.length === 1 && known[0]?.name === ''
        ? { kind: 'body', body: text }
        : { kind: 'json', names, json },
  }
}

function negotiateCall(request: RestRequest, called: DatabaseFunction, query: RestQuery): Negotiated {
  const { returns } = called
  const relation = returns.kind === 'rows' ? returns.relation : unknownRelation(called)
  const type = returns.kind === 'scalar' ? returns.type.name : ''
  const isMediaType = !called.returnsSet && /^[\w.-]+\/[\w.+-]+$|^\*\/\*$/.test(type)
  const domain = isMediaType && returns.kind === 'scalar' ? { name: type, isBinary: returns.isBinary } : null
  const produced = { relation, isWhole: isWholeRow(query.node), domain }
  return negotiate(request.schema, request.headers.get('accept') ?? undefined, produced)
}

function singleCannotBound(): RestError {
  return new RestError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  )
}

interface Shown {
  preferences: Preferences
  negotiated: Negotiated
  offset: number
  total: number | null
}

function answerResult(
  request: RestRequest,
  called: DatabaseFunction,
  { preferences, negotiated, offset, total }: Shown,
  outcome: Outcome,
): Response {
  const type = { 'content-type': negotiated.contentType }
  if (negotiated.explain) {
    return toResponse(request, outcome, { status: 200, headers: type, body: outcome.body })
  }
  const headers = {
    'content-range': contentRange(offset, offset + outcome.rows - 1, total),
    'preference-applied': preferencesApplied(preferences, [...alwaysHeeded, 'maxAffected']),
  }
  if (called.returns.kind === 'void')
    return toResponse(request, outcome, { status: 204, headers, body: null })
  const status = rangeStatus(offset, outcome.rows, total)
  return toResponse(request, outcome, { status, headers: { ...type, ...headers }, body: outcome.body })
}
