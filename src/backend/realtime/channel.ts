import type { Caller } from '../gateway/caller.ts'
import type { ChangeFilter } from './change-filter.ts'
import { encodeFrame } from './encode-frame.ts'
import type { Encoded, WireVersion } from './frame.ts'
import type { Topic } from './topic.ts'
import { wireTopic } from './topic.ts'

/** One `on('postgres_changes', …)` of a client. */
export interface Subscription {
  id: number
  event: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  /** `*` listens to every schema that is published. */
  schema: string
  /** `*` listens to every table of the schema. */
  table: string
  /** A row must fit all of them. */
  filters: ChangeFilter[]
  /** The columns that are told besides the key; null tells all. */
  select: string[] | null
}

/** A client that joined a topic. */
export interface Channel {
  topic: Topic
  joinRef: string | null
  /** What the caller was known by; null for the key of the connection. */
  token: string | null
  caller: Caller
  hearsItself: boolean
  wantsAcknowledgement: boolean
  presenceKey: string
  wantsPresence: boolean
  hearsBroadcasts: boolean
  seesPresence: boolean
  /** Null until it was asked. */
  mayBroadcast: boolean | null
  mayTrack: boolean | null
  subscriptions: Subscription[]
  /** Messages that were told when it joined, and may come by the log as well. */
  replayed: Set<string>
  /** What was said while it still joins, to be told after what is told again; null once it has joined. */
  held: { id: string | undefined; message: Encoded }[] | null
  connection: Connection
}

/** The socket under one or more channels. */
export interface Connection {
  version: WireVersion
  send(message: Encoded): void
}

/** Something the server says to one channel on its own account. */
export function push(channel: Channel, event: string, payload: unknown): void {
  const { connection, joinRef, topic } = channel
  connection.send(
    encodeFrame({ joinRef, ref: null, topic: wireTopic(topic), event, payload }, connection.version),
  )
}

/** A `system` message about what became of an extension of the channel. */
export function pushSystem(
  channel: Channel,
  extension: string,
  status: 'ok' | 'error',
  message: string,
): void {
  push(channel, 'system', { channel: channel.topic.name, extension, message, status })
}
