import type pg from 'pg'

type Afterwards = () => Promise<void>
const afterwards = new WeakMap<pg.PoolClient, Afterwards[]>()

/** Runs `work` in one transaction of the owner's: commits when it returns, rolls back when it throws. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const after: Afterwards[] = []
  afterwards.set(client, after)
  let broken: Error | undefined
  let result: Result
  try {
    await client.query('begin')
    result = await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    afterwards.delete(client)
    client.release(broken)
  }
  for (const one of after) await one()
  return result
}

/** Has something done once the transaction of this client is committed, and not at all when it is not. */
export function afterCommit(client: pg.PoolClient, work: () => Promise<void>): void {
  const after = afterwards.get(client)
  if (!after) throw new Error('no transaction is open')
  after.push(work)
}
