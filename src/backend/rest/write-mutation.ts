import type { Negotiated } from './negotiate.ts'
import type { Comparison } from './parse-condition.ts'
import type { Payload } from './parse-payload.ts'
import type { NodePlan, PlannedCondition } from './plan-node.ts'
import { RestError } from './rest-error.ts'
import type { Relation, Schema } from './schema.ts'
import type { Scope } from './scope.ts'
import { requireColumn } from './scope.ts'
import { identifier, qualified, SqlWriter } from './sql-writer.ts'
import type { Statement } from './statement.ts'
import { wrapRows } from './write-body.ts'
import { writePlainCondition } from './write-condition.ts'
import { writeNode } from './write-node.ts'
import { writePayload } from './write-payload.ts'

export interface Returning {
  /** What the answer shows of the changed rows; null shows nothing, and then needs no right to read. */
  plan: NodePlan | null
  negotiated: Negotiated
  /** Columns for the address of an inserted row. */
  location: string[]
}

export interface Insertion {
  payload: Payload
  missingIsDefault: boolean
  /** Null: a duplicate is an error. */
  conflict: { columns: string[]; action: 'merge' | 'ignore' } | null
  /** Of a PUT: what every row must fit, so that address and body mean the same one. */
  conditions: PlannedCondition[]
}

const source = '"pgrst_source"'

interface Mutation {
  writer: SqlWriter
  schema: Schema
  relation: Relation
  returning: Returning
}

/** Inserts rows, given to Postgres as one JSON value. */
export function writeInsert(
  schema: Schema,
  relation: Relation,
  insertion: Insertion,
  returning: Returning,
): Statement {
  const writer = new SqlWriter()
  const { payload, conflict, missingIsDefault } = insertion
  const row = writer.alias('body')
  const target = writer.relationAlias(relation.name, 0)
  const names = payload.keys.map(identifier).join(', ')
  const scope: Scope = { writer, schema, relation, alias: row, used: new Set() }
  const counts = conflict?.action === 'merge'
  const conditions = [
    ...(counts ? [countInserted(1)] : []),
    ...insertion.conditions.map((condition) => writePlainCondition(scope, condition)),
  ]
  const rows = writePayload(scope, payload, missingIsDefault)
  const shown = payload.keys.map((name) => `${row}.${identifier(name)}`).join(', ')
  const sql = [
    `insert into ${qualified(relation)} as ${target}${names === '' ? '' : ` (${names})`}`,
    `select ${shown} from ${rows}`,
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    writeConflict(relation, insertion, counts),
  ].join(' ')
  return finish({ writer, schema, relation, returning }, sql, target, counts)
}

/** Changes the rows that the conditions fit. */
export function writeUpdate(
  schema: Schema,
  relation: Relation,
  payload: Payload,
  missingIsDefault: boolean,
  conditions: PlannedCondition[],
  returning: Returning,
): Statement {
  const writer = new SqlWriter()
  const target = writer.relationAlias(relation.name, 0)
  if (payload.keys.length === 0) {
    return finish({ writer, schema, relation, returning }, null, target, false)
  }
  const scope: Scope = { writer, schema, relation, alias: writer.alias('body'), used: new Set() }
  const sets = payload.keys
    .map((name) => `${identifier(name)} = ${scope.alias}.${identifier(name)}`)
    .join(', ')
  const from = writePayload(scope, payload, missingIsDefault)
  const where = writeWhere({ ...scope, alias: target }, conditions, 'UPDATE')
  const one = `(select * from ${from} limit 1) as ${scope.alias}`
  const sql = `update ${qualified(relation)} as ${target} set ${sets} from ${one}${where}`
  return finish({ writer, schema, relation, returning }, sql, target, false)
}

/** Deletes the rows that the conditions fit. */
export function writeDelete(
  schema: Schema,
  relation: Relation,
  conditions: PlannedCondition[],
  returning: Returning,
): Statement {
  const writer = new SqlWriter()
  const target = writer.relationAlias(relation.name, 0)
  const scope: Scope = { writer, schema, relation, alias: target, used: new Set() }
  const sql = `delete from ${qualified(relation)} as ${target}${writeWhere(scope, conditions, 'DELETE')}`
  return finish({ writer, schema, relation, returning }, sql, target, false)
}

function writeWhere(scope: Scope, conditions: PlannedCondition[], verb: string): string {
  // Hosted Supabase refuses this likewise: a forgotten filter must not empty a table.
  if (conditions.length === 0) throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
  return ` where ${conditions.map((condition) => writePlainCondition(scope, condition)).join(' and ')}`
}

/** Each row counts as put in until it turns out to merge; in a setting, for views tell of it nowhere else. */
function countInserted(step: 1 | -1): string {
  const before = `coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)`
  return `set_config('pgrst.inserted', (${before} + ${step})::text, true) <> ''`
}

function writeConflict(relation: Relation, insertion: Insertion, counts: boolean): string {
  const { conflict, payload } = insertion
  if (conflict === null || conflict.columns.length === 0) return ''
  for (const name of conflict.columns) requireColumn(relation, name)
  const place = `on conflict (${conflict.columns.map(identifier).join(', ')})`
  if (conflict.action === 'ignore' || payload.keys.length === 0) return `${place} do nothing`
  const sets = payload.keys.map((name) => `${identifier(name)} = excluded.${identifier(name)}`)
  return `${place} do update set ${sets.join(', ')}${counts ? ` where ${countInserted(-1)}` : ''}`
}

/** Puts the change before what is read of it. `sql` is null when nothing is to be changed. */
function finish(mutation: Mutation, sql: string | null, target: string, counts: boolean): Statement {
  const { writer, schema, relation, returning } = mutation
  const { plan, location } = returning
  const written =
    plan === null ? null : writeNode(writer, schema, plan, { from: (alias) => `${source} as ${alias}` })
  const used = new Set([...(written?.used ?? []), ...location])
  const list = returned(relation, target, used)
  const none = `select ${list} from ${qualified(relation)} as ${target} where false`
  const changed = sql === null ? none : `${sql} returning ${list}`
  return wrapRows(writer, written?.sql ?? `select from ${source}`, {
    prefix: `${source} as (${changed})`,
    totalSql: null,
    negotiated: plan === null && !returning.negotiated.explain ? null : returning.negotiated,
    location: location.length > 0 ? { columns: location, source } : null,
    countsInserted: counts,
  })
}

/** All columns, and computed fields besides, or only those that the answer reads. */
function returned(relation: Relation, target: string, used: Set<string>): string {
  const names = [...used].filter((name) => name !== '*' && !(used.has('*') && relation.columns.has(name)))
  const list = [
    ...(used.has('*') ? [`${target}.*`] : []),
    ...names.map((name) => `${target}.${identifier(name)}`),
  ]
  return list.length > 0 ? list.join(', ') : '1 as "pgrst_changed"'
}

/** A filter that compares a key column with one value, as a PUT must. */
export function isKeyFilter(condition: PlannedCondition, primaryKey: string[]): condition is Comparison {
  return (
    condition.kind === 'comparison' &&
    condition.operator === 'eq' &&
    !condition.negated &&
    condition.quantifier === null &&
    condition.path.length === 0 &&
    primaryKey.includes(condition.column)
  )
}
