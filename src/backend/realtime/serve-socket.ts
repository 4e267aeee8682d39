import type { WebSocket } from 'ws'
import type { Caller, CallerReader } from '../gateway/caller.ts'
import type { Channel, Connection } from './channel.ts'
import { push } from './channel.ts'
import type { ChannelHub } from './channel-hub.ts'
import { decodeFrame } from './decode-frame.ts'
import { encodeFrame } from './encode-frame.ts'
import type { Broadcast, Frame, Incoming, WireVersion } from './frame.ts'
import type { Presence } from './presence.ts'
import { readJoin, settingsIn } from './read-join.ts'

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
  const session = new SocketSession(socket, version, keyCaller, services)
  // One message after the other, so that a leave never overtakes its join.
  let busy: Promise<void> = Promise.resolve()
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const incoming = decodeFrame(data, isBinary, version)
    if (!incoming) return socket.close(1003, 'not of the protocol')
    busy = busy
      .then(() => session.handle(incoming))
      .catch((error: unknown) => services.log(`a message could not be handled: ${String(error)}`))
  })
  socket.on('close', () => {
    busy = busy.then(() => session.dropAll())
  })
  socket.on('error', () => socket.terminate())
}

/** The channels that one client joined over one socket. */
class SocketSession {
  readonly #socket: WebSocket
  readonly #keyCaller: Caller
  readonly #services: SocketServices
  readonly #connection: Connection
  readonly #channels = new Map<string, Channel>()
  readonly #expiries = new Map<Channel, NodeJS.Timeout>()

  constructor(socket: WebSocket, version: WireVersion, keyCaller: Caller, services: SocketServices) {
    this.#socket = socket
    this.#keyCaller = keyCaller
    this.#services = services
    const sendRaw = (data: string | Buffer): void => {
      if (socket.readyState !== socket.OPEN) return
      // A client that does not read must not fill our memory.
      if (socket.bufferedAmount > mostBufferedBytes) socket.terminate()
      else socket.send(data)
    }
    this.#connection = { version, sendRaw, send: (frame) => sendRaw(encodeFrame(frame, version)) }
  }

  async handle(incoming: Incoming): Promise<void> {
    if (incoming.kind === 'frame') await this.#handleFrame(incoming.frame)
    else this.#handleBroadcast(incoming.joinRef, incoming.ref, incoming.broadcast)
  }

  dropAll(): void {
    for (const channel of this.#channels.values()) this.#drop(channel)
  }

  async #handleFrame(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') return this.#reply(frame, 'ok', {})
    if (frame.event === 'phx_join') return this.#join(frame)
    const channel = this.#channels.get(frame.topic)
    if (!channel) return this.#reply(frame, 'error', { reason: 'unmatched topic' })
    if (frame.event === 'phx_leave') {
      this.#drop(channel)
      this.#reply(frame, 'ok', {})
      return push(channel, 'phx_close', {})
    }
    if (frame.event === 'access_token') return this.#renew(channel, settingsIn(frame.payload)['access_token'])
    if (frame.event === 'presence') this.#handlePresence(channel, frame)
  }

  #handlePresence(channel: Channel, frame: Frame): void {
    const { event, payload } = settingsIn(frame.payload)
    if (event === 'track') this.#services.presence.track(channel, settingsIn(payload))
    else if (event === 'untrack') this.#services.presence.untrack(channel)
    this.#reply(frame, 'ok', {})
  }

  #handleBroadcast(joinRef: string | null, ref: string | null, broadcast: Broadcast): void {
    const channel = this.#channels.get(broadcast.topic)
    if (!channel) return
    this.#services.hub.broadcast(broadcast, channel)
    if (!channel.wantsAcknowledgement) return
    this.#reply({ joinRef, ref, topic: broadcast.topic, event: 'broadcast', payload: {} }, 'ok', {})
  }

  async #join(frame: Frame): Promise<void> {
    const refuse = (reason: string): void => this.#reply(frame, 'error', { reason })
    const token = settingsIn(frame.payload)['access_token']
    const known = typeof token === 'string' ? await this.#services.callers.readToken(token) : null
    if (known?.status === 'refused') return refuse(`InvalidJWTToken: the access token is ${known.reason}`)
    const previous = this.#channels.get(frame.topic)
    if (previous) this.#drop(previous)
    if (this.#channels.size >= mostChannels) return refuse('Too many channels')
    const caller = known?.caller ?? this.#keyCaller
    const result = readJoin(frame, caller, this.#connection, this.#services.nextId)
    if (result.status === 'refused') return refuse(result.reason)
    if (result.channel.subscriptions.length > 0) {
      try {
        await this.#services.followChanges()
      } catch (error) {
        this.#services.log(`changes cannot be followed: ${String(error)}`)
        return refuse('Changes of rows cannot be followed at the moment')
      }
    }
    // The client may have gone while we waited.
    if (this.#socket.readyState === this.#socket.OPEN) this.#enter(frame, result.channel, result.answer)
  }

  #enter(frame: Frame, channel: Channel, answer: object): void {
    this.#channels.set(channel.topic, channel)
    this.#services.hub.join(channel)
    this.#watchExpiry(channel)
    this.#reply(frame, 'ok', answer)
    if (channel.subscriptions.length > 0) {
      this.#tellSystem(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL')
    }
    if (channel.hasPresence) this.#services.presence.sendState(channel)
  }

  async #renew(channel: Channel, token: unknown): Promise<void> {
    const known = await this.#services.callers.readToken(typeof token === 'string' ? token : null)
    if (known.status === 'refused') return this.#close(channel, `The access token is ${known.reason}`)
    channel.caller = known.caller
    this.#watchExpiry(channel)
  }

  /** A user's channel ends with the token; the API keys do not run out. */
  #watchExpiry(channel: Channel): void {
    clearTimeout(this.#expiries.get(channel))
    const { exp: expiresAt, sub: user } = channel.caller.claims
    if (expiresAt === undefined || user === undefined) return
    const leftMs = Math.min(Math.max(expiresAt * 1000 - this.#services.now(), 0), longestTimerMs)
    const timer = setTimeout(() => this.#close(channel, 'Token has expired'), leftMs).unref()
    this.#expiries.set(channel, timer)
  }

  #close(channel: Channel, message: string): void {
    this.#tellSystem(channel, 'system', 'error', message)
    push(channel, 'phx_close', {})
    this.#drop(channel)
  }

  #drop(channel: Channel): void {
    clearTimeout(this.#expiries.get(channel))
    this.#expiries.delete(channel)
    this.#channels.delete(channel.topic)
    this.#services.presence.untrack(channel)
    this.#services.hub.leave(channel)
  }

  #reply(frame: Frame, status: 'ok' | 'error', response: object): void {
    this.#connection.send({ ...frame, event: 'phx_reply', payload: { status, response } })
  }

  #tellSystem(channel: Channel, extension: string, status: 'ok' | 'error', message: string): void {
    const name = channel.topic.replace(/^realtime:/, '')
    push(channel, 'system', { channel: name, extension, message, status })
  }
}
