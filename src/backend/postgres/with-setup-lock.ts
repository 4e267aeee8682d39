import type pg from 'pg'

const setupLock = 5_230_101

/** Runs `work` on one connection while no other process sets up the same database. */
export async function withSetupLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock])
    return await work(client)
  } finally {
    // Closing the connection gives the lock back, whatever state a failed statement left it in.
    client.release(true)
  }
}
