import type pg from 'pg'
import { escapeIdentifier, escapeLiteral } from 'pg'
import type { Change, Texts } from './change-feed.ts'
import type { Column } from './table-facts.ts'
import { toJsonValue } from './to-json-value.ts'
import { findRow } from './who-see-row.ts'

/** Of larger rows only short values are told, and an error, as Supabase Realtime does. */
const largestRow = 1024 * 1024
const shortValue = 64

/**
 * A change as JSON: of the columns that a role may read those that were selected, and the key. Of an old row there is only its
 * key where policies could have hidden the rest. `rest` are the values that the log left out.
 */
export function writeChange(
  change: Change,
  readable: string[],
  select: string[] | null,
  rest: Record<string, unknown>,
): string {
  const { table, row, oldRow } = change
  const isKey = ({ name }: Column): boolean => table.primaryKey.includes(name)
  const columns = table.columns.filter(
    (column) =>
      readable.includes(column.name) && (select === null || select.includes(column.name) || isKey(column)),
  )
  const isLarge = lengthOf(row) + lengthOf(oldRow) > largestRow
  const record = (values: Texts, of: Column[]): Record<string, unknown> =>
    Object.fromEntries(
      of
        .filter(({ name }) => !isLarge || (values[name]?.length ?? 0) <= shortValue)
        .map(({ name, type }) => {
          const text = values[name]
          return [name, text === undefined ? (rest[name] ?? null) : toJsonValue(text, type)]
        }),
    )
  const oldColumns = columns.filter(
    (column) => oldRow?.[column.name] !== undefined && (!table.hasPolicies || isKey(column)),
  )
  return JSON.stringify({
    schema: table.schema,
    table: table.name,
    commit_timestamp: change.committedAt,
    type: change.type,
    columns: columns.map(({ name, type }) => ({ name, type })),
    record: row === null ? {} : record(row, columns),
    old_record: oldRow === null ? {} : record(oldRow, oldColumns),
    errors: isLarge ? ['Error 413: Payload Too Large'] : null,
  })
}

/** Long values that did not change are not in the log: they are read from the row as it is now. */
export async function unchangedValues(pool: pg.Pool, change: Change): Promise<Record<string, unknown>> {
  const { table, row } = change
  const missing = row === null ? [] : table.columns.filter(({ name }) => row[name] === undefined)
  if (missing.length === 0 || table.primaryKey.length === 0) return {}
  const pairs = missing.map(({ name }) => `${escapeLiteral(name)}, ${escapeIdentifier(name)}`).join(', ')
  const { rows } = await pool.query<{ rest: Record<string, unknown> }>(
    `select json_build_object(${pairs}) as rest from ${findRow(change)}`,
  )
  return rows[0]?.rest ?? {}
}

function lengthOf(texts: Texts | null): number {
  return Object.values(texts ?? {}).reduce((sum, text) => sum + (text?.length ?? 0), 0)
}
