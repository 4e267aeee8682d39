import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { withSetupLock } from './with-setup-lock.ts'

const bootstrapFolder = join(import.meta.dirname, '..', 'bootstrap')

/** Brings the roles, schemas, tables and functions of a Supabase project into a database, leaving what is there. */
export async function bootstrap(pool: pg.Pool): Promise<void> {
  await withSetupLock(pool, async (client) => {
    for (const file of readdirSync(bootstrapFolder).sort()) {
      await client.query(readFileSync(join(bootstrapFolder, file), 'utf8'))
    }
  })
}
