import type { WebSocket } from 'ws'
import type { Caller, CallerReader } from '../gateway/caller.ts'
import type { Channel, Connection } from './channel.ts'
import { push } from './channel.ts'
import type { ChannelHub } from './channel-hub.ts'
import { decodeFrame } from './decode-frame.ts'
import { encodeFrame } from './encode-frame.ts'
import type { Broadcast, Frame, WireVersion } from './frame.ts'
import type { Presence } from './presence.ts'
import { readJoin, settings } from './read-join.ts'

export interface SocketServices {
  hub: ChannelHub
  presence: Presence
  callers: CallerReader
  /** Makes sure that the write-ahead log is followed. */
  followChanges: () => Promise<void>
  nextId: () => number
  now: () => number
  log: (message: string) => void
}

const mostChannels = 100
const mostBufferedBytes = 8 * 1024 * 1024
const longestTimerMs = 2_147_000_000

/** Talks Phoenix channels with one client until its socket closes. */
export function serveSocket(
  socket: WebSocket,
  version: WireVersion,
  keyCaller: Caller,
  services: SocketServices,
): void {
  const { hub, presence, callers } = services
  const channels = new Map<string, Channel>()
  const expiries = new Map<Channel, NodeJS.Timeout>()
  const sendRaw = (data: string | Buffer): void => {
    if (socket.readyState !== socket.OPEN) return
    // A client that does not read must not fill our memory.
    if (socket.bufferedAmount > mostBufferedBytes) socket.terminate()
    else socket.send(data)
  }
  const connection: Connection = { version, sendRaw, send: (frame) => sendRaw(encodeFrame(frame, version)) }

  const reply = (frame: Frame, status: 'ok' | 'error', response: object): void => {
    connection.send({ ...frame, event: 'phx_reply', payload: { status, response } })
  }
  const drop = (channel: Channel): void => {
    clearTimeout(expiries.get(channel))
    expiries.delete(channel)
    channels.delete(channel.topic)
    presence.untrack(channel)
    hub.leave(channel)
  }
  const close = (channel: Channel, message: string): void => {
    push(channel, 'system', { channel: subTopic(channel), extension: 'system', message, status: 'error' })
    push(channel, 'phx_close', {})
    drop(channel)
  }
  const watchExpiry = (channel: Channel): void => {
    clearTimeout(expiries.get(channel))
    const expiresAt = channel.caller.claims.exp
    if (expiresAt === undefined || channel.caller.claims.sub === undefined) return
    const leftMs = Math.min(Math.max(expiresAt * 1000 - services.now(), 0), longestTimerMs)
    expiries.set(channel, setTimeout(() => close(channel, 'Token has expired'), leftMs).unref())
  }

  const join = async (frame: Frame): Promise<void> => {
    const token = settings(frame.payload)['access_token']
    const known = typeof token === 'string' ? await callers.readToken(token) : null
    if (known?.status === 'refused') {
      return reply(frame, 'error', { reason: `InvalidJWTToken: the access token is ${known.reason}` })
    }
    const previous = channels.get(frame.topic)
    if (previous) drop(previous)
    if (channels.size >= mostChannels) return reply(frame, 'error', { reason: 'Too many channels' })
    const result = readJoin(frame, known?.caller ?? keyCaller, connection, services.nextId)
    if (result.status === 'refused') return reply(frame, 'error', { reason: result.reason })
    const { channel } = result
    if (channel.subscriptions.length > 0) {
      try {
        await services.followChanges()
      } catch (error) {
        services.log(`changes cannot be followed: ${String(error)}`)
        return reply(frame, 'error', { reason: 'Changes of rows cannot be followed at the moment' })
      }
    }
    if (socket.readyState !== socket.OPEN) return
    channels.set(channel.topic, channel)
    hub.join(channel)
    watchExpiry(channel)
    reply(frame, 'ok', result.answer)
    if (channel.subscriptions.length > 0) {
      const message = 'Subscribed to PostgreSQL'
      push(channel, 'system', {
        channel: subTopic(channel),
        extension: 'postgres_changes',
        message,
        status: 'ok',
      })
    }
    if (channel.hasPresence) presence.sendState(channel)
  }
  const renew = async (channel: Channel, token: unknown): Promise<void> => {
    const known = await callers.readToken(typeof token === 'string' ? token : null)
    if (known.status === 'refused') return close(channel, `The access token is ${known.reason}`)
    channel.caller = known.caller
    watchExpiry(channel)
  }
  const handleFrame = async (frame: Frame): Promise<void> => {
    if (frame.topic === 'phoenix') return reply(frame, 'ok', {})
    if (frame.event === 'phx_join') return join(frame)
    const channel = channels.get(frame.topic)
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' })
    if (frame.event === 'phx_leave') {
      drop(channel)
      reply(frame, 'ok', {})
      return push(channel, 'phx_close', {})
    }
    if (frame.event === 'access_token') return renew(channel, settings(frame.payload)['access_token'])
    if (frame.event === 'presence') {
      const { event, payload } = settings(frame.payload)
      if (event === 'track') presence.track(channel, settings(payload))
      else if (event === 'untrack') presence.untrack(channel)
      reply(frame, 'ok', {})
    }
  }
  const handleBroadcast = (joinRef: string | null, ref: string | null, broadcast: Broadcast): void => {
    const channel = channels.get(broadcast.topic)
    if (!channel) return
    hub.broadcast(broadcast, channel)
    if (!channel.wantsAcknowledgement) return
    reply({ joinRef, ref, topic: broadcast.topic, event: 'broadcast', payload: {} }, 'ok', {})
  }

  // One message after the other, so that a leave never overtakes its join.
  let busy: Promise<void> = Promise.resolve()
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const incoming = decodeFrame(data, isBinary, version)
    if (!incoming) return socket.close(1003, 'not of the protocol')
    busy = busy
      .then(() => {
        if (incoming.kind === 'frame') return handleFrame(incoming.frame)
        handleBroadcast(incoming.joinRef, incoming.ref, incoming.broadcast)
      })
      .catch((error: unknown) => services.log(`a message could not be handled: ${String(error)}`))
  })
  socket.on('close', () => {
    busy = busy.then(() => {
      for (const channel of [...channels.values()]) drop(channel)
    })
  })
  socket.on('error', () => socket.terminate())
}

function subTopic(channel: Channel): string {
  return channel.topic.replace(/^realtime:/, '')
}
