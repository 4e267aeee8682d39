import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { bootstrap } from '../../src/backend/postgres/bootstrap.ts'
import { migrate } from '../../src/backend/postgres/migrate.ts'
import { withDatabase } from '../start-test-database.ts'

export interface OlderDatabase {
  pool: Pool
  /** Applies all migrations that there are. */
  upgrade(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const migrations = fileURLToPath(new URL('../../supabase/migrations', import.meta.url))

/** A database of its own as it was before the migration with this timestamp. */
export async function databaseBefore(version: string): Promise<OlderDatabase> {
  const { url } = inject('testDatabase')
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  const owner = new Pool({ connectionString: url })
  await owner.query(`create database ${name}`)
  await owner.end()
  const pool = new Pool({ connectionString: withDatabase(url, name) })
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  for (const file of readdirSync(migrations).filter((one) => one < version)) {
    await copyFile(join(migrations, file), join(folder, file))
  }
  await bootstrap(pool)
  await migrate(pool, folder)
  return {
    pool,
    upgrade: async () => void (await migrate(pool, migrations)),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await rm(folder, { recursive: true })
    },
  }
}
