import type { QueryNode } from './parse-select.ts'
import { emptyNode } from './parse-select.ts'
import { RestError } from './rest-error.ts'
import type { Column, Relation, Schema } from './schema-cache.ts'
import { identifier, qualified, SqlWriter } from './sql-writer.ts'
import type { Statement } from './statement.ts'
import { wrapNode } from './statement.ts'
import { writeCondition } from './write-condition.ts'
import { newScope, writeNode } from './write-node.ts'

export interface Returning {
  /** What the answer shows of the changed rows; null shows nothing, and then needs no right to read. */
  node: QueryNode | null
  stripNulls: boolean
}

export interface Insertion {
  rows: Record<string, unknown>[]
  columns: string[]
  missingIsDefault: boolean
  /** Null: a duplicate is an error. */
  conflict: { columns: string[]; action: 'merge' | 'ignore' } | null
}

const target = '"target"'

/** Inserts rows, given to Postgres as one JSON value. */
export function writeInsert(
  schema: Schema,
  relation: Relation,
  insertion: Insertion,
  returning: Returning,
): Statement {
  const writer = new SqlWriter()
  const columns = knownColumns(relation, insertion.columns)
  const into = `insert into ${qualified(relation)} as ${target}`
  const conflict = writeConflict(relation, insertion)
  if (columns.length === 0) {
    // `{}` means one row of defaults, `[]` means nothing at all.
    if (insertion.rows.length > 1) throw new RestError(400, 'PGRST102', 'Several rows have no columns')
    const one = insertion.rows.length === 0 ? writeNoRow(relation) : `${into} default values${conflict}`
    return finish(writer, schema, relation, one, returning)
  }
  const names = columns.map((column) => identifier(column.name)).join(', ')
  const payload = writer.bind(JSON.stringify(insertion.rows))
  const rows = writeRows(columns, payload, insertion.missingIsDefault)
  return finish(writer, schema, relation, `${into} (${names}) ${rows}${conflict}`, returning)
}

/** Changes the rows that the conditions fit. */
export function writeUpdate(
  schema: Schema,
  relation: Relation,
  change: Record<string, unknown>,
  columnNames: string[],
  query: QueryNode,
  returning: Returning,
): Statement {
  const writer = new SqlWriter()
  const columns = knownColumns(relation, columnNames)
  if (columns.length === 0) return finish(writer, schema, relation, writeNoRow(relation), returning)
  const payload = writer.bind(JSON.stringify(change))
  const sets = columns.map(({ name }) => `${identifier(name)} = "row".${identifier(name)}`).join(', ')
  const record = `json_to_record(${payload}::json) as "row"(${columnTypes(columns)})`
  const where = writeWhere(writer, relation, query, 'UPDATE')
  const sql = `update ${qualified(relation)} as ${target} set ${sets} from ${record}${where}`
  return finish(writer, schema, relation, sql, returning)
}

/** Deletes the rows that the conditions fit. */
export function writeDelete(
  schema: Schema,
  relation: Relation,
  query: QueryNode,
  returning: Returning,
): Statement {
  const writer = new SqlWriter()
  const where = writeWhere(writer, relation, query, 'DELETE')
  return finish(
    writer,
    schema,
    relation,
    `delete from ${qualified(relation)} as ${target}${where}`,
    returning,
  )
}

function writeWhere(writer: SqlWriter, relation: Relation, query: QueryNode, verb: string): string {
  // Hosted Supabase refuses this likewise: a forgotten filter must not empty a table.
  if (query.conditions.length === 0) throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
  const scope = newScope(relation, target)
  return ` where ${query.conditions.map((condition) => writeCondition(writer, scope, condition)).join(' and ')}`
}

/** A statement that touches nothing, for a request that changes nothing. */
function writeNoRow(relation: Relation): string {
  return `select ${target}.* from ${qualified(relation)} as ${target} where false`
}

function finish(
  writer: SqlWriter,
  schema: Schema,
  relation: Relation,
  sql: string,
  returning: Returning,
): Statement {
  if (returning.node === null) return { sql, values: writer.values, answers: false }
  const shown: QueryNode = { ...emptyNode(returning.node.items), order: returning.node.order }
  const written = writeNode(writer, schema, shown, { relation, from: (alias) => `"changed" as ${alias}` })
  const columns = [...written.used].map((name) => `${target}.${identifier(name)}`)
  const list = columns.length > 0 ? columns.join(', ') : '1 as "one"'
  const changed = sql.startsWith('select') ? sql : `${sql} returning ${list}`
  return wrapNode(writer, written, {
    counts: false,
    stripNulls: returning.stripNulls,
    prefix: `with "changed" as (${changed}) `,
  })
}

function knownColumns(relation: Relation, names: string[]): Column[] {
  return names.map((name) => {
    const column = relation.columns.get(name)
    if (column) return column
    const message = `Could not find the '${name}' column of '${relation.name}' in the schema cache`
    throw new RestError(400, 'PGRST204', message)
  })
}

function columnTypes(columns: Column[]): string {
  return columns.map(({ name, type }) => `${identifier(name)} ${type}`).join(', ')
}

function writeRows(columns: Column[], payload: string, missingIsDefault: boolean): string {
  const types = columnTypes(columns)
  if (!missingIsDefault) {
    const list = columns.map(({ name }) => `"row".${identifier(name)}`).join(', ')
    return `select ${list} from json_to_recordset(${payload}::json) as "row"(${types})`
  }
  const list = columns.map((column) => {
    const own = `"row".${identifier(column.name)}`
    if (column.defaultSql === null) return own
    return `case when "each"."item" ? '${column.name.replaceAll("'", "''")}' then ${own} else ${column.defaultSql} end`
  })
  const items = `jsonb_array_elements(${payload}::jsonb) as "each"("item")`
  return `select ${list.join(', ')} from ${items}, lateral jsonb_to_record("each"."item") as "row"(${types})`
}

function writeConflict(relation: Relation, insertion: Insertion): string {
  const { conflict } = insertion
  if (conflict === null) return ''
  const columns = conflict.columns.length > 0 ? knownColumns(relation, conflict.columns) : []
  const names = columns.length > 0 ? columns.map(({ name }) => name) : relation.primaryKey
  if (names.length === 0) return ''
  const place = ` on conflict (${names.map(identifier).join(', ')})`
  if (conflict.action === 'ignore' || insertion.columns.length === 0) return `${place} do nothing`
  const sets = insertion.columns.map((name) => `${identifier(name)} = excluded.${identifier(name)}`)
  return `${place} do update set ${sets.join(', ')}`
}
