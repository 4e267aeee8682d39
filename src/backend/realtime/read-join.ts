import { randomUUID } from 'node:crypto'
import type { Caller } from '../gateway/caller.ts'
import { parseChangeFilters } from './change-filter.ts'
import type { Channel, Connection, Subscription } from './channel.ts'
import type { Frame } from './frame.ts'

type Settings = Record<string, unknown>

export type JoinResult =
  | { status: 'joined'; channel: Channel; answer: { postgres_changes: object[] } }
  | { status: 'refused'; reason: string }

const mostSubscriptions = 100
const events = ['*', 'INSERT', 'UPDATE', 'DELETE'] as const

/** The channel that a `phx_join` asks for. */
export function readJoin(
  frame: Frame,
  caller: Caller,
  connection: Connection,
  nextId: () => number,
): JoinResult {
  const config = settingsIn(settingsIn(frame.payload)['config'])
  if (config['private'] === true) {
    return { status: 'refused', reason: 'Unauthorized: private channels are not enabled on this server' }
  }
  const asked = Array.isArray(config['postgres_changes']) ? (config['postgres_changes'] as unknown[]) : []
  if (asked.length > mostSubscriptions)
    return { status: 'refused', reason: 'Too many subscriptions on one channel' }
  const subscriptions: Subscription[] = []
  for (const one of asked) {
    const subscription = readSubscription(settingsIn(one), nextId)
    if (typeof subscription === 'string') return { status: 'refused', reason: subscription }
    subscriptions.push(subscription)
  }
  const broadcast = settingsIn(config['broadcast'])
  const presence = settingsIn(config['presence'])
  const channel: Channel = {
    topic: frame.topic,
    joinRef: frame.joinRef ?? frame.ref,
    caller,
    hearsItself: broadcast['self'] === true,
    wantsAcknowledgement: broadcast['ack'] === true,
    presenceKey:
      typeof presence['key'] === 'string' && presence['key'] !== '' ? presence['key'] : randomUUID(),
    hasPresence: presence['enabled'] !== false,
    subscriptions,
    connection,
  }
  const echo = subscriptions.map(({ id }, index) => ({ ...settingsIn(asked[index]), id }))
  return { status: 'joined', channel, answer: { postgres_changes: echo } }
}

function readSubscription(asked: Settings, nextId: () => number): Subscription | string {
  const event = events.find((known) => known === asked['event'])
  if (event === undefined) return 'Unknown event of postgres_changes'
  const filters = typeof asked['filter'] === 'string' ? parseChangeFilters(asked['filter']) : []
  if (filters === null) return `Invalid filter: ${String(asked['filter'])}`
  const table = typeof asked['table'] === 'string' && asked['table'] !== '*' ? asked['table'] : null
  const schema = typeof asked['schema'] === 'string' ? asked['schema'] : 'public'
  return { id: nextId(), event, schema, table, filters }
}

/** What came over the wire as an object; anything else counts as no settings. */
export function settingsIn(value: unknown): Settings {
  return typeof value === 'object' && value !== null ? (value as Settings) : {}
}
