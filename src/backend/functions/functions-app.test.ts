import { request as askNode } from 'node:http'
import {
  FunctionRegion,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../../tests/start-test-backend.ts'
import { functionsApp } from './functions-app.ts'
import { defaultFunctionsSettings } from './functions-settings.ts'

let backend: TestBackend
/** Lets what waits go on. */
let release = (): void => undefined
/** Why the last stream ended before its time. */
let ended: Promise<unknown> = Promise.resolve()

const text = new TextEncoder()

beforeAll(async () => {
  backend = await startTestBackend({
    functions: {
      mirror: async (request, { caller }) =>
        Response.json({
          method: request.method,
          region: request.headers.get('x-region'),
          role: caller.role,
          sub: caller.claims.sub ?? null,
          body: await request.text(),
        }),
      webhook: (request, { caller }) =>
        Promise.resolve(
          Response.json({ role: caller.role, signature: request.headers.get('authorization') }),
        ),
      refusing: () => Promise.resolve(Response.json({ code: 'no_such_book' }, { status: 422 })),
      broken: () => Promise.reject(new Error('secret')),
      endless: () => new Promise(() => {}),
      // Answers each piece of the request as it comes.
      echo: (request) =>
        Promise.resolve(new Response(request.body, { headers: { 'content-type': 'text/event-stream' } })),
      drip: () => {
        let cancel = (_reason: unknown): void => undefined
        ended = new Promise((resolve) => {
          cancel = resolve
        })
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(text.encode('data: 1\n\n')),
          cancel: (reason) => cancel(reason),
        })
        return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
      },
      waiting: async () => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return Response.json({})
      },
    },
    functionSettings: {
      withoutJwt: ['webhook'],
      mostBodyBytes: 1_000,
      mostSeconds: 1,
      mostStreamSeconds: 0.5,
      mostAtOnce: 2,
    },
  })
})
afterAll(() => backend[Symbol.asyncDispose]())

const call = (name: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', headers })

describe('a function', () => {
  test('is called by the client as whoever is signed in, with a region that changes nothing', async () => {
    const { client, user } = await backend.signIn()
    const { data, error } = await client.functions.invoke('mirror', {
      body: { child: 'Noor' },
      region: FunctionRegion.EuCentral1,
    })
    expect(error).toBeNull()
    expect(data).toEqual({
      method: 'POST',
      region: 'eu-central-1',
      role: 'authenticated',
      sub: user.id,
      body: '{"child":"Noor"}',
    })
  })

  test('takes a key or a token, alone or together, and nothing that does not hold', async () => {
    const { session } = await backend.signIn()
    const bearer = { authorization: `Bearer ${session.access_token}` }
    expect(await (await call('mirror', bearer)).json()).toMatchObject({ role: 'authenticated' })
    expect(await (await call('mirror', { apikey: backend.keys.anonKey })).json()).toMatchObject({
      role: 'anon',
    })
    expect((await call('mirror')).status).toBe(401)
    const forged = await call('mirror', { apikey: backend.keys.anonKey, authorization: 'Bearer forged' })
    expect([forged.status, await forged.json()]).toMatchObject([401, { code: 'invalid_jwt' }])
  })

  test('that wants no token is called by anybody, and hears what they say of themselves', async () => {
    expect(await (await call('webhook')).json()).toEqual({ role: 'anon', signature: null })
    const signed = await call('webhook', { authorization: 'Signature abc' })
    expect(await signed.json()).toEqual({ role: 'anon', signature: 'Signature abc' })
    expect(signed.headers.get('access-control-expose-headers')).toContain('x-relay-error')
  })
})

describe('the client tells apart', () => {
  test('an answer of the function that is an error', async () => {
    const { error } = await backend.client().functions.invoke('refusing')
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(await ((error as FunctionsHttpError).context as Response).json()).toEqual({ code: 'no_such_book' })
    expect((await backend.client().functions.invoke('nothing')).error).toBeInstanceOf(FunctionsHttpError)
  })

  test('a function that gave none', async () => {
    for (const [name, status, code] of [
      ['broken', 500, 'WORKER_ERROR'],
      ['endless', 504, 'WORKER_LIMIT'],
    ] as const) {
      const { error } = await backend.client().functions.invoke(name)
      expect(error).toBeInstanceOf(FunctionsRelayError)
      const { context } = error as { context: Response }
      expect([context.status, await context.json()]).toMatchObject([status, { code }])
    }
  })

  test('a server that nobody reaches', async () => {
    const { functions } = backend.client()
    const { error } = await functions.invoke('endless', { signal: AbortSignal.timeout(20) })
    expect(error).toBeInstanceOf(FunctionsFetchError)
  })
})

describe('a body', () => {
  test('goes in and comes back piece by piece', async () => {
    const url = new URL(`${backend.url}/functions/v1/echo`)
    const heard = await new Promise<string>((resolve, reject) => {
      const asking = askNode(url, { method: 'POST', headers: { apikey: backend.keys.anonKey } }, (answer) => {
        answer.setEncoding('utf8')
        let all = ''
        answer.on('data', (piece: string) => {
          all += piece
          // The second piece is only sent once the first came back.
          if (all === 'one ') asking.end('two')
        })
        answer.on('end', () => resolve(all))
        answer.on('error', reject)
      })
      asking.on('error', reject)
      asking.write('one ')
    })
    expect(heard).toBe('one two')
  })

  test('that is too long is refused, told beforehand or not', async () => {
    const { error } = await backend.client().functions.invoke('mirror', { body: 'x'.repeat(1_001) })
    expect(error).toBeInstanceOf(FunctionsRelayError)
    expect((error as { context: Response }).context.status).toBe(413)
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(text.encode('x'.repeat(600))),
    })
    const init = { method: 'POST', headers: { apikey: backend.keys.anonKey }, body, duplex: 'half' }
    const answer = await fetch(`${backend.url}/functions/v1/mirror`, init)
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'REQUEST_TOO_LARGE' }])
  })
})

