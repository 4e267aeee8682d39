import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { upgradeRequest } from '../../../tests/upgrade-request.ts'
import { openRawSocket } from './raw-socket.ts'

/* What one client may ask for, and that nothing it says or leaves unread harms the others. */

let backend: TestBackend
const settings = {
  channelsPerConnection: 3,
  joinsPerSecond: 6,
  messagesPerSecond: 20,
  payloadBytes: 100_000,
  presenceBytes: 1_000,
  presenceKeyBytes: 100,
  subscriptionsPerChannel: 2,
  unreadBytes: 300_000,
  connections: 1_200,
}

beforeAll(async () => {
  backend = await startTestBackend({ realtime: settings })
})
afterAll(() => backend[Symbol.asyncDispose]())

const socketUrl = (key = backend.keys.anonKey): string =>
  `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}`

describe('more than the settings allow is refused in words:', () => {
  test('channels', async () => {
    const raw = await openRawSocket(backend)
    for (const topic of ['a', 'b', 'c']) expect((await raw.join(topic)).status).toBe('ok')
    const reason = 'ChannelRateLimitReached: Too many channels'
    expect(await raw.join('d')).toEqual({ status: 'error', response: { reason } })
    expect((await raw.join('a')).status).toBe('ok')
    raw.socket.close()
  })

  test('joins a second', async () => {
    const raw = await openRawSocket(backend)
    const refs = Array.from({ length: 200 }, () => raw.say('realtime:a', 'phx_join', { config: {} }))
    expect(await raw.closed).toBe(1008)
    expect(refs.length).toBeGreaterThan(raw.frames.filter(({ event }) => event === 'phx_reply').length)
    expect(raw.frames.at(-1)?.payload).toEqual({
      status: 'error',
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    })
  })

  test('messages a second', async () => {
    const raw = await openRawSocket(backend)
    await raw.join('a')
    for (let n = 0; n < 300; n += 1)
      raw.say('realtime:a', 'broadcast', { type: 'broadcast', event: 'n', payload: { n } })
    await expect.poll(() => raw.frames.map(({ event }) => event)).toContain('phx_close')
    expect(raw.frames.find(({ event }) => event === 'system')?.payload).toEqual({
      channel: 'a',
      extension: 'system',
      status: 'error',
      message: 'Too many messages per second',
    })
    // Whoever goes on is sent away.
    expect(await raw.closed).toBe(1008)
  })

  test('bytes of a payload, whose sender stays', async () => {
    const raw = await openRawSocket(backend)
    const listening = await openRawSocket(backend)
    await listening.join('large')
    await raw.join('large', { broadcast: { ack: true } })
    const send = (length: number): ReturnType<typeof raw.reply> =>
      raw.reply(
        raw.say('realtime:large', 'broadcast', {
          type: 'broadcast',
          event: 'n',
          payload: { text: 'x'.repeat(length) },
        }),
      )
    expect(await send(120_000)).toEqual({ status: 'error', response: { reason: 'payload_size_exceeded' } })
    expect((await send(90_000)).status).toBe('ok')
    await expect.poll(() => listening.frames.filter(({ event }) => event === 'broadcast')).toHaveLength(1)
    raw.socket.send('x'.repeat(500_000))
    expect(await raw.closed).toBe(1009)
    listening.socket.close()
  })

  test('presence', async () => {
    const raw = await openRawSocket(backend)
    expect(await raw.join('a', { presence: { key: 'k'.repeat(101) } })).toMatchObject({
      response: { reason: 'InvalidJoinPayload: a presence key has at most 100 bytes' },
    })
    await raw.join('a', { presence: { key: 'k', enabled: true } })
    const track = (payload: unknown): string =>
      raw.say('realtime:a', 'presence', { type: 'presence', event: 'track', payload })
    expect(await raw.reply(track('nobody'))).toMatchObject({
      response: { reason: 'Presence track payload must be a map' },
    })
    track({ words: 'x'.repeat(1_000) })
    await expect.poll(() => raw.frames.at(-1)?.event).toBe('phx_close')
    expect(raw.frames.at(-2)?.payload['message']).toBe('Track message size exceeded')
    raw.socket.close()
  })

  test('subscriptions', async () => {
    const raw = await openRawSocket(backend)
    const change = { event: '*', schema: 'public', table: 'books' }
    expect(await raw.join('a', { postgres_changes: [change, change, change] })).toMatchObject({
      response: { reason: 'InvalidJoinPayload: a channel has at most 2 subscriptions' },
    })
    raw.socket.close()
  })

  test('broadcasts by HTTP', async () => {
    const post = async (key: string, length: number): Promise<number> =>
      (
        await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
          method: 'POST',
          headers: { apikey: key, 'content-type': 'application/json' },
          body: JSON.stringify({
            messages: Array.from({ length }, () => ({ topic: 'a', event: 'b', payload: {} })),
          }),
        })
      ).status
    const { anonKey, serviceKey } = backend.keys
    expect([await post(anonKey, 20), await post(anonKey, 21), await post(serviceKey, 21)]).toEqual([
      202, 429, 202,
    ])
  })
})

