import { escapeLiteral } from 'pg'
import type pg from 'pg'
import type { Caller } from './caller.ts'
import { sendQueries } from './send-queries.ts'

/**
 * Runs `work` in one transaction with the caller's rights: `set local role` and `request.jwt.claims`, so the
 * database's own policies decide. Commits when `work` returns, rolls back and rethrows when it throws.
 */
export async function asRole<Result>(
  pool: pg.Pool,
  caller: Caller,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query(openingSql('begin', caller))
    const result = await work(client)
    await client.query('commit')
    return result
  })
}

/**
 * The rows of one statement that only reads, with the caller's rights; a write fails with 25006. All in one round trip where the
 * pool allows it.
 */
export async function readAsRole<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  caller: Caller,
  query: pg.QueryConfig,
): Promise<Row[]> {
  const opening = { text: openingSql('begin read only', caller) }
  return inTransaction(pool, async (client) => {
    const [, found] = await sendQueries(pool, client, [opening, query, { text: 'commit' }])
    return found?.rows ?? []
  })
}

/** Undoes what `work` did when it throws. A connection that cannot even do that is not used again. */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * One text of several statements, so that opening the transaction costs one round trip. All values are escaped literals. Of what
 * PostgREST tells of a request there is nothing here.
 */
function openingSql(begin: 'begin' | 'begin read only', caller: Caller): string {
  const settings: [string, string][] = [
    ['role', caller.role],
    ['request.jwt.claims', JSON.stringify(caller.claims)],
    ['request.method', ''],
    ['request.path', ''],
    ['request.headers', '{}'],
  ]
  const calls = settings.map(([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`)
  return `${begin}; select ${calls.join(', ')}`
}
