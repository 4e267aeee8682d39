import { createHash } from 'node:crypto'
import type pg from 'pg'
import { sendQueries } from '../gateway/send-queries.ts'
import type { RestCaller } from './rest-caller.ts'
import type { Statement, StatementRow } from './statement.ts'

export interface Outcome {
  total: number | null
  /** How many rows PostgreSQL thinks there are, when that was asked for. */
  estimated: number | null
  rows: number
  body: string | Buffer
  /** What functions and triggers set as `response.headers` and `response.status`. */
  headers: string | null
  status: string | null
  inserted: number | null
  location: string | null
}

export interface RunOptions {
  /** Settings of the transaction beside the caller's role and claims, by name. */
  settings: [name: string, value: string][]
  /** What must hold before the caller's role is taken on: its own settings, some of which only the login may set. */
  roleSettings: [name: string, value: string][]
  /** A function that is called first, quoted for SQL. */
  preRequest: string | null
  readOnly: boolean
  isolation: string | null
  /** The statement whose plan estimates the number of rows. */
  estimate: Statement | null
  /** Throws when the outcome must be undone. */
  check?: (outcome: Outcome) => void
  /** Undoes what was done even so, and still answers. */
  rollback: boolean
}

const mostNames = 400
const seenOnce = new Set<string>()
const names = new Map<string, string>()

/** Runs a statement in one transaction with the caller's rights. */
export async function runStatement(
  pool: pg.Pool,
  caller: RestCaller,
  statement: Statement,
  options: RunOptions,
): Promise<Outcome> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const opening = openingQueries(caller, options)
    const wanted = [
      toQuery(caller, statement),
      ...(options.estimate ? [toQuery(caller, options.estimate)] : []),
    ]
    const end = { text: options.rollback ? 'rollback' : 'commit' }
    const results = await sendQueries(pool, client, [...opening, ...wanted, ...(options.check ? [] : [end])])
    const outcome = toOutcome(statement, results.slice(opening.length, opening.length + wanted.length))
    if (options.check) {
      options.check(outcome)
      await client.query(end)
    }
    return outcome
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function openingQueries(caller: RestCaller, options: RunOptions): pg.QueryConfig[] {
  const isolation = options.isolation === null ? '' : ` isolation level ${options.isolation}`
  const settings: [string, string][] = [
    ...options.roleSettings,
    ['role', caller.role],
    ['request.jwt.claims', JSON.stringify(caller.claims)],
    ...options.settings,
  ]
  return [
    { text: `begin${isolation}${options.readOnly ? ' read only' : ''}` },
    settingsQuery(settings),
    ...(options.preRequest === null ? [] : [{ text: `select ${options.preRequest}()` }]),
  ]
}

/** By how many there are; most requests have the same number. */
const settingsTexts = new Map<number, string>()

function settingsQuery(settings: [string, string][]): pg.QueryConfig {
  const count = settings.length
  let text = settingsTexts.get(count)
  if (text === undefined) {
    const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`)
    settingsTexts.set(count, (text = `select ${calls.join(', ')}`))
  }
  return { name: `rest-settings-${count}`, text, values: settings.flat() }
}

function toQuery(caller: RestCaller, { sql, values, explain }: Statement): pg.QueryConfig {
  if (!explain) return { text: sql, values, ...preparedName(caller.role, sql) }
  const options = [`format ${explain.format}`, ...explain.options].join(', ')
  return { text: `explain (${options}) ${sql}`, values }
}

function toOutcome(statement: Statement, [result, estimate]: pg.QueryResult[]): Outcome {
  const none = { total: null, estimated: null, headers: null, status: null, inserted: null, location: null }
  if (statement.explain) return { ...none, rows: 0, body: planText(result) }
  const row = result?.rows[0] as StatementRow | undefined
  if (!row) return { ...none, rows: 0, body: '' }
  return {
    total: row.total === null ? null : Number(row.total),
    estimated: estimate ? estimatedRows(estimate) : null,
    rows: Number(row.rows),
    body: row.body ?? '',
    headers: row.headers,
    status: row.status,
    inserted: row.inserted,
    location: row.location,
  }
}

interface PlanRow {
  'QUERY PLAN': unknown
}

function planText(result: pg.QueryResult | undefined): string {
  const lines = (result?.rows ?? []) as PlanRow[]
  return lines
    .map((line) =>
      typeof line['QUERY PLAN'] === 'string' ? line['QUERY PLAN'] : JSON.stringify(line['QUERY PLAN']),
    )
    .join('\n')
}

function estimatedRows(result: pg.QueryResult): number {
  const [row] = result.rows as { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }[]
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
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
