import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { tillApp } from './till-app.ts'

test.each(['display.woff2', 'text.woff2'])('the till has the letters of the site: %s', async (name) => {
  const app = tillApp({} as Pool, () => {})
  const answer = await app.request(`/letters/${name}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  const start = new Uint8Array(await answer.arrayBuffer()).subarray(0, 4)
  expect(new TextDecoder().decode(start)).toBe('wOF2')
  expect((await app.request('/letters/other.woff2')).status).toBe(404)
})
