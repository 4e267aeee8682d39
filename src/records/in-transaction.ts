import type { ClientBase, Pool } from 'pg'

/** Runs the work in one transaction: all of it is kept, or nothing. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  // Without a listener, a connection that is lost meanwhile would end the whole process.
  const lose = (error: Error): void => {
    broken = error
  }
  client.on('error', lose)
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(lose)
    throw error
  } finally {
    client.off('error', lose)
    client.release(broken)
  }
}
