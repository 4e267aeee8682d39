import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Broadcast } from './frame.ts'
import type { Topic } from './topic.ts'

/** Somebody present, as processes tell each other. */
export interface Present {
  topic: Topic
  key: string
  /** What they said about themselves, with a `phx_ref` that nobody else has. */
  meta: PresenceMeta
}

export type PresenceMeta = Record<string, unknown> & { phx_ref: string }

/** What processes of one database tell each other. Versions count the changes of who is present at the sender. */
export type BusMessage =
  | { kind: 'broadcast'; topic: Topic; broadcast: Broadcast }
  | { kind: 'presence'; version: number; joins: Present[]; leaves: Present[] }
  | { kind: 'state'; version: number; present: Present[] }
  | { kind: 'beat'; version: number }
  /** Asks one process, or all, who is present there. */
  | { kind: 'ask'; of: string | null }
  | { kind: 'bye' }

export interface Bus {
  /** This process, for the others. */
  node: string
  /** Tells all other processes, in the order of the calls. What cannot be told is lost, with a line in the log. */
  say(message: BusMessage): void
  /** Says nothing more; ends when all is said. */
  close(): Promise<void>
}

/** By what our messages are known in the log. */
export const busPrefix = 'fabelaar realtime'

const mostWaitingBytes = 32 * 1024 * 1024
const mostAtOnce = 200

/**
 * A bus on PostgreSQL's own log: messages are written into it as such (`pg_logical_emit_message`), with no table, and
 * every process reads them in one order with the changes of rows. While one write is under way the next ones gather.
 */
export function openBus(pool: pg.Pool, log: (message: string) => void): Bus {
  const node = randomUUID()
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let writing: Promise<void> | null = null
  let isClosed = false
  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce)
      waiting = waiting.slice(mostAtOnce)
      waitingBytes -= lengthOf(batch)
      // Transactional, so that it is flushed at once and keeps its place among the changes.
      const sql = `select pg_logical_emit_message(true, '${busPrefix}', content) from unnest($1::bytea[]) content`
      await pool
        .query(sql, [batch])
        .catch((error: Error) =>
          log(`${batch.length} messages were told to no other process: ${error.message}`),
        )
    }
    writing = null
  }
  return {
    node,
    say: (message) => {
      if (isClosed) return
      const content = Buffer.from(JSON.stringify({ node, message: toPlain(message) }))
      if (waitingBytes + content.length > mostWaitingBytes)
        return log('the database does not keep up: a message was told to no other process')
      waiting.push(content)
      waitingBytes += content.length
      writing ??= write()
    },
    close: async () => {
      isClosed = true
      await writing
    },
  }
}

/** What was said on the bus, and by which process; null when it cannot be read. */
export function readBusMessage(content: Buffer): { node: string; message: BusMessage } | null {
  try {
    const { node, message } = JSON.parse(content.toString()) as { node: string; message: BusMessage }
    return { node, message: fromPlain(message) }
  } catch {
    return null
  }
}

function lengthOf(parts: Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

/** Bytes are no JSON: they travel in base 64. */
function toPlain(message: BusMessage): object {
  if (message.kind !== 'broadcast') return message
  const { payload } = message.broadcast
  if (payload.kind === 'json') return message
  const plain = { kind: 'bytes', bytes: payload.bytes.toString('base64') }
  return { ...message, broadcast: { ...message.broadcast, payload: plain } }
}

function fromPlain(message: BusMessage): BusMessage {
  if (message.kind !== 'broadcast') return message
  const { payload } = message.broadcast
  if (payload.kind === 'json') return message
  const bytes = Buffer.from(String(payload.bytes), 'base64')
  return { ...message, broadcast: { ...message.broadcast, payload: { kind: 'bytes', bytes } } }
}
