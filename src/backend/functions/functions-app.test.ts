import { expect, test } from 'vitest'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { functionsApp } from './functions-app.ts'

test('a function that throws is a relay error, and its message stays inside', async () => {
  const heard: unknown[] = []
  const app = functionsApp({
    functions: { broken: () => Promise.reject(new Error('secret')) },
    limits: {},
    countCall: () => Promise.resolve(null),
    log: (_, error) => heard.push(error),
  })
  const answer = await app.request('/broken', { method: 'POST' })
  expect(answer.status).toBe(500)
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
  await using backend = await startTestBackend({
    functions: { guess, free: guess },
    functionLimits: { guess: { calls: 3, windowSeconds: 60 } },
    trustedProxies: 1,
  })
  const ask = (name: string, address: string): Promise<Response> =>
    fetch(`${backend.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: backend.keys.anonKey, 'x-forwarded-for': `6.6.6.6, ${address}` },
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
  backend.passTime(61)
  expect((await ask('guess', '192.0.2.1')).status).toBe(200)
})

test('a function that never answers is given up, so that nobody waits for ever', async () => {
  const app = functionsApp({
    functions: { endless: () => new Promise(() => {}) },
    limits: {},
    countCall: () => Promise.resolve(null),
    mostSeconds: 0.05,
    log: () => {},
  })
  const answer = await app.request('/endless', { method: 'POST' })
  expect([answer.status, answer.headers.get('x-relay-error')]).toEqual([504, 'true'])
})
