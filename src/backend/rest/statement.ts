import type { SqlValue, SqlWriter } from './sql-writer.ts'
import type { WrittenNode } from './write-node.ts'

/** One SQL statement with its bound values. `answers`: it gives one row of `StatementRow`; else its row count tells. */
export interface Statement {
  sql: string
  values: SqlValue[]
  answers: boolean
}

export interface StatementRow {
  /** All rows that fit, when a count was asked for. */
  total: string | null
  rows: string
  /** JSON text. */
  body: string
}

export interface WrapOptions {
  counts: boolean
  stripNulls: boolean
  /** `with …` before the statement. */
  prefix?: string
}

/** Lets Postgres build the body, so that one row comes back whatever was asked. */
export function wrapNode(writer: SqlWriter, written: WrittenNode, options: WrapOptions): Statement {
  const row = writer.alias('r')
  const list = `coalesce(json_agg(${row}.*), '[]')`
  const body = options.stripNulls ? `json_strip_nulls(${list})` : list
  const total = options.counts ? `(${written.countSql})` : 'null::bigint'
  const select = `select ${total} as "total", count(*) as "rows", ${body}::text as "body" from (${written.sql}) as ${row}`
  return { sql: `${options.prefix ?? ''}${select}`, values: writer.values, answers: true }
}
