import type pg from 'pg'
import type { Change } from './change-feed.ts'
import { fitsFilter } from './change-filter.ts'
import type { Channel, Subscription } from './channel.ts'
import { push } from './channel.ts'
import { encodeBroadcast } from './encode-frame.ts'
import type { Broadcast, WireVersion } from './frame.ts'
import { seeChange } from './see-row.ts'

/** All channels of this process, and what is said to them. */
export interface ChannelHub {
  join(channel: Channel): void
  leave(channel: Channel): void
  onTopic(topic: string): Iterable<Channel>
  /** Tells everybody on the topic, `sender` only when it wants to hear itself. */
  broadcast(broadcast: Broadcast, sender: Channel | null): void
  /** Tells a changed row to those who asked for it and may see it. */
  tellChange(change: Change): Promise<void>
}

/** A hub without channels yet; over `pool` it asks who may see a changed row. */
export function channelHub(pool: pg.Pool): ChannelHub {
  const topics = new Map<string, Set<Channel>>()
  const listeners = new Set<Channel>()
  return {
    join: (channel) => {
      const joined = topics.get(channel.topic) ?? new Set()
      topics.set(channel.topic, joined.add(channel))
      if (channel.subscriptions.length > 0) listeners.add(channel)
    },
    leave: (channel) => {
      listeners.delete(channel)
      const joined = topics.get(channel.topic)
      joined?.delete(channel)
      if (joined?.size === 0) topics.delete(channel.topic)
    },
    onTopic: (topic) => topics.get(topic) ?? [],
    broadcast: (broadcast, sender) => {
      const encoded = new Map<WireVersion, string | Buffer | null>()
      for (const channel of topics.get(broadcast.topic) ?? []) {
        if (channel === sender && !channel.hearsItself) continue
        const { version } = channel.connection
        if (!encoded.has(version)) encoded.set(version, encodeBroadcast(broadcast, version))
        const data = encoded.get(version)
        if (data) channel.connection.sendRaw(data)
      }
    },
    tellChange: async (change) => {
      const wanting = [...listeners].flatMap((channel) => {
        const ids = channel.subscriptions.filter((one) => wants(one, change)).map((one) => one.id)
        return ids.length > 0 ? [{ channel, ids }] : []
      })
      // Callers with the same rights are asked about once.
      const byCaller = Map.groupBy(wanting, ({ channel }) => JSON.stringify(channel.caller))
      await Promise.all([...byCaller.values()].map((group) => tellGroup(pool, change, group)))
    },
  }
}

function wants(subscription: Subscription, change: Change): boolean {
  const { table } = change
  if (subscription.event !== '*' && subscription.event !== change.type) return false
  if (subscription.schema !== '*' && subscription.schema !== table.schema) return false
  if (subscription.table !== null && subscription.table !== table.name) return false
  const values = change.row ?? change.oldRow ?? {}
  return subscription.filters.every((filter) => {
    const type = table.columns.find((column) => column.name === filter.column)?.type
    return type !== undefined && fitsFilter(filter, values[filter.column], type)
  })
}

async function tellGroup(
  pool: pg.Pool,
  change: Change,
  group: { channel: Channel; ids: number[] }[],
): Promise<void> {
  const [first] = group
  if (!first) return
  const seen = await seeChange(pool, first.channel.caller, change)
  if (!seen) return
  const data = {
    schema: change.table.schema,
    table: change.table.name,
    commit_timestamp: change.committedAt,
    type: change.type,
    columns: seen.columns,
    record: seen.record,
    old_record: seen.oldRecord,
    errors: null,
  }
  for (const { channel, ids } of group) push(channel, 'postgres_changes', { ids, data })
}
