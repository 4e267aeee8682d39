import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { bootstrap } from '#backend/postgres/bootstrap.ts'
import { migrate } from '#backend/postgres/migrate.ts'
import type { Environment } from '#environment.ts'
import { prepareWorkQueue } from '#workflows/open-work-queue.ts'
import { demandOneTill } from './demand-one-till.ts'

/** In the conventions of the Supabase CLI, which can apply them as well. */
export const migrationsFolder = fileURLToPath(new URL('../../supabase/migrations', import.meta.url))

/**
 * Brings a database up to date, empty ones too: the backend's part, unless that is hosted and its roles and schemas are
 * somebody else's, the product's and the queue's. Web and workers then find everything there, whoever of them is asked
 * first. Throws `StartError` when it cannot be used.
 */
export async function prepareDatabase(environment: Environment, url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  try {
    if (environment.SUPABASE_URL === undefined) await bootstrap(pool)
    await migrate(pool, migrationsFolder)
    await prepareWorkQueue(url)
    await demandOneTill(pool, environment)
  } finally {
    await pool.end()
  }
}
