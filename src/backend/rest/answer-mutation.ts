import { contentRange, isSingle, refuseTooMany, requireSingle, toResponse } from './answer.ts'
import { isWholeRow } from './answer-read.ts'
import { findRelation } from './find-relation.ts'
import { negotiate } from './negotiate.ts'
import type { Preferences } from './parse-preferences.ts'
import { alwaysHeeded, parsePreferences, preferencesApplied } from './parse-preferences.ts'
import { parsePayload } from './parse-payload.ts'
import type { RestQuery } from './parse-query.ts'
import { parseQuery } from './parse-query.ts'
import type { NodePlan } from './plan-node.ts'
import { planNode } from './plan-node.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import { runOptions } from './rest-request.ts'
import type { Outcome } from './run-statement.ts'
import { runStatement } from './run-statement.ts'
import type { Relation } from './schema.ts'
import type { Statement } from './statement.ts'
import type { Insertion, Returning } from './write-mutation.ts'
import { isKeyFilter, writeDelete, writeInsert, writeUpdate } from './write-mutation.ts'

interface Mutation {
  request: RestRequest
  relation: Relation
  preferences: Preferences
  query: RestQuery
  plan: NodePlan
  returning: Returning
}

/** POST, PATCH, PUT and DELETE of a table or view. */
export async function answerMutation(request: RestRequest): Promise<Response> {
  const mutation = planMutation(request)
  const { preferences, relation } = mutation
  const { negotiated } = mutation.returning
  const statement = await writeMutation(mutation)
  const check = negotiated.explain ? undefined : checkOf(mutation)
  const options = runOptions(request, preferences, { readOnly: false, ...(check && { check }) })
  const outcome = await runStatement(request.pool, request.caller, statement, options)
  if (negotiated.explain) {
    const headers = { 'content-type': negotiated.contentType }
    return toResponse(request, outcome, { status: 200, headers, body: outcome.body })
  }
  return answerChanged(mutation, relation, outcome)
}

/** What the outcome must hold to stay; none for most, which then need not wait for it. */
function checkOf({ request, preferences, returning }: Mutation): ((outcome: Outcome) => void) | undefined {
  if (request.method === 'PUT') return requireKeyMatch
  // An answer that shows nothing has no object to be single.
  const isOne = isSingle(returning.negotiated) && preferences.return === 'representation'
  const { maxAffected } = preferences
  const isBounded = preferences.handling === 'strict' && request.method !== 'POST' && maxAffected !== null
  if (!isOne && !isBounded) return undefined
  return (outcome) => {
    if (isOne) requireSingle(outcome)
    if (isBounded) refuseTooMany(outcome, maxAffected)
  }
}

function planMutation(request: RestRequest): Mutation {
  const { schema, schemaName, name, headers, method } = request
  const relation = findRelation(schema, { schema: schemaName, name })
  const preferences = parsePreferences(headers.get('prefer') ?? undefined, schema.settings)
  const query = parseQuery(new URLSearchParams(request.query))
  if (method === 'PUT' && (query.node.limit !== null || query.node.offset > 0)) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  const produced = { relation, isWhole: isWholeRow(query.node), domain: null }
  const negotiated = negotiate(schema, headers.get('accept') ?? undefined, produced)
  const plan = planNode(schema, relation, query.node)
  const isShown = preferences.return === 'representation'
  const hasAddress = method === 'POST' && preferences.return === 'headers-only'
  const returning: Returning = {
    // The conditions have chosen what was changed; what is shown of it is all of that.
    plan: isShown ? { ...plan, conditions: [], limit: null, offset: 0 } : null,
    negotiated,
    location: hasAddress ? relation.primaryKey : [],
  }
  return { request, relation, preferences, query, plan, returning }
}

