import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { bootstrap } from '../src/backend/postgres/bootstrap.ts'
import { migrate } from '../src/backend/postgres/migrate.ts'
import { startEmbeddedPostgres } from '../src/backend/postgres/start-embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address on the run's PostgreSQL, and the database that every test file's own is a copy of. */
    testDatabase: { url: string; template: string; keyFolder: string }
  }
}

const template = 'backend_template'

/** Starts one PostgreSQL for the run, with a template that has the bootstrap and the migrations. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'backend-test-'))
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => undefined, settings })
  const owner = new Pool({ connectionString: postgres.url })
  await owner.query(`create database ${template}`)
  await owner.end()
  const pool = new Pool({ connectionString: withDatabase(postgres.url, template) })
  await bootstrap(pool)
  await migrate(pool, join(import.meta.dirname, '..', 'supabase', 'migrations'))
  await pool.end()
  project.provide('testDatabase', { url: postgres.url, template, keyFolder: dataFolder })
  return async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
