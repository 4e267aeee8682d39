import { randomUUID } from 'node:crypto'
import type { RealtimeSettings } from './realtime-settings.ts'
import { isYes, settingsIn } from './settings-in.ts'
import { isStorable, readWireTopic } from './topic.ts'

/** What a `phx_join` asks for. */
export interface JoinRequest {
  topic: { name: string; isPrivate: boolean }
  /** Null stays with the key of the connection. */
  token: string | null
  hearsItself: boolean
  wantsAcknowledgement: boolean
  /** Wants to be told when messages of the database are followed. */
  wantsReadiness: boolean
  /** Which messages to tell again; null for none. */
  replay: { sinceMs: number; limit: number } | null
  presenceKey: string
  wantsPresence: boolean
  /** As sent: the answer repeats them. */
  changes: unknown[]
}

/** Reads a join; a text says in Supabase's words why it is refused. What is of the wrong type counts as not said, as there. */
export function readJoin(
  wireTopic: string,
  payload: unknown,
  limits: RealtimeSettings,
): JoinRequest | string {
  const name = readWireTopic(wireTopic)
  if (name === null) return 'unmatched topic'
  if (name === '') return 'TopicNameRequired: You must provide a topic name'
  if (!isStorable(name)) return 'TopicNameInvalid: The topic has characters that cannot be kept'
  const config = settingsIn(settingsIn(payload)['config'])
  const broadcast = settingsIn(config['broadcast'])
  const isPrivate = isYes(config['private'])
  const replay = readReplay(broadcast['replay'], isPrivate, limits.replayedMessages)
  if (typeof replay === 'string') return `UnableToReplayMessages: ${replay}`
  const presence = settingsIn(config['presence'])
  const presenceKey = readKey(presence['key'])
  if (Buffer.byteLength(presenceKey) > limits.presenceKeyBytes)
    return `InvalidJoinPayload: a presence key has at most ${limits.presenceKeyBytes} bytes`
  const changes = Array.isArray(config['postgres_changes']) ? (config['postgres_changes'] as unknown[]) : []
  if (changes.length > limits.subscriptionsPerChannel)
    return `InvalidJoinPayload: a channel has at most ${limits.subscriptionsPerChannel} subscriptions`
  return {
    topic: { name, isPrivate },
    token: readToken(settingsIn(payload)),
    hearsItself: isYes(broadcast['self']),
    wantsAcknowledgement: isYes(broadcast['ack']),
    wantsReadiness: isYes(broadcast['replication_ready']),
    replay,
    presenceKey,
    wantsPresence: isYes(presence['enabled']),
    changes: changes.filter((one) => one !== null),
  }
}

/** API keys of the newer kind are no tokens: whoever shows one stays what the connection's key made them. */
export function isApiKey(token: string): boolean {
  return token.startsWith('sb_')
}

function readToken(payload: Record<string, unknown>): string | null {
  const token = payload['user_token'] ?? payload['access_token']
  return typeof token === 'string' && !isApiKey(token) ? token : null
}

function readKey(key: unknown): string {
  return (typeof key === 'string' && key !== '') || typeof key === 'number' ? String(key) : randomUUID()
}

function readReplay(asked: unknown, isPrivate: boolean, most: number): JoinRequest['replay'] | string {
  if (asked === undefined || asked === null) return null
  if (!isPrivate) return 'Replay is not allowed for public channels'
  const { since, limit = most } = settingsIn(asked)
  if (!isMoment(since) || !Number.isInteger(limit)) return 'Replay params are not valid'
  return { sinceMs: since, limit: Math.min(Math.max(Number(limit), 1), most) }
}

/** The moments that a `Date` and PostgreSQL know alike. */
function isMoment(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= 8_640_000_000_000
}
