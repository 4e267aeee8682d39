import type pg from 'pg'
import { loadSchema } from './load-schema.ts'

export interface Column {
  name: string
  /** As `format_type` writes it: fit to stand in SQL. */
  type: string
  isJson: boolean
  /** The default's expression as SQL; null without one. */
  defaultSql: string | null
}

export interface Relation {
  schema: string
  name: string
  columns: Map<string, Column>
  primaryKey: string[]
  /** Sets of columns that are unique together. */
  uniqueKeys: string[][]
}

export interface ForeignKey {
  name: string
  from: Relation
  fromColumns: string[]
  to: Relation
  toColumns: string[]
}

export interface Argument {
  name: string
  type: string
  isRequired: boolean
  isVariadic: boolean
}

export interface DatabaseFunction {
  schema: string
  name: string
  arguments: Argument[]
  returnsSet: boolean
  /** `rows` carries what they look like; a relation of the schema when they are its rows. */
  returns: { kind: 'void' } | { kind: 'scalar' } | { kind: 'rows'; relation: Relation }
}

export interface Schema {
  relations: Map<string, Relation>
  foreignKeys: ForeignKey[]
  functions: Map<string, DatabaseFunction[]>
}

export interface SchemaCache {
  current(): Schema
  /** Reads the schema anew, at most once a second however often it is asked. True when it was read. */
  reloadIfOld(): Promise<boolean>
  close(): Promise<void>
}

const youngestReloadMs = 1_000
const reconnectAfterMs = 1_000

/**
 * What the exposed schema holds, kept current by `notify pgrst`. Holds one connection of the pool.
 * `log` hears of a lost connection; reading goes on with what was known.
 */
export async function startSchemaCache(
  pool: pg.Pool,
  log: (message: string) => void = () => {},
  schemaName = 'public',
): Promise<SchemaCache> {
  let schema: Schema
  let loadedAtMs = 0
  let closed = false
  let listener: pg.PoolClient | null = null
  let loading: Promise<void> | null = null
  let waiting: Promise<void> | null = null
  const load = async (): Promise<void> => {
    waiting = null
    loadedAtMs = Date.now()
    schema = await loadSchema(pool, schemaName)
  }
  const reload = (): Promise<void> => {
    // A change may land while one is being read, so one more reading waits behind it; it serves all who ask meanwhile.
    waiting ??= loading = (loading ?? Promise.resolve()).catch(() => {}).then(load)
    return waiting
  }
  const listen = async (): Promise<void> => {
    const client = await pool.connect()
    client.on('notification', () => {
      reload().catch((error: Error) => log(`the schema could not be read: ${error.message}`))
    })
    client.on('error', (error) => {
      if (closed) return
      log(`lost the connection that hears of schema changes: ${error.message}`)
      client.release(error)
      listener = null
      setTimeout(() => retry(), reconnectAfterMs).unref()
    })
    await client.query('listen pgrst')
    listener = client
  }
  const retry = (): void => {
    if (closed) return
    listen()
      .then(reload)
      .catch(() => setTimeout(retry, reconnectAfterMs).unref())
  }
  await listen()
  await load()
  return {
    current: () => schema,
    reloadIfOld: async () => {
      if (Date.now() - loadedAtMs < youngestReloadMs) return false
      await reload()
      return true
    },
    close: async () => {
      closed = true
      await loading?.catch(() => {})
      listener?.release(true)
      listener = null
    },
  }
}
