import { answerRows, requireSingle } from './answer.ts'
import { parseAccept, parsePreferences, parseRange } from './parse-preferences.ts'
import { parseQuery } from './parse-query.ts'
import type { QueryNode } from './parse-select.ts'
import type { RestRequest } from './rest-app.ts'
import { RestError } from './rest-error.ts'
import { runStatement } from './run-statement.ts'
import type { Relation, Schema } from './schema-cache.ts'
import { writeRead } from './write-read.ts'

/** GET and HEAD of a table or view. */
export async function answerRead(request: RestRequest): Promise<Response> {
  const schema = request.schemaCache.current()
  const relation = findRelation(schema, request.name)
  const preferences = parsePreferences(request.header('prefer'))
  const shape = parseAccept(request.header('accept'))
  const { node } = parseQuery(request.search)
  applyRange(node, request)
  // Without a limit the rows themselves are the count.
  const isWhole = node.limit === null && node.offset === 0
  const statement = writeRead(schema, relation, node, {
    counts: preferences.count && !isWhole,
    stripNulls: shape.stripNulls,
  })
  const { pool, caller, facts } = request
  const outcome = await runStatement(pool, caller, statement, {
    request: facts,
    readOnly: true,
    ...(shape.single ? { check: requireSingle } : {}),
  })
  const total = preferences.count && isWhole ? outcome.rows : outcome.total
  const isHead = request.method === 'HEAD'
  return answerRows(outcome, { single: shape.single, offset: node.offset, total, isHead })
}

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