describe('an answer that goes on', () => {
  test('is heard as it comes, and the function is told when nobody listens any more', async () => {
    const { data } = await backend.client().functions.invoke<Response>('drip')
    const reader = data?.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n')
    await reader?.cancel()
    await ended
  })

  test('is cut off in the end', async () => {
    const answer = await call('drip', { apikey: backend.keys.anonKey })
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(await ended).toBeInstanceOf(Error)
  })
})

test('what is called while too much runs is asked to come back', async () => {
  const key = { apikey: backend.keys.anonKey }
  const waiting = call('waiting', key)
  const dripping = await call('drip', key)
  const refused = await call('mirror', key)
  expect([refused.status, refused.headers.get('x-relay-error'), refused.headers.get('retry-after')]).toEqual([
    503,
    'true',
    '1',
  ])
  release()
  await waiting
  await dripping.body?.cancel()
  await expect.poll(async () => (await call('mirror', key)).status).toBe(200)
})

test('what went wrong stays inside', async () => {
  const heard: unknown[] = []
  const app = functionsApp({
    functions: { broken: () => Promise.reject(new Error('secret')) },
    limits: {},
    countCall: () => Promise.resolve(null),
    settings: defaultFunctionsSettings,
    log: (_, error) => heard.push(error),
  })
  const answer = await app.request('/broken', { method: 'POST' })
  expect(answer.headers.get('x-relay-error')).toBe('true')
  expect(await answer.text()).not.toContain('secret')
  expect(heard).toHaveLength(1)
})

test('an address that calls too often is told when to come back; another address is not', async () => {
  let calls = 0
  const guess = (): Promise<Response> => {
    calls += 1
    return Promise.resolve(Response.json({}))
  }
  await using limited = await startTestBackend({
    functions: { guess, free: guess },
    functionLimits: { guess: { calls: 3, windowSeconds: 60 } },
    trustedProxies: 1,
  })
  const ask = (name: string, address: string): Promise<Response> =>
    fetch(`${limited.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: limited.keys.anonKey, 'x-forwarded-for': `6.6.6.6, ${address}` },
    })
  const statuses = async (name: string, address: string): Promise<number[]> =>
    (await Promise.all(Array.from({ length: 4 }, () => ask(name, address))))
      .map(({ status }) => status)
      .sort((one, other) => one - other)
  expect(await statuses('guess', '192.0.2.1')).toEqual([200, 200, 200, 429])
  expect(calls).toBe(3)
  expect((await ask('guess', '192.0.2.2')).status).toBe(200)
  expect(await statuses('free', '192.0.2.1')).toEqual([200, 200, 200, 200])
  const refused = await ask('guess', '192.0.2.1')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  limited.passTime(61)
  expect((await ask('guess', '192.0.2.1')).status).toBe(200)
})