test.each([
  ['', 401, 'API key is missing'],
  ['wrong', 401, 'The token provided is not a valid JWT'],
])('a socket with the key "%s" is answered %i', async (key, status, error) => {
  const socket = new WebSocket(socketUrl(key))
  const [, answer] = (await once(socket, 'unexpected-response')) as [
    unknown,
    AsyncIterable<Buffer> & { statusCode: number },
  ]
  let body = ''
  for await (const part of answer) body += part.toString()
  expect([answer.statusCode, JSON.parse(body)]).toEqual([status, { error }])
})

/** Says whether the process still answers. */
async function isThere(): Promise<boolean> {
  const raw = await openRawSocket(backend)
  const { status } = await raw.join('still-there')
  raw.socket.close()
  return status === 'ok'
}

test('a frame nested so deep that it cannot be written again closes its own socket', async () => {
  const raw = await openRawSocket(backend)
  const deep = `${'['.repeat(6_000)}${']'.repeat(6_000)}`
  raw.socket.send(
    `{"topic":"realtime:x","event":"broadcast","ref":"1","payload":{"event":"e","payload":${deep}}}`,
  )
  expect(await raw.closed).toBe(1003)
  expect(await isThere()).toBe(true)
})

test.each(['//', '//other.host/realtime/v1/websocket', 'http://%/', '/\\other.host/x', '*'])(
  'an upgrade of "%s" is nothing here, and the process goes on',
  async (target) => {
    const { hostname, port } = new URL(backend.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const isGone = new Promise((resolve) => socket.once('close', resolve))
    socket.write(upgradeRequest(target, hostname))
    await isGone
    expect(await isThere()).toBe(true)
  },
)

describe('sockets of one address', () => {
  /** Opens a socket as a proxy of ours would for somebody; its status where it is refused. */
  async function openFor(proxied: TestBackend, forwarded: string): Promise<WebSocket | number | undefined> {
    const url = `${proxied.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${proxied.keys.anonKey}`
    const socket = new WebSocket(url, { headers: { 'x-forwarded-for': forwarded } })
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket))
      socket.once('unexpected-response', (request, answer) => {
        request.destroy()
        resolve(answer.statusCode)
      })
    })
  }

  test('are only so many; others come in, and so does who left one', async () => {
    await using proxied = await startTestBackend({
      trustedProxies: 1,
      realtime: { connectionsPerAddress: 2 },
    })
    const first = await openFor(proxied, '203.0.113.1')
    await openFor(proxied, '203.0.113.1')
    // What a client itself says about where it comes from counts for nothing.
    expect(await openFor(proxied, '198.51.100.7, 203.0.113.1')).toBe(429)
    expect(await openFor(proxied, '203.0.113.2')).toBeInstanceOf(WebSocket)
    await openFor(proxied, '2001:db8:0:1::1')
    await openFor(proxied, '2001:db8:0:1::2')
    expect(await openFor(proxied, '2001:db8:0:1::3')).toBe(429)
    if (first instanceof WebSocket) first.terminate()
    await expect.poll(() => openFor(proxied, '203.0.113.1')).toBeInstanceOf(WebSocket)
  })
})

test('a thousand idle sockets stay, and are all told', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const socket = new WebSocket(socketUrl())
      await once(socket, 'open')
      return socket
    }),
  )
  let told = 0
  for (const socket of sockets) {
    socket.on('message', (data: Buffer) => {
      if (data.includes('"event":"news"')) told += 1
    })
    socket.send(
      JSON.stringify({ topic: 'realtime:all', event: 'phx_join', payload: { config: {} }, ref: '1' }),
    )
  }
  const speaking = await openRawSocket(backend)
  await speaking.join('all')
  const say = (): void =>
    void speaking.say('realtime:all', 'broadcast', { type: 'broadcast', event: 'news', payload: {} })
  await expect.poll(() => (say(), told), { interval: 200 }).toBeGreaterThanOrEqual(1_000)
  expect(sockets.filter((socket) => socket.readyState === WebSocket.OPEN)).toHaveLength(1_000)
  for (const socket of sockets) socket.terminate()
  speaking.socket.close()
})

