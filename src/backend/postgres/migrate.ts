import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from './start-error.ts'
import { withSetupLock } from './with-setup-lock.ts'

interface Migration {
  file: string
  version: string
  name: string
}

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    statements text[],
    name text
  )`

/**
 * Applies the migrations of a folder (`<version>_<name>.sql`, the Supabase CLI's convention) that the database does not
 * have yet, in order, each in a transaction. Answers the files it applied. Throws `StartError` naming the file that fails.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  return withSetupLock(pool, async (client) => {
    await client.query(history)
    const rows = await client.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    )
    const applied = new Set(rows.rows.map((row) => row.version))
    const missing = listMigrations(folder).filter(({ version }) => !applied.has(version))
    for (const migration of missing) await apply(client, folder, migration)
    return missing.map(({ file }) => file)
  })
}

function listMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
      return version && name ? [{ file, version, name }] : []
    })
}

async function apply(client: pg.PoolClient, folder: string, migration: Migration): Promise<void> {
  const { file, version, name } = migration
  const sql = readFileSync(join(folder, file), 'utf8')
  try {
    await client.query('begin')
    await client.query(sql)
    // A migration may have changed these for its own statements.
    await client.query('reset role; reset search_path')
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
      [version, [sql], name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const { message, position } = error as { message: string; position?: string }
    const line = position ? `, line ${sql.slice(0, Number(position)).split('\n').length}` : ''
    throw new StartError(
      `The migration ${file}${line} failed (${message}): mend it, then start again.`,
      error,
    )
  }
}
