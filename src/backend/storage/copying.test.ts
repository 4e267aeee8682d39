import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bucketsSql } from './storage-fixture.ts'

let backend: TestBackend
let guest: SupabaseClient
let folder: string

beforeAll(async () => {
  backend = await startTestBackend({ sql: bucketsSql })
  const made = await backend.guest()
  guest = made.client
  folder = made.userId
  const options = { contentType: 'text/html', metadata: { by: 'hand' } }
  await guest.storage.from('drawer').upload(`${folder}/page`, Buffer.from('<p>'), options)
})
afterAll(() => backend[Symbol.asyncDispose]())

async function copy(body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<number> {
  const { session } = (await guest.auth.getSession()).data
  const own = { apikey: backend.keys.anonKey, authorization: `Bearer ${session?.access_token ?? ''}` }
  const answer = await fetch(`${backend.url}/storage/v1/object/copy`, {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ bucketId: 'drawer', sourceKey: `${folder}/page`, ...body }),
  })
  return answer.status
}

test('a copy in another bucket says what the object says', async () => {
  expect(await copy({ destinationBucket: 'window', destinationKey: `${folder}/page` })).toBe(200)
  const { data } = await guest.storage.from('window').info(`${folder}/page`)
  expect(data).toMatchObject({ bucketId: 'window', contentType: 'text/html', metadata: { by: 'hand' } })
})

test('a copy says something else when that is asked for', async () => {
  const metadata = { mimetype: 'text/plain', cacheControl: 'max-age=9' }
  const told = { 'x-metadata': Buffer.from('{"by": "copy"}').toString('base64') }
  expect(await copy({ destinationKey: `${folder}/b`, copyMetadata: false, metadata }, told)).toBe(200)
  const { data } = await guest.storage.from('drawer').info(`${folder}/b`)
  expect(data).toMatchObject({
    contentType: 'text/plain',
    cacheControl: 'max-age=9',
    metadata: { by: 'copy' },
  })
  expect(
    await copy({ destinationKey: `${folder}/c`, copyMetadata: false, metadata: { mimetype: 'a\nb' } }),
  ).toBe(400)
})

test('an object moves to another bucket', async () => {
  await guest.storage.from('drawer').upload(`${folder}/mover`, new Blob(['x']))
  const moved = await guest.storage
    .from('drawer')
    .move(`${folder}/mover`, `${folder}/moved`, { destinationBucket: 'window' })
  expect(moved.error).toBeNull()
  expect((await guest.storage.from('window').exists(`${folder}/moved`)).data).toBe(true)
})
