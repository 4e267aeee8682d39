import type pg from 'pg'

const setupLock = 5_230_101

const concurrentChange = 'tuple concurrently updated'

/** How often setting up is begun again because another database of the same server was set up at that moment. */
const mostTries = 20

/**
 * Runs `work` on one connection while no other process sets up the same database. Roles belong to the whole server and
 * the lock to one database of it: where two change a role at once PostgreSQL refuses one of them, whose `work` begins
 * again. It must be fit for that, as everything that sets up is.
 */
export async function withSetupLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  tries = mostTries,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock])
    return await work(client)
  } catch (error) {
    if (tries <= 1 || !(error instanceof Error) || !error.message.includes(concurrentChange)) throw error
  } finally {
    // Closing the connection gives the lock back, whatever state a failed statement left it in.
    client.release(true)
  }
  return withSetupLock(pool, work, tries - 1)
}
