import type { Caller } from '../gateway/caller.ts'
import type { Channel, Connection } from './channel.ts'
import { push, pushSystem } from './channel.ts'
import { encodeFrame } from './encode-frame.ts'
import type { Broadcast, Frame, Incoming } from './frame.ts'
import { payloadBytes } from './frame.ts'
import { joinChannel } from './join-channel.ts'
import { rate } from './rate.ts'
import { isApiKey } from './read-join.ts'
import type { RealtimeServices } from './realtime-services.ts'
import { renewToken } from './renew-token.ts'
import { settingsIn } from './settings-in.ts'
import { isStorable, wireTopic } from './topic.ts'
import { wordRefusal } from './word-refusal.ts'

const longestTimerMs = 2_147_000_000

/** The channels that one client joined over one socket. Messages are handled one after the other. */
export class SocketSession {
  readonly #connection: Connection
  readonly #keyCaller: Caller
  readonly #services: RealtimeServices
  readonly #disconnect: () => void
  /** By the topics' names on the wire. */
  readonly #channels = new Map<string, Channel>()
  readonly #expiries = new Map<Channel, NodeJS.Timeout>()
  readonly #joins

  constructor(connection: Connection, keyCaller: Caller, services: RealtimeServices, disconnect: () => void) {
    this.#connection = connection
    this.#keyCaller = keyCaller
    this.#services = services
    this.#disconnect = disconnect
    this.#joins = rate(services.settings.joinsPerSecond)
  }

  async handle(incoming: Incoming): Promise<void> {
    if (incoming.kind === 'frame') await this.#handleFrame(incoming.frame)
    else await this.#handleBroadcast(incoming.joinRef, incoming.ref, incoming.topic, incoming.broadcast)
  }

  dropAll(): void {
    for (const channel of this.#channels.values()) this.#drop(channel)
  }

  /** Closes the channel that said too much; false when there is none. */
  closeForRate(topic: string): boolean {
    const channel = this.#channels.get(topic)
    if (channel) this.#close(channel, 'Too many messages per second')
    return channel !== undefined
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
    if (frame.event === 'presence') return this.#handlePresence(channel, frame)
  }

  async #join(frame: Frame): Promise<void> {
    const refuse = (reason: string): void => this.#reply(frame, 'error', { reason })
    if (!this.#joins.take()) {
      refuse('ClientJoinRateLimitReached: Too many joins per second')
      return this.#disconnect()
    }
    const previous = this.#channels.get(frame.topic)
    if (previous) this.#drop(previous)
    if (this.#channels.size >= this.#services.settings.channelsPerConnection)
      return refuse('ChannelRateLimitReached: Too many channels')
    const result = await joinChannel(frame, this.#keyCaller, this.#connection, this.#services).catch(
      (error: unknown) => {
        this.#services.log(`a channel could not be joined: ${String(error)}`)
        const reason = 'UnableToConnectToProject: Realtime was unable to connect to the project database'
        return { status: 'refused', reason } as const
      },
    )
    if (result.status === 'refused') return refuse(result.reason)
    this.#channels.set(frame.topic, result.channel)
    this.#watchExpiry(result.channel)
    this.#reply(frame, 'ok', result.answer)
    result.greet()
  }

  async #handleBroadcast(
    joinRef: string | null,
    ref: string | null,
    topic: string,
    broadcast: Broadcast,
  ): Promise<void> {
    const channel = this.#channels.get(topic)
    if (!channel) return
    const { hub, bus, policies, settings } = this.#services
    if (channel.topic.isPrivate) {
      channel.mayBroadcast ??= await policies.mayWrite(channel.caller, channel.topic.name, 'broadcast')
      // Supabase says nothing to whoever may not speak.
      if (!channel.mayBroadcast) return
    }
    const frame = { joinRef, ref, topic, event: 'broadcast', payload: {} }
    const isFine = payloadBytes(broadcast.payload) <= settings.payloadBytes && isStorable(broadcast.event)
    if (isFine) {
      hub.broadcast(channel.topic, broadcast, channel)
      bus.say({ kind: 'broadcast', topic: channel.topic, broadcast })
    }
    if (!channel.wantsAcknowledgement) return
    if (isFine) this.#reply(frame, 'ok', {})
    else this.#reply(frame, 'error', { reason: 'payload_size_exceeded' })
  }

  async #handlePresence(channel: Channel, frame: Frame): Promise<void> {
    const { presence, policies, settings } = this.#services
    const { event, payload = {} } = settingsIn(frame.payload)
    const word = String(event).toLowerCase()
    if (word === 'untrack') {
      presence.untrack(channel)
      return this.#reply(frame, 'ok', {})
    }
    if (word !== 'track') return this.#reply(frame, event === undefined ? 'ok' : 'error', {})
    if (channel.topic.isPrivate) {
      channel.mayTrack ??= await policies.mayWrite(channel.caller, channel.topic.name, 'presence')
      if (!channel.mayTrack) return this.#reply(frame, 'error', {})
    }
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      return this.#reply(frame, 'error', { reason: 'Presence track payload must be a map' })
    if (Buffer.byteLength(JSON.stringify(payload)) > settings.presenceBytes)
      return this.#close(channel, 'Track message size exceeded')
    await this.#showPresence(channel)
    presence.track(channel, settingsIn(payload))
    this.#reply(frame, 'ok', {})
  }

  /** Whoever is seen by the others also sees them, from now on. */
  async #showPresence(channel: Channel): Promise<void> {
    const { caller, topic } = channel
    channel.seesPresence ||=
      !topic.isPrivate ||
      (await this.#services.policies.mayRead(caller, topic.name, ['presence'])).has('presence')
  }

  async #renew(channel: Channel, token: unknown): Promise<void> {
    if (typeof token !== 'string' || isApiKey(token) || token === channel.token) return
    const known = await this.#services.callers.readToken(token)
    if (known.status === 'refused')
      return this.#close(channel, wordRefusal(known.reason, token, this.#services.now()).message)
    const refusal = await renewToken(channel, token, known.caller, this.#services)
    if (refusal !== null) return this.#close(channel, refusal)
    this.#watchExpiry(channel)
  }

  /** A channel ends with the token that it was joined by; API keys do not run out. */
  #watchExpiry(channel: Channel): void {
    clearTimeout(this.#expiries.get(channel))
    const { exp: expiresAt } = channel.caller.claims
    if (expiresAt === undefined) return
    const leftMs = Math.min(Math.max(expiresAt * 1000 - this.#services.now(), 0), longestTimerMs)
    const timer = setTimeout(() => this.#close(channel, 'Token has expired 0 seconds ago'), leftMs).unref()
    this.#expiries.set(channel, timer)
  }

  #close(channel: Channel, message: string): void {
    pushSystem(channel, 'system', 'error', message)
    push(channel, 'phx_close', {})
    this.#drop(channel)
  }

  #drop(channel: Channel): void {
    clearTimeout(this.#expiries.get(channel))
    this.#expiries.delete(channel)
    this.#channels.delete(wireTopic(channel.topic))
    this.#services.presence.untrack(channel)
    this.#services.hub.leave(channel)
  }

  #reply(frame: Frame, status: 'ok' | 'error', response: object): void {
    const reply = { ...frame, event: 'phx_reply', payload: { status, response } }
    this.#connection.send(encodeFrame(reply, this.#connection.version))
  }
}
