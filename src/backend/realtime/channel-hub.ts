import type { Channel } from './channel.ts'
import { encodeBroadcast, encodeTold } from './encode-frame.ts'
import type { Broadcast, Encoded, WireVersion } from './frame.ts'
import type { Topic } from './topic.ts'
import { topicKey, wireTopic } from './topic.ts'

/** All channels of this process, and what is said on their topics. */
export interface ChannelHub {
  join(channel: Channel): void
  leave(channel: Channel): void
  /** Channels that listen to rows. */
  listeners(): Iterable<Channel>
  /** Says it to everybody here who hears the topic, to `sender` only when it wants to hear itself. */
  broadcast(topic: Topic, broadcast: Broadcast, sender: Channel | null): void
  /** Tells everybody here who may see who is present. */
  tellPresence(topic: Topic, event: string, payload: object): void
}

export function channelHub(): ChannelHub {
  const topics = new Map<string, Set<Channel>>()
  const listeners = new Set<Channel>()
  return {
    join: (channel) => {
      const key = topicKey(channel.topic)
      const joined = topics.get(key) ?? new Set()
      topics.set(key, joined.add(channel))
      if (channel.subscriptions.length > 0) listeners.add(channel)
    },
    leave: (channel) => {
      const key = topicKey(channel.topic)
      const joined = topics.get(key)
      listeners.delete(channel)
      joined?.delete(channel)
      if (joined?.size === 0) topics.delete(key)
    },
    listeners: () => listeners,
    broadcast: (topic, broadcast, sender) => {
      const encode = onceAVersion((version) => encodeBroadcast(wireTopic(topic), broadcast, version))
      const id = broadcast.meta?.id
      for (const channel of topics.get(topicKey(topic)) ?? []) {
        if (!channel.hearsBroadcasts || (channel === sender && !channel.hearsItself)) continue
        if (id !== undefined && channel.replayed.has(id)) continue
        const message = encode(channel.connection.version)
        if (message && channel.held) channel.held.push({ id, message })
        else if (message) channel.connection.send(message)
      }
    },
    tellPresence: (topic, event, payload) => {
      const text = JSON.stringify(payload)
      const encode = onceAVersion((version) => encodeTold(wireTopic(topic), event, text, version))
      for (const channel of topics.get(topicKey(topic)) ?? []) {
        if (channel.seesPresence) channel.connection.send(encode(channel.connection.version))
      }
    },
  }
}

/** Messages to many are written once in each version of the wire. */
function onceAVersion<Message extends Encoded | null>(
  encode: (version: WireVersion) => Message,
): (version: WireVersion) => Message {
  const encoded = new Map<WireVersion, Message>()
  return (version) => {
    const known = encoded.get(version)
    if (known !== undefined) return known
    const message = encode(version)
    encoded.set(version, message)
    return message
  }
}
