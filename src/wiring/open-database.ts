import pg from 'pg'
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
  const client = new pg.Client({
    connectionString: environment.DATABASE_URL,
    connectionTimeoutMillis: 10_000,
  })
  try {
    await client.connect()
    await client.end()
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
