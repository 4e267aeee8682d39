import type { Channel } from './channel.ts'
import { push } from './channel.ts'
import type { ChannelHub } from './channel-hub.ts'

type Meta = Record<string, unknown> & { phx_ref: string }

/** Who is on a topic, in Phoenix' wire: the whole state at joining, then what differs. */
export interface Presence {
  track(channel: Channel, facts: Record<string, unknown>): void
  untrack(channel: Channel): void
  sendState(channel: Channel): void
}

/** Presence for the channels of a hub, kept in memory. */
export function presence(hub: ChannelHub): Presence {
  const metas = new Map<Channel, Meta>()
  let lastRef = 0
  const tell = (channel: Channel, joined: Meta | null, left: Meta | null): void => {
    const entry = (meta: Meta | null): object => (meta ? { [channel.presenceKey]: { metas: [meta] } } : {})
    const difference = { joins: entry(joined), leaves: entry(left) }
    for (const other of hub.onTopic(channel.topic)) {
      if (other.hasPresence) push(other, 'presence_diff', difference)
    }
  }
  return {
    track: (channel, facts) => {
      const previous = metas.get(channel) ?? null
      lastRef += 1
      const meta: Meta = { ...facts, phx_ref: String(lastRef) }
      metas.set(channel, meta)
      tell(channel, meta, previous)
    },
    untrack: (channel) => {
      const previous = metas.get(channel)
      if (!previous) return
      metas.delete(channel)
      tell(channel, null, previous)
    },
    sendState: (channel) => {
      // Keys are clients' words, and every object has a `constructor`.
      const state = new Map<string, { metas: Meta[] }>()
      for (const other of hub.onTopic(channel.topic)) {
        const meta = metas.get(other)
        if (!meta) continue
        const present = state.get(other.presenceKey) ?? { metas: [] }
        present.metas.push(meta)
        state.set(other.presenceKey, present)
      }
      push(channel, 'presence_state', Object.fromEntries(state))
    },
  }
}
