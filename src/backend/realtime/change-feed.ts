import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Pgoutput } from 'pg-logical-replication'
import { LogicalReplicationService, PgoutputPlugin } from 'pg-logical-replication'
import type { TableFacts } from './table-facts.ts'
import { readTableFacts } from './table-facts.ts'

/** Columns in PostgreSQL's text form; a long value that did not change may be undefined. */
export type Texts = Record<string, string | null | undefined>

/** One changed row as the write-ahead log tells it, values in Postgres' text form. */
export interface Change {
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  table: TableFacts
  /** ISO 8601. */
  committedAt: string
  /** The transaction that did it, as 32 bits. */
  transaction: number
  /** The new row; null for a deletion. */
  row: Texts | null
  /** What is known of the old row: its key at least. Null for an insertion. */
  oldRow: Texts | null
}

export interface ChangeFeedOptions {
  pool: pg.Pool
  /** A connection that may replicate. */
  databaseUrl: string
  publications: string[]
  /** Changes come in the order of their commits, the next one when the promise of the last has ended. */
  onChange: (change: Change) => Promise<void>
  /** What was written into the log with `pg_logical_emit_message`, in the same order. */
  onMessage: (prefix: string, content: Buffer) => void
  /** The log is followed, at first or again after something may have been missed. */
  onFollowing: () => void
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
        options.onFollowing()
        resolve()
      })
      const ended = (reason: Error): void => {
        reader.destroy().catch(() => {})
        if (started) retry(reason)
        else reject(reason)
      }
      const plugin = new TemporarySlotPlugin({
        protoVersion: 1,
        publicationNames: options.publications,
        messages: true,
      })
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
  let [committedAt, transaction] = ['', 0]
  const handle = async (message: Pgoutput.Message): Promise<void> => {
    if (message.tag === 'begin') {
      // The parser reads the number as one with a sign.
      ;[committedAt, transaction] = [toIso(message.commitTime.valueOf()), message.xid >>> 0]
    }
    if (message.tag === 'relation') facts.delete(message.relationOid)
    if (message.tag === 'message') options.onMessage(message.prefix, Buffer.from(message.content))
    if (message.tag !== 'insert' && message.tag !== 'update' && message.tag !== 'delete') return
    const oid = message.relation.relationOid
    if (!facts.has(oid)) facts.set(oid, await readTableFacts(options.pool, oid))
    const table = facts.get(oid)
    if (table) await options.onChange(toChange(message, { table, committedAt, transaction }))
  }
  service.on('data', (_lsn: string, message: Pgoutput.Message) =>
    handle(message).catch((error: Error) => options.log(`a change could not be told: ${error.message}`)),
  )
  service.on('error', (error: Error) => options.log(`reading the write-ahead log failed: ${error.message}`))
  return service
}

function toChange(
  message: Pgoutput.MessageInsert | Pgoutput.MessageUpdate | Pgoutput.MessageDelete,
  common: Pick<Change, 'table' | 'committedAt' | 'transaction'>,
): Change {
  if (message.tag === 'insert') return { ...common, type: 'INSERT', row: message.new, oldRow: null }
  const { keyColumns } = message.relation
  const keyOf = (row: Texts): Texts => Object.fromEntries(keyColumns.map((name) => [name, row[name]]))
  if (message.tag === 'delete') {
    const oldRow = message.old ?? keyOf(message.key ?? {})
    return { ...common, type: 'DELETE', row: null, oldRow }
  }
  const oldRow = message.old ?? keyOf(message.key ?? message.new)
  return { ...common, type: 'UPDATE', row: message.new, oldRow }
}

/** Microseconds since 1970. */
function toIso(micros: bigint): string {
  return new Date(Number(micros / 1000n)).toISOString()
}
