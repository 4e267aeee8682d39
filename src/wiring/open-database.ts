import pg from 'pg'
import { knownAddress } from '#backend/postgres/database-access.ts'
import { startEmbeddedPostgres } from '#backend/postgres/start-embedded-postgres.ts'
import { StartError } from '#backend/postgres/start-error.ts'
import type { Environment } from '#environment.ts'

export interface Database {
  url: string
  /** Resolves when the embedded database is gone; a database of one's own has a keeper of its own. */
  ended?: Promise<void>
  stop(): Promise<void>
}

/** The database of the settings, or one that comes along. Throws `StartError` when it does not answer. */
export async function openDatabase(environment: Environment): Promise<Database> {
  if (environment.DATABASE_URL === undefined) {
    return startEmbeddedPostgres({ dataFolder: environment.DATA_FOLDER, log: () => undefined })
  }
  try {
    await tryConnection(environment.DATABASE_URL)
  } catch (error) {
    const { host } = new URL(environment.DATABASE_URL)
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The database at ${host} does not answer (${reason}): check DATABASE_URL, or leave it out to use the embedded one.`,
      error,
    )
  }
  return { url: environment.DATABASE_URL, stop: () => Promise.resolve() }
}

/**
 * Lets a command work on the product's database. Throws `StartError` when it does not answer, or when the product never
 * ran on it.
 */
export function withDatabase<Result>(
  environment: Environment,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  return withAnyDatabase(environment, async (pool) => {
    const { rows } = await pool.query<{ exists: boolean }>(
      `select to_regclass('public.orders') is not null as exists`,
    )
    if (rows[0]?.exists !== true) {
      throw new StartError('The product never ran on this database: start it once with "npm start".')
    }
    return work(pool)
  })
}

/**
 * The same of a database that may be new: beside the product when it runs; an embedded database that does not run is
 * started meanwhile.
 */
export async function withAnyDatabase<Result>(
  environment: Environment,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const database = (await runningDatabase(environment)) ?? (await openDatabase(environment))
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** The embedded database of a product that runs now. */
async function runningDatabase(environment: Environment): Promise<Database | undefined> {
  if (environment.DATABASE_URL !== undefined) return undefined
  const url = knownAddress(environment.DATA_FOLDER)
  if (url === undefined) return undefined
  const answers = await tryConnection(url).then(
    () => true,
    () => false,
  )
  return answers ? { url, stop: () => Promise.resolve() } : undefined
}

async function tryConnection(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  await client.end()
}
