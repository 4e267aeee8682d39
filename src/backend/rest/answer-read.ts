import { contentRange, isSingle, rangeStatus, requireSingle, toResponse } from './answer.ts'
import { findRelation } from './find-relation.ts'
import type { Negotiated } from './negotiate.ts'
import { negotiate } from './negotiate.ts'
import type { Preferences } from './parse-preferences.ts'
import { alwaysHeeded, parsePreferences, preferencesApplied } from './parse-preferences.ts'
import { parseQuery } from './parse-query.ts'
import { applyRange } from './parse-range.ts'
import type { QueryNode } from './parse-select.ts'
import { planNode } from './plan-node.ts'
import type { RestRequest } from './rest-request.ts'
import { runOptions } from './rest-request.ts'
import type { Outcome } from './run-statement.ts'
import { runStatement } from './run-statement.ts'
import type { Schema } from './schema.ts'
import type { Statement } from './statement.ts'
import { writeEstimate, writeRead } from './write-read.ts'

interface ReadPlan {
  statement: Statement
  estimate: Statement | null
  preferences: Preferences
  negotiated: Negotiated
  offset: number
  /** What is the same in every answer. */
  headers: Record<string, string | null>
  /** Without a limit the rows themselves are the count. */
  isWhole: boolean
}

const mostPlans = 1_000
/** Pages ask the same again and again. A changed schema is a new object and starts empty. */
const plans = new WeakMap<Schema, Map<string, ReadPlan>>()

/** GET and HEAD of a table or view. */
export async function answerRead(request: RestRequest): Promise<Response> {
  const plan = findPlan(request)
  const { preferences, negotiated, offset } = plan
  const options = runOptions(request, preferences, {
    readOnly: true,
    estimate: plan.estimate,
    ...(isSingle(negotiated) ? { check: requireSingle } : {}),
  })
  const outcome = await runStatement(request.pool, request.caller, plan.statement, options)
  if (negotiated.explain) {
    return toResponse(request, outcome, { status: 200, headers: plan.headers, body: outcome.body })
  }
  const total = totalOf(request, plan, outcome)
  return toResponse(request, outcome, {
    status: rangeStatus(offset, outcome.rows, total),
    headers: { ...plan.headers, 'content-range': contentRange(offset, offset + outcome.rows - 1, total) },
    body: outcome.body,
  })
}

function totalOf(request: RestRequest, plan: ReadPlan, outcome: Outcome): number | null {
  const { count } = plan.preferences
  if (count === null) return null
  if (count === 'planned') return outcome.estimated
  const total = plan.isWhole ? outcome.rows : (outcome.total ?? 0)
  const { maxRows } = request.schema.settings
  const isMore = count === 'estimated' && maxRows !== null && total > maxRows
  return isMore ? Math.max(total, outcome.estimated ?? 0) : total
}

/** The address with its parameters in order, by which caches may know the same question again. */
function contentLocation({ name, query }: RestRequest): string {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return `/${encodeURIComponent(name)}${parameters.size === 0 ? '' : `?${parameters}`}`
}

function findPlan(request: RestRequest): ReadPlan {
  const { schema } = request
  const range = request.method === 'GET' ? request.headers.get('range') : null
  const headers = [
    request.headers.get('prefer'),
    request.headers.get('accept'),
    range,
    String(isHead(request)),
  ]
  const key = [request.schemaName, request.name, ...headers, request.query].join('\n')
  let known = plans.get(schema)
  if (!known) plans.set(schema, (known = new Map()))
  const plan = known.get(key) ?? makePlan(request, range)
  if (known.size >= mostPlans) known.clear()
  known.set(key, plan)
  return plan
}

function isHead(request: RestRequest): boolean {
  return request.method === 'HEAD'
}

function makePlan(request: RestRequest, range: string | null): ReadPlan {
  const { schema, schemaName, name } = request
  const relation = findRelation(schema, { schema: schemaName, name })
  const preferences = parsePreferences(request.headers.get('prefer') ?? undefined, schema.settings)
  const { node } = parseQuery(new URLSearchParams(request.query))
  applyRange(node, range)
  const produced = { relation, isWhole: isWholeRow(node), domain: null }
  const negotiated = negotiate(schema, request.headers.get('accept') ?? undefined, produced)
  const plan = planNode(schema, relation, node)
  const { count } = preferences
  const isWhole = plan.limit === null && plan.offset === 0 && !plan.isGrouped
  // Where there are no most rows, an estimate that is no worse than the count is the count.
  const exact = count === 'estimated' && schema.settings.maxRows === null ? 'exact' : count
  const counts = exact === 'planned' || isWhole ? null : exact
  return {
    // Nobody sees the body of a HEAD.
    statement: writeRead(schema, plan, {
      counts,
      negotiated: isHead(request) && !negotiated.explain ? null : negotiated,
    }),
    estimate: exact === 'planned' || exact === 'estimated' ? writeEstimate(schema, plan) : null,
    preferences,
    negotiated,
    headers: {
      'content-type': negotiated.contentType,
      'content-location': negotiated.explain ? null : contentLocation(request),
      'preference-applied': negotiated.explain ? null : preferencesApplied(preferences, alwaysHeeded),
    },
    offset: node.offset,
    isWhole,
  }
}

/** Whether all columns are asked for and nothing else. */
export function isWholeRow(node: QueryNode): boolean {
  return node.items.length === 1 && node.items[0]?.kind === 'all'
}
