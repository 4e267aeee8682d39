import type { Socket } from 'node:net'
import type pg from 'pg'

/** Sends statements over one connection, and returns what each answered. Together where the pool does so. Throws the first failure. */
export function sendQueries(
  pool: pg.Pool,
  client: pg.PoolClient,
  queries: pg.QueryConfig[],
): Promise<pg.QueryResult[]> {
  return isPipelined(pool) ? sendTogether(client, queries) : sendInTurn(client, queries)
}

function isPipelined(pool: pg.Pool): boolean {
  return (pool.options as { pipeline?: boolean }).pipeline === true
}

async function sendInTurn(client: pg.PoolClient, queries: pg.QueryConfig[]): Promise<pg.QueryResult[]> {
  const results: pg.QueryResult[] = []
  for (const query of queries) results.push(await client.query(query))
  return results
}

/**
 * All in one packet and one round trip. Once `begin` stands, any failure on the way to the caller's role aborts the
 * transaction, and the statement behind it cannot run with the connection's rights.
 */
async function sendTogether(client: pg.PoolClient, queries: pg.QueryConfig[]): Promise<pg.QueryResult[]> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  const sent = queries.map((query) => client.query(query))
  stream.uncork()
  const settled = await Promise.allSettled(sent)
  const failed = settled.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}
