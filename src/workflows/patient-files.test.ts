import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { supabaseFiles } from '../adapters/supabase/supabase-files.ts'
import { patientFiles } from './patient-files.ts'

type Answer = 'broken' | 'away' | 'refused' | 'kept'

/** Files in a store that gives these answers, one a call, the last of them ever after; and how often it was asked. */
async function storeThat(...answers: Answer[]) {
  let asked = 0
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked++, answers.length - 1)]
    if (answer === 'broken') return request.socket.destroy()
    const [status, body] = {
      away: [503, { message: 'away' }] as const,
      refused: [403, { message: 'no' }] as const,
      kept: [200, { Key: 'books/a', Id: '1', path: 'a' }] as const,
    }[answer ?? 'kept']
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const files = patientFiles(supabaseFiles(createClient(url, 'key'), url), [1, 1, 1])
  return {
    keep: () => files.put('a', Buffer.from('once'), 'text/plain'),
    asked: () => asked,
    [Symbol.dispose]: () => void server.close(),
  }
}

test('a store that is away, in whatever way, is asked again until it is back', async () => {
  using store = await storeThat('broken', 'away', 'kept')
  await store.keep()
  expect(store.asked()).toBe(3)
})

test('a store that stays away is no longer waited for at the end', async () => {
  using store = await storeThat('away')
  await expect(store.keep()).rejects.toThrow('could not keep a')
  expect(store.asked()).toBe(4)
})

test('what a store refuses is refused at once', async () => {
  using store = await storeThat('refused')
  await expect(store.keep()).rejects.toThrow('could not keep a')
  expect(store.asked()).toBe(1)
})
