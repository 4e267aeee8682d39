import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type pg from 'pg'
import { asRole } from '../gateway/as-role.ts'
import type { RequestFacts } from '../gateway/as-role.ts'
import type { Caller } from '../gateway/caller.ts'
import type { Statement, StatementRow } from './statement.ts'

export interface Outcome {
  total: number | null
  rows: number
  body: string
}

export interface RunOptions {
  request: RequestFacts
  readOnly: boolean
  /** Throws when the outcome must be undone. */
  check?: (outcome: Outcome) => void
}

const mostNames = 400
const seenOnce = new Set<string>()
const names = new Map<string, string>()

const settingsSql = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true), set_config('request.path', $4, true), set_config('request.headers', $5, true)`

/**
 * Runs a statement with the caller's rights. A read goes out with its transaction in one round trip when the
 * pool's connections are pipelined.
 */
export async function runStatement(
  pool: pg.Pool,
  caller: Caller,
  statement: Statement,
  options: RunOptions,
): Promise<Outcome> {
  const query = { text: statement.sql, values: statement.values, ...preparedName(caller.role, statement.sql) }
  if (options.readOnly && (pool.options as { pipeline?: boolean }).pipeline) {
    const outcome = toOutcome(statement, await readPipelined(pool, caller, query, options.request))
    options.check?.(outcome)
    return outcome
  }
  return asRole(
    pool,
    caller,
    async (client) => {
      const outcome = toOutcome(statement, await client.query<StatementRow>(query))
      options.check?.(outcome)
      return outcome
    },
    options.request,
    options.readOnly,
  )
}

/**
 * `begin` goes on its own: once it stands, any failure on the way to the caller's role aborts the transaction,
 * and the statement behind it cannot run with the connection's rights.
 */
async function readPipelined(
  pool: pg.Pool,
  caller: Caller,
  query: pg.QueryConfig,
  request: RequestFacts,
): Promise<pg.QueryResult<StatementRow>> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const claims = JSON.stringify(caller.claims)
    const settings = [caller.role, claims, request.method, request.path, JSON.stringify(request.headers)]
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    // Held together, the four leave in one packet.
    stream.cork()
    const sent = [
      client.query('begin read only'),
      client.query({ name: 'rest-settings', text: settingsSql, values: settings }),
      client.query<StatementRow>(query),
      client.query('commit'),
    ] as const
    stream.uncork()
    const [first, second, third, fourth] = await Promise.allSettled(sent)
    if (fourth.status === 'rejected') broken = fourth.reason as Error
    for (const result of [first, second]) if (result.status === 'rejected') throw result.reason
    if (third.status === 'rejected') throw third.reason
    return third.value
  } finally {
    client.release(broken)
  }
}

function toOutcome(statement: Statement, result: pg.QueryResult<StatementRow>): Outcome {
  const [row] = result.rows
  if (!statement.answers || !row) return { total: null, rows: result.rowCount ?? 0, body: '' }
  return { total: row.total === null ? null : Number(row.total), rows: Number(row.rows), body: row.body }
}

/**
 * A statement seen twice is prepared under a name, one a role, because a plan holds the policies of its role.
 * The number is bounded: each name keeps a plan on every connection for ever.
 */
function preparedName(role: string, sql: string): { name?: string } {
  const key = `${role} ${sql}`
  const known = names.get(key)
  if (known !== undefined) return { name: known }
  if (names.size >= mostNames) return {}
  if (!seenOnce.has(key)) {
    if (seenOnce.size >= mostNames) seenOnce.clear()
    seenOnce.add(key)
    return {}
  }
  const name = `rest-${createHash('sha256').update(key).digest('base64url').slice(0, 32)}`
  names.set(key, name)
  return { name }
}