async function writeMutation(mutation: Mutation): Promise<Statement> {
  const { request, relation, preferences, query, plan, returning } = mutation
  const { schema, method } = request
  if (method === 'DELETE') return writeDelete(schema, relation, plan.conditions, returning)
  const isPut = method === 'PUT'
  if (isPut) requireKeyFilters(mutation)
  const body = (await request.body()).toString('utf8')
  const contentType = request.headers.get('content-type') ?? undefined
  const payload = parsePayload(body, contentType, isPut ? null : query.columns)
  const missingIsDefault = preferences.missing === 'default' && !isPut
  if (method === 'PATCH') {
    return writeUpdate(schema, relation, payload, missingIsDefault, plan.conditions, returning)
  }
  const conflict = isPut ? { columns: relation.primaryKey, action: 'merge' as const } : conflictOf(mutation)
  const conditions = isPut ? plan.conditions : []
  return writeInsert(schema, relation, { payload, missingIsDefault, conflict, conditions }, returning)
}

function conflictOf({ preferences, query, relation }: Mutation): Insertion['conflict'] {
  const { resolution } = preferences
  if (resolution === null) return null
  const columns = query.onConflict ?? relation.primaryKey
  return { columns, action: resolution === 'merge-duplicates' ? 'merge' : 'ignore' }
}

/** A PUT names one row by all of its key and by nothing else. */
function requireKeyFilters({ relation, plan }: Mutation): void {
  const { primaryKey } = relation
  const filtered = new Set(
    plan.conditions.flatMap((condition) => (isKeyFilter(condition, primaryKey) ? [condition.column] : [])),
  )
  const isKey = plan.conditions.every((condition) => isKeyFilter(condition, primaryKey))
  if (primaryKey.length > 0 && isKey && filtered.size === primaryKey.length) return
  throw new RestError(
    405,
    'PGRST105',
    `Filters must include all and only primary key columns with 'eq' operators`,
  )
}

function requireKeyMatch(outcome: Outcome): void {
  if (outcome.rows === 1) return
  throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
}

function answerChanged(
  { request, preferences, query, returning }: Mutation,
  relation: Relation,
  outcome: Outcome,
): Response {
  const { method } = request
  const isShown = preferences.return === 'representation'
  const total = preferences.count === null ? null : outcome.rows
  const hasKey = relation.primaryKey.length > 0 || query.onConflict !== null
  const heeds: (keyof Preferences)[] = [...alwaysHeeded, 'return']
  if (method === 'POST' && hasKey) heeds.push('resolution')
  if (method === 'POST' || method === 'PATCH') heeds.push('missing')
  if (method === 'PATCH' || method === 'DELETE') heeds.push('maxAffected')
  const last = method === 'PATCH' ? outcome.rows - 1 : -1
  return toResponse(request, outcome, {
    status: statusOf(method, preferences, isShown, outcome),
    headers: {
      'content-range': method === 'PUT' ? null : contentRange(0, last, total),
      'preference-applied': preferencesApplied(preferences, heeds),
      location: outcome.location === null ? null : locationOf(relation, outcome.location),
      'content-type': isShown ? returning.negotiated.contentType : null,
    },
    body: isShown ? outcome.body : null,
  })
}

/** 201 where rows came in; an upsert that only merged made nothing. */
function statusOf(method: string, { resolution }: Preferences, isShown: boolean, outcome: Outcome): number {
  const isMerge = method === 'PUT' || (method === 'POST' && resolution === 'merge-duplicates')
  const made = isMerge && (outcome.inserted ?? 0) <= 0 ? 200 : 201
  if (method === 'POST') return made
  if (!isShown) return 204
  return method === 'PUT' ? made : 200
}

function locationOf(relation: Relation, keyJson: string): string {
  const key = JSON.parse(keyJson) as [name: string, value: string | null][]
  const parts = key.map(([name, value]) => {
    const filter = value === null ? 'is.null' : `eq.${value}`
    return `${encodeURIComponent(name)}=${encodeURIComponent(filter)}`
  })
  return `/${encodeURIComponent(relation.name)}?${parts.join('&')}`
}
