import type { Caller } from '../gateway/caller.ts'
import type { Extension } from './authorize-topic.ts'
import type { Channel, Connection, Subscription } from './channel.ts'
import { pushSystem } from './channel.ts'
import { checkSubscriptions } from './check-subscriptions.ts'
import { encodeBroadcast } from './encode-frame.ts'
import type { Broadcast, Frame } from './frame.ts'
import { replay } from './messages.ts'
import type { JoinRequest } from './read-join.ts'
import { readJoin } from './read-join.ts'
import { readSubscriptions } from './read-subscriptions.ts'
import type { RealtimeServices } from './realtime-services.ts'
import { readableExtensions } from './renew-token.ts'
import { settingsIn } from './settings-in.ts'
import { wireTopic } from './topic.ts'
import { wordRefusal } from './word-refusal.ts'

export type JoinResult =
  | {
      status: 'joined'
      channel: Channel
      answer: { postgres_changes: object[] }
      /** What follows the answer: messages told again, what became of the subscriptions, and who is there. */
      greet: () => void
    }
  | { status: 'refused'; reason: string }

/** The channel that a `phx_join` asks for, if its caller may have it. It hears its topic from then on. */
export async function joinChannel(
  frame: Frame,
  keyCaller: Caller,
  connection: Connection,
  services: RealtimeServices,
): Promise<JoinResult> {
  const refuse = (reason: string): JoinResult => ({ status: 'refused', reason })
  const request = readJoin(frame.topic, frame.payload, services.settings)
  if (typeof request === 'string') return refuse(request)
  const known = request.token === null ? null : await services.callers.readToken(request.token)
  if (known?.status === 'refused') {
    const { code, message } = wordRefusal(known.reason, request.token ?? '', services.now())
    return refuse(`${code}: ${message}`)
  }
  const caller = known?.caller ?? keyCaller
  const readable = await readableExtensions(caller, request.topic, request.wantsPresence, services.policies)
  if (readable.size === 0 || (request.replay && !readable.has('broadcast')))
    return refuse(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${request.topic.name}`,
    )
  // Whoever is told of joining misses nothing from then on, wherever it is said.
  const isFollowing = await services.follow()
  if (request.changes.length > 0 && !isFollowing)
    return refuse('Changes of rows cannot be followed at the moment')
  const ids = request.changes.map(() => services.nextId())
  const subscriptions = await openSubscriptions(request.changes, ids, caller, services)
  const channel = openChannel(request, frame, caller, readable, subscriptions, connection)
  services.hub.join(channel)
  const replayed = request.replay ? await readReplay(channel, request.replay, services) : []
  const echo = request.changes.map((asked, index) => ({ ...settingsIn(asked), id: ids[index] }))
  const greet = (): void => {
    tellAgain(channel, replayed)
    if (typeof subscriptions === 'string') pushSystem(channel, 'postgres_changes', 'error', subscriptions)
    else if (subscriptions.length > 0)
      pushSystem(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL')
    if (request.wantsReadiness) tellReadiness(channel, isFollowing)
    if (channel.seesPresence) services.presence.sendState(channel)
  }
  return { status: 'joined', channel, answer: { postgres_changes: echo }, greet }
}

function openChannel(
  request: JoinRequest,
  frame: Frame,
  caller: Caller,
  readable: Set<Extension>,
  subscriptions: Subscription[] | string,
  connection: Connection,
): Channel {
  const { topic, token, hearsItself, wantsAcknowledgement, presenceKey, wantsPresence } = request
  return {
    topic,
    token,
    hearsItself,
    wantsAcknowledgement,
    presenceKey,
    wantsPresence,
    joinRef: frame.joinRef ?? frame.ref,
    caller,
    hearsBroadcasts: readable.has('broadcast'),
    seesPresence: readable.has('presence'),
    mayBroadcast: null,
    mayTrack: null,
    subscriptions: typeof subscriptions === 'string' ? [] : subscriptions,
    replayed: new Set(),
    held: [],
    connection,
  }
}

async function openSubscriptions(
  changes: unknown[],
  ids: number[],
  caller: Caller,
  { filterPool, publication }: RealtimeServices,
): Promise<Subscription[] | string> {
  const asked = readSubscriptions(changes, ids)
  return typeof asked === 'string' ? asked : checkSubscriptions(filterPool, publication, caller.role, asked)
}

/** Read once the channel hears its topic, so that nothing falls between what was said and what is being said. */
async function readReplay(
  channel: Channel,
  { sinceMs, limit }: NonNullable<JoinRequest['replay']>,
  { ownPool, hub }: RealtimeServices,
): Promise<Broadcast[]> {
  try {
    return await replay(ownPool, channel.topic.name, sinceMs, limit)
  } catch (error) {
    hub.leave(channel)
    throw error
  }
}

/** First what was said before, then what was said meanwhile, and nothing twice. */
function tellAgain(channel: Channel, replayed: Broadcast[]): void {
  const { connection, held, topic } = channel
  for (const broadcast of replayed) {
    if (broadcast.meta) channel.replayed.add(broadcast.meta.id)
    const message = encodeBroadcast(wireTopic(topic), broadcast, connection.version)
    if (message) connection.send(message)
  }
  for (const { id, message } of held ?? []) {
    if (id === undefined || !channel.replayed.has(id)) connection.send(message)
  }
  channel.held = null
}

function tellReadiness(channel: Channel, isFollowing: boolean): void {
  if (isFollowing) pushSystem(channel, 'system', 'ok', 'Replication connection established')
  else pushSystem(channel, 'system', 'error', 'Replication connection was not established in time')
}
