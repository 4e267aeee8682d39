import type pg from 'pg'
import { DatabaseError, escapeIdentifier, escapeLiteral } from 'pg'
import { asRole } from '../gateway/as-role.ts'
import type { Caller } from '../gateway/caller.ts'
import type { Change } from './change-feed.ts'
import { toJsonValue } from './to-json-value.ts'

export interface SeenChange {
  columns: { name: string; type: string }[]
  record: Record<string, unknown>
  oldRecord: Record<string, unknown>
}

interface SeenRow {
  readable: string[]
  /** Columns that the log left out; null when the caller's policies hide the row. */
  rest: Record<string, unknown> | null
}

const insufficientPrivilege = '42501'

/**
 * A change as this caller may see it: a new or changed row only when their policies show it, of its columns only those
 * that they may read, and of an old row only its key. Null when they may see nothing.
 */
export async function seeChange(pool: pg.Pool, caller: Caller, change: Change): Promise<SeenChange | null> {
  const seen =
    change.row === null ? await askRights(pool, caller, change) : await askRow(pool, caller, change)
  if (!seen || seen.rest === null) return null
  const columns = change.table.columns.filter(({ name }) => seen.readable.includes(name))
  const key = columns.filter(({ name }) => change.table.primaryKey.includes(name))
  if (change.row === null && key.length === 0) return null
  const rest = seen.rest
  const record = change.row === null ? {} : toRecord(columns, change.row, rest)
  return { columns, record, oldRecord: change.oldRow === null ? {} : toRecord(key, change.oldRow, {}) }
}

function toRecord(
  columns: { name: string; type: string }[],
  values: Record<string, string | null | undefined>,
  rest: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ name, type }) => {
      const value = values[name]
      return [name, value === undefined ? (rest[name] ?? null) : toJsonValue(value, type)]
    }),
  )
}

const readableSql = `array(select a.attname::text from pg_attribute a where a.attrelid = $1::oid and a.attnum > 0
  and not a.attisdropped and has_column_privilege(a.attrelid, a.attnum, 'select'))`

/** For a deletion there is no row left to ask the policies about: the right to read the table decides. */
async function askRights(pool: pg.Pool, caller: Caller, change: Change): Promise<SeenRow | null> {
  const seen = await ask(pool, caller, `select ${readableSql} as readable, '{}'::json as rest`, [
    change.table.oid,
  ])
  return seen && seen.readable.length > 0 ? seen : null
}

async function askRow(pool: pg.Pool, caller: Caller, change: Change): Promise<SeenRow | null> {
  const { table } = change
  const row = change.row ?? {}
  if (table.primaryKey.length === 0) {
    // Without a key the row cannot be found again to ask the policies.
    return table.hasPolicies ? null : askRights(pool, caller, change)
  }
  const missing = table.columns.filter(({ name }) => row[name] === undefined)
  const rest = missing.map(({ name }) => `${escapeLiteral(name)}, ${escapeIdentifier(name)}`).join(', ')
  const key = table.primaryKey.map((name, index) => `${escapeIdentifier(name)} = $${index + 2}`).join(' and ')
  const from = `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`
  const sql = `select ${readableSql} as readable, (select json_build_object(${rest}) from ${from} where ${key}) as rest`
  return ask(pool, caller, sql, [table.oid, ...table.primaryKey.map((name) => row[name] ?? null)])
}

async function ask(pool: pg.Pool, caller: Caller, sql: string, values: unknown[]): Promise<SeenRow | null> {
  try {
    const { rows } = await asRole(
      pool,
      caller,
      (client) => client.query<SeenRow>(sql, values),
      undefined,
      true,
    )
    return rows[0] ?? null
  } catch (error) {
    if (error instanceof DatabaseError && error.code === insufficientPrivilege) return null
    throw error
  }
}
