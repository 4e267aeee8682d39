import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../../tests/start-test-backend.ts'
import { countRequest, type RequestCounts } from './count-request.ts'

let backend: TestBackend
let passedMs = 0

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

const counts = (): RequestCounts => ({
  pool: backend.pool,
  keys: backend.keys,
  now: () => new Date(Date.UTC(2026, 10, 22) + passedMs),
})

test('what is over the limit waits for the end of the window, each client for itself', async () => {
  const ask = (who: string) => countRequest(counts(), { what: 'window', who, limit: 2, windowSeconds: 60 })
  expect([await ask('1.2.3.4'), await ask('1.2.3.4')]).toEqual([null, null])
  passedMs += 20_000
  expect(await ask('1.2.3.4')).toBe(40)
  expect(await ask('5.6.7.8')).toBeNull()
  passedMs += 40_000
  expect(await ask('1.2.3.4')).toBeNull()
})

test('many clients that come back at once do not wait for one another', async () => {
  const clients = Array.from({ length: 40 }, (_, index) => `client ${index}`)
  const askAll = () =>
    Promise.all(
      clients.map((who) => countRequest(counts(), { what: 'crowd', who, limit: 9, windowSeconds: 60 })),
    )
  for (let round = 0; round < 10; round += 1) {
    expect(await askAll()).toEqual(clients.map(() => null))
    passedMs += 61_000
  }
})
