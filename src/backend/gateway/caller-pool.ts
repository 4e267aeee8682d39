import { Pool, escapeLiteral } from 'pg'
import type pg from 'pg'
import { withSetupLock } from '../postgres/with-setup-lock.ts'
import type { BackendKeys } from './keys.ts'

/** Opens another pool of at most so many connections. */
export type OpenPool = (connections: number) => pg.Pool

/**
 * Lets in the login `authenticator`, which has no rights but to take on a caller's role. Its password follows from the
 * signing key, so that every process with that key comes in. What the answer opens sends read statements in one go
 * (pipelined).
 */
export async function admitCallers(
  ownerPool: pg.Pool,
  databaseUrl: string,
  keys: BackendKeys,
  log: (message: string, error: unknown) => void,
): Promise<OpenPool> {
  const password = keys.deriveSecret('authenticator password').toString('base64url')
  await withSetupLock(ownerPool, async (client) => {
    await client.query(`alter role authenticator login password ${escapeLiteral(password)}`)
  })
  const url = new URL(databaseUrl)
  url.username = 'authenticator'
  url.password = password
  return (connections) => openPool({ connectionString: url.href, max: connections, pipeline: true }, log)
}

/** A pool that outlives the loss of its connections. */
export function openPool(
  settings: pg.PoolConfig & { pipeline?: boolean },
  log: (message: string, error: unknown) => void,
): pg.Pool {
  const pool = new Pool(settings)
  outliveConnections(pool)
  pool.on('error', (error) => log('an idle connection was lost', error.message))
  return pool
}

/**
 * A connection that is lost while somebody works with it fails that work, which is told there; without a listener it
 * would end the whole process as well.
 */
export function outliveConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined))
}
