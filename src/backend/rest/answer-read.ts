import { answerRows, requireSingle } from './answer.ts'
import type { Preferences, Shape } from './parse-preferences.ts'
import { parseAccept, parsePreferences, parseRange } from './parse-preferences.ts'
import { parseQuery } from './parse-query.ts'
import type { QueryNode } from './parse-select.ts'
import type { RestRequest } from './rest-app.ts'
import { RestError } from './rest-error.ts'
import { runStatement } from './run-statement.ts'
import type { Relation, Schema } from './schema-cache.ts'
import type { Statement } from './statement.ts'
import { writeRead } from './write-read.ts'

interface ReadPlan {
  statement: Statement
  preferences: Preferences
  shape: Shape
  offset: number
  /** Without a limit the rows themselves are the count. */
  isWhole: boolean
}

const mostPlans = 1_000
/** Pages ask the same again and again. A changed schema is a new object and starts empty. */
const plans = new WeakMap<Schema, Map<string, ReadPlan>>()

/** GET and HEAD of a table or view. */
export async function answerRead(request: RestRequest): Promise<Response> {
  const { statement, preferences, shape, offset, isWhole } = findPlan(request)
  const { pool, caller, facts } = request
  const outcome = await runStatement(pool, caller, statement, {
    request: facts,
    readOnly: true,
    ...(shape.single ? { check: requireSingle } : {}),
  })
  const total = preferences.count && isWhole ? outcome.rows : outcome.total
  const isHead = request.method === 'HEAD'
  return answerRows(outcome, { single: shape.single, offset, total, isHead })
}

function findPlan(request: RestRequest): ReadPlan {
  const schema = request.schemaCache.current()
  const headers = ['prefer', 'accept', 'range'].map((name) => request.header(name) ?? '')
  const key = [request.name, ...headers, request.query].join('\n')
  let known = plans.get(schema)
  if (!known) plans.set(schema, (known = new Map()))
  const plan = known.get(key) ?? makePlan(request, schema)
  if (known.size >= mostPlans) known.clear()
  known.set(key, plan)
  return plan
}

function makePlan(request: RestRequest, schema: Schema): ReadPlan {
  const relation = findRelation(schema, request.name)
  const preferences = parsePreferences(request.header('prefer'))
  const shape = parseAccept(request.header('accept'))
  const { node } = parseQuery(new URLSearchParams(request.query))
  applyRange(node, request)
  const isWhole = node.limit === null && node.offset === 0
  const counts = preferences.count && !isWhole
  const statement = writeRead(schema, relation, node, { counts, stripNulls: shape.stripNulls })
  return { statement, preferences, shape, offset: node.offset, isWhole }
}

/** A table or view that callers may name; throws PostgREST's 404 when the schema has none. */
export function findRelation(schema: Schema, name: string): Relation {
  const relation = schema.relations.get(name)
  if (relation) return relation
  throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}

/** `Range: 0-9` narrows what limit and offset leave. */
export function applyRange(node: QueryNode, request: RestRequest): void {
  const range = parseRange(request.header('range'))
  if (!range) return
  node.offset += range.offset
  if (range.limit !== null) node.limit = Math.min(node.limit ?? range.limit, range.limit)
}
