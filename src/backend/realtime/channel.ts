import type { Caller } from '../gateway/caller.ts'
import type { ChangeFilter } from './change-filter.ts'
import type { Frame, WireVersion } from './frame.ts'

/** One `on('postgres_changes', …)` of a client. */
export interface Subscription {
  id: number
  event: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  schema: string
  /** Null listens to every table of the schema. */
  table: string | null
  /** A row must fit all of them. */
  filters: ChangeFilter[]
}

/** A client that joined a topic. */
export interface Channel {
  topic: string
  joinRef: string | null
  caller: Caller
  hearsItself: boolean
  wantsAcknowledgement: boolean
  presenceKey: string
  hasPresence: boolean
  subscriptions: Subscription[]
  connection: Connection
}

/** The socket under one or more channels. */
export interface Connection {
  version: WireVersion
  send(frame: Frame): void
  /** An already encoded message. */
  sendRaw(data: string | Buffer): void
}

/** Something the server says on its own account. */
export function push(channel: Channel, event: string, payload: unknown): void {
  channel.connection.send({ joinRef: channel.joinRef, ref: null, topic: channel.topic, event, payload })
}
