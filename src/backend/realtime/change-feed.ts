import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Pgoutput } from 'pg-logical-replication'
import { LogicalReplicationService, PgoutputPlugin } from 'pg-logical-replication'
import type { TableFacts } from './table-facts.ts'
import { readTableFacts } from './table-facts.ts'

type Values = Record<string, string | null | undefined>

/** One changed row as the write-ahead log tells it, values in Postgres' text form. */
export interface Change {
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  table: TableFacts
  /** ISO 8601. */
  committedAt: string
  /** The new row; a long value that did not change may be undefined. Null for a deletion. */
  row: Values | null
  /** What is known of the old row: its key at least. */
  oldRow: Values | null
}

export interface ChangeFeedOptions {
  pool: pg.Pool
  /** A connection that may replicate. */
  databaseUrl: string
  publication: string
  /** Changes come one after the other, in the order of their commits. */
  onChange: (change: Change) => Promise<void>
  log: (message: string) => void
}

export interface ChangeFeed {
  close(): Promise<void>
}

const retryAfterMs = 1_000

/**
 * A slot that lives as long as its connection, so that no forgotten slot ever holds back the log; values stay text,
 * because their JSON form depends on the column.
 */
class TemporarySlotPlugin extends PgoutputPlugin {
  override async start(client: pg.Client, slotName: string): Promise<unknown> {
    await client.query(`CREATE_REPLICATION_SLOT "${slotName}" TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`)
    return super.start(client, slotName, '0/00000000')
  }

  override parse(buffer: Buffer): Pgoutput.Message {
    const message = super.parse(buffer)
    if (message.tag === 'relation')
      for (const column of message.columns) column.parser = (raw: unknown) => raw
    return message
  }
}

/** Follows the write-ahead log from now on. Returns once it listens; a lost connection is made anew. */
export async function startChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  let closed = false
  let service: LogicalReplicationService | null = null
  const follow = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const reader = connect(options)
      service = reader
      let started = false
      reader.once('start', () => {
        started = true
        resolve()
      })
      const ended = (reason: Error): void => {
        reader.destroy().catch(() => {})
        if (started) retry(reason)
        else reject(reason)
      }
      const plugin = new TemporarySlotPlugin({ protoVersion: 1, publicationNames: [options.publication] })
      const slotName = `realtime_${randomBytes(8).toString('hex')}`
      reader.subscribe(plugin, slotName).then(() => ended(new Error('the connection ended')), ended)
    })
  const retry = (reason: Error): void => {
    if (closed) return
    options.log(`lost the write-ahead log: ${reason.message}`)
    setTimeout(() => {
      if (!closed) follow().catch(retry)
    }, retryAfterMs).unref()
  }
  await follow()
  return {
    close: async () => {
      closed = true
      await service?.destroy().catch(() => {})
    },
  }
}

function connect(options: ChangeFeedOptions): LogicalReplicationService {
  const service = new LogicalReplicationService(
    // Dates are told in one form, whatever the server's own settings.
    { connectionString: options.databaseUrl, options: '-c timezone=UTC -c datestyle=ISO' },
    { acknowledge: { auto: true, timeoutSeconds: 10 }, flowControl: { enabled: true } },
  )
  const facts = new Map<number, TableFacts | null>()
  let committedAt = ''
  const handle = async (message: Pgoutput.Message): Promise<void> => {
    if (message.tag === 'begin') committedAt = toIso(message.commitTime.valueOf())
    if (message.tag === 'relation') facts.delete(message.relationOid)
    if (message.tag !== 'insert' && message.tag !== 'update' && message.tag !== 'delete') return
    const oid = message.relation.relationOid
    if (!facts.has(oid)) facts.set(oid, await readTableFacts(options.pool, oid))
    const table = facts.get(oid)
    if (table) await options.onChange(toChange(message, table, committedAt))
  }
  service.on('data', (_lsn: string, message: Pgoutput.Message) =>
    handle(message).catch((error: Error) => options.log(`a change could not be told: ${error.message}`)),
  )
  service.on('error', (error: Error) => options.log(`reading the write-ahead log failed: ${error.message}`))
  return service
}

function toChange(
  message: Pgoutput.MessageInsert | Pgoutput.MessageUpdate | Pgoutput.MessageDelete,
  table: TableFacts,
  committedAt: string,
): Change {
  const common = { table, committedAt }
  if (message.tag === 'insert') return { ...common, type: 'INSERT', row: message.new, oldRow: null }
  const old = (message.old ?? message.key) as Values | null
  if (message.tag === 'delete') return { ...common, type: 'DELETE', row: null, oldRow: old }
  return { ...common, type: 'UPDATE', row: message.new, oldRow: old ?? message.new }
}

/** Microseconds since 1970. */
function toIso(micros: bigint): string {
  return new Date(Number(micros / 1000n)).toISOString()
}
