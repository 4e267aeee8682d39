const idleInTransactionMs = 60_000

/**
 * The address that the queue opens its connections with. The limit on idle transactions stands in it, as the queue would
 * otherwise set it by a query of its own on each new connection, while the first query is already under way there: what
 * node-postgres 9 no longer takes.
 */
export function queueDatabaseUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const options = url.searchParams.get('options') ?? ''
  if (options.includes('idle_in_transaction_session_timeout')) return databaseUrl
  const limit = `-c idle_in_transaction_session_timeout=${idleInTransactionMs}`
  url.searchParams.set('options', `${options} ${limit}`.trim())
  return url.href
}