test('whoever does not read is cut off, and the others hear everything', async () => {
  const { hostname, port, pathname, search } = new URL(socketUrl())
  const deaf = connect(Number(port), hostname)
  const isGone = new Promise((resolve) => deaf.once('close', resolve))
  deaf.on('error', () => {})
  deaf.write(upgradeRequest(pathname + search, hostname))
  await once(deaf, 'data')
  deaf.pause()
  const frame = Buffer.from(
    JSON.stringify({ topic: 'realtime:loud', event: 'phx_join', payload: {}, ref: '1' }),
  )
  // A masked text frame of less than 126 bytes whose mask is zero.
  deaf.write(Buffer.concat([Buffer.from([0x81, 0x80 | frame.length, 0, 0, 0, 0]), frame]))
  const listening = await openRawSocket(backend)
  await listening.join('loud')
  const { serviceKey } = backend.keys
  const say = async (): Promise<number> => {
    const answer = await fetch(`${backend.url}/realtime/v1/api/broadcast/loud/events/n`, {
      method: 'POST',
      headers: { apikey: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(90_000) }),
    })
    return answer.status
  }
  // The system's own buffers take some megabytes before anything waits here.
  const said = 250
  for (let n = 0; n < said; n += 1) expect(await say()).toBe(202)
  // What lies in them can still be read, and then there is nobody.
  deaf.resume()
  await isGone
  await expect.poll(() => listening.frames.filter(({ event }) => event === 'broadcast')).toHaveLength(said)
  listening.socket.close()
})

describe('whatever is sent,', () => {
  const odd = fc.oneof(
    fc.constantFrom('constructor', '__proto__', '\0', '\ud800', 'a\0b', 'realtime:', 'phoenix', ''),
    fc.string({ unit: 'binary' }),
    fc.jsonValue(),
  )
  const event = fc.oneof(
    fc.constantFrom('phx_join', 'phx_leave', 'broadcast', 'presence', 'access_token', 'heartbeat', 'system'),
    odd,
  )
  const topic = fc.oneof(fc.constantFrom('realtime:fuzz', 'phoenix', 'realtime:\0', 'realtime:\ud800'), odd)
  const change = fc.record(
    { event: odd, schema: odd, table: odd, filter: odd, select: odd },
    { requiredKeys: [] },
  )
  const replay = fc.record({ since: odd, limit: odd }, { requiredKeys: [] })
  const config = fc.record(
    {
      private: fc.oneof(fc.boolean(), odd),
      broadcast: fc.oneof(
        fc.record({ self: odd, ack: odd, replay: fc.oneof(replay, odd) }, { requiredKeys: [] }),
        odd,
      ),
      presence: fc.oneof(fc.record({ enabled: odd, key: odd }), odd),
      postgres_changes: fc.oneof(fc.array(fc.oneof(change, odd), { maxLength: 2 }), odd),
    },
    { requiredKeys: [] },
  )
  const payload = fc.oneof(
    fc.record({ config: fc.oneof(config, odd) }),
    fc.record({ access_token: odd, config }),
    fc.record({ event: fc.oneof(fc.constantFrom('track', 'untrack'), odd), payload: odd }),
    fc.record({ access_token: odd }),
    odd,
  )
  const frame = fc.oneof(
    { arbitrary: fc.tuple(odd, odd, topic, event, payload).map((parts) => JSON.stringify(parts)), weight: 6 },
    { arbitrary: odd.map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.string(), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
    {
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from([3, ...bytes])),
      weight: 2,
    },
  )

  test('the server goes on, and closes the socket at most', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 12 }), async (frames) => {
        const socket = new WebSocket(`${socketUrl()}&vsn=2.0.0`)
        await once(socket, 'open')
        const done = new Promise<void>((resolve) => {
          socket.once('close', () => resolve())
          socket.on('message', (data: Buffer) => {
            if (data.includes('"the end"')) resolve()
          })
        })
        for (const one of frames) socket.send(one)
        socket.send(JSON.stringify([null, 'the end', 'phoenix', 'heartbeat', {}]))
        await done
        socket.terminate()
      }),
      { numRuns: 150 },
    )
    const raw = await openRawSocket(backend)
    expect((await raw.join('after')).status).toBe('ok')
    raw.socket.close()
  })
})
