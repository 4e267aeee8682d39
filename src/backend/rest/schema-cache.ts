import type pg from 'pg'
import { loadSchema } from './load-schema.ts'
import type { RestSettings } from './rest-settings.ts'
import type { Schema } from './schema.ts'

export interface SchemaCache {
  current(): Schema
  /** Reads the schema anew, at most once a second however often it is asked. True when it was read. */
  reloadIfOld(): Promise<boolean>
  close(): Promise<void>
}

const youngestReloadMs = 1_000
const reconnectAfterMs = 1_000

/**
 * What the exposed schemas hold, kept current by `notify pgrst`: its words (`reload schema`, `reload config`) make no
 * difference, both are read. Holds one connection of the pool.
 * `log` hears of a lost connection; reading goes on with what was known.
 */
export async function startSchemaCache(
  pool: pg.Pool,
  settings: RestSettings,
  log: (message: string) => void = () => {},
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
    schema = await loadSchema(pool, settings)
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
