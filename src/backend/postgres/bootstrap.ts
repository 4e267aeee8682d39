import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from './start-error.ts'
import { withSetupLock } from './with-setup-lock.ts'

const bootstrapFolder = join(import.meta.dirname, '..', 'bootstrap')
const oldestVersion = 15

/**
 * Brings the roles, schemas, tables and functions of a Supabase project into a database, leaving what is there. Throws
 * `StartError` when the database is too old or its user may not do this.
 */
export async function bootstrap(pool: pg.Pool): Promise<void> {
  await withSetupLock(pool, async (client) => {
    await demandVersion(client)
    for (const file of readdirSync(bootstrapFolder).sort()) {
      await client.query(readFileSync(join(bootstrapFolder, file), 'utf8')).catch((error: Error) => {
        throw new StartError(
          `The database could not be prepared (${file}: ${error.message}): its user needs CREATEROLE, BYPASSRLS and REPLICATION, or must be a superuser.`,
          error,
        )
      })
    }
  })
}

async function demandVersion(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version >= oldestVersion) return
  throw new StartError(`The database is PostgreSQL ${version}: use ${oldestVersion} or newer.`)
}
