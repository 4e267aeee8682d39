import type { SqlValue } from './sql-writer.ts'

/** One SQL statement with its bound values. It gives one row of `StatementRow`. */
export interface Statement {
  sql: string
  values: SqlValue[]
  /** The plan of the statement is wanted instead of its row. */
  explain: { format: 'json' | 'text'; options: string[] } | null
}

export interface StatementRow {
  /** All rows that fit, when a count was asked for. */
  total: string | null
  rows: string | number
  /** Text; bytes where a media type of the project's own is made of them. */
  body: string | Buffer | null
  /** What functions and triggers set as `response.headers` and `response.status`. */
  headers: string | null
  status: string | null
  /** How many rows an upsert put in, of those that it put in or merged. */
  inserted: number | null
  /** JSON of the pairs of key columns and values of one inserted row. */
  location: string | null
}
