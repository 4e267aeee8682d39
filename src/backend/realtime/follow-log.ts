import type pg from 'pg'
import type { Bus } from './bus.ts'
import { busPrefix, readBusMessage } from './bus.ts'
import type { Change, ChangeFeed } from './change-feed.ts'
import { startChangeFeed } from './change-feed.ts'
import type { ChannelHub } from './channel-hub.ts'
import { toBroadcast } from './messages.ts'
import type { Presence } from './presence.ts'
import { tellChange } from './tell-change.ts'

export interface FollowedLog {
  /** Makes sure that the log is followed; false when it could not be within a few seconds. */
  follow(): Promise<boolean>
  close(): Promise<void>
}

export interface FollowLogOptions {
  /** Connections that may take on every caller's role. */
  pool: pg.Pool
  ownPool: pg.Pool
  filterPool: pg.Pool
  databaseUrl: string
  /** The publication of the tables whose changes are told. */
  publication: string
  hub: ChannelHub
  bus: Bus
  presence: Presence
  log: (message: string) => void
}

const messagesPublication = 'supabase_realtime_messages_publication'
/** Less than clients wait for an answer to their join. */
const patienceMs = 7_000
/** Changes that may wait while policies are asked, before the log waits as well. */
const mostWaiting = 1_000

/**
 * Hands on what the log brings: messages of other processes and of the database at once, changed rows when it is clear who
 * may see them, in their own order. Nothing is read before somebody listens.
 */
export function followLog(options: FollowLogOptions): FollowedLog {
  const { pool, ownPool, filterPool, databaseUrl, publication, hub, bus, presence, log } = options
  let feed: Promise<ChangeFeed> | null = null
  let telling: Promise<void> = Promise.resolve()
  let waiting = 0

  const hear = (prefix: string, content: Buffer): void => {
    const heard = prefix === busPrefix ? readBusMessage(content) : null
    if (!heard) return
    const { node, message } = heard
    // What was said here was told here before it went out.
    if (message.kind === 'broadcast' && node !== bus.node)
      hub.broadcast(message.topic, message.broadcast, null)
    presence.hear(node, message)
  }
  const tell = async (change: Change): Promise<void> => {
    if (change.table.schema === 'realtime' && change.table.name === 'messages') {
      const said = change.row && toBroadcast(change.row)
      if (said) hub.broadcast(said.topic, said.broadcast, null)
      return
    }
    waiting += 1
    telling = telling
      .then(() => tellChange({ ownPool, filterPool, callerPool: pool, log }, change, hub.listeners()))
      .catch((error: Error) => log(`a change could not be told: ${error.message}`))
      .finally(() => (waiting -= 1))
    if (waiting >= mostWaiting) await telling
  }
  const start = (): Promise<ChangeFeed> => {
    const publications = [publication, messagesPublication]
    return startChangeFeed({
      pool: ownPool,
      databaseUrl,
      publications,
      onChange: tell,
      onMessage: hear,
      onFollowing: presence.askEverybody,
      log,
    }).catch((error) => {
      feed = null
      throw error
    })
  }
  return {
    follow: async () => {
      feed ??= start()
      const [isFollowing, late] = [feed.then(() => true), timeout(patienceMs)]
      return Promise.race([isFollowing, late.passed])
        .catch((error: unknown) => {
          log(`the log cannot be followed: ${String(error)}`)
          return false
        })
        .finally(late.cancel)
    },
    close: async () => {
      await (await feed?.catch(() => null))?.close()
      await telling
    },
  }
}

function timeout(ms: number): { passed: Promise<false>; cancel: () => void } {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  return { passed: promise, cancel: () => clearTimeout(timer) }
}
