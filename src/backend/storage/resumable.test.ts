import { randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { fileObjectStore } from './file-object-store.ts'
import { sweepLeftovers } from './leftovers.ts'
import { bucketsSql } from './storage-fixture.ts'

let backend: TestBackend
let guest: SupabaseClient
let folder: string
let headers: Record<string, string>

beforeAll(async () => {
  backend = await startTestBackend({ sql: bucketsSql })
  const made = await backend.guest()
  guest = made.client
  folder = made.userId
  await backend.pool.query(`update storage.buckets set file_size_limit = 20000000 where id = 'drawer'`)
  headers = await headersOf(guest)
})
afterAll(() => backend[Symbol.asyncDispose]())

async function headersOf(client: SupabaseClient): Promise<Record<string, string>> {
  const { session } = (await client.auth.getSession()).data
  const authorization = `Bearer ${session?.access_token ?? backend.keys.anonKey}`
  return { apikey: backend.keys.anonKey, authorization, 'tus-resumable': '1.0.0' }
}

function told(metadata: Record<string, string>): string {
  const pairs = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  )
  return pairs.join(',')
}

interface Begin {
  name: string
  size: number
  bucketName?: string
  contentType?: string
  more?: Record<string, string>
  path?: string
}

async function begin({
  name,
  size,
  bucketName = 'drawer',
  contentType = 'text/plain',
  more,
  path = '',
}: Begin): Promise<Response> {
  const objectName = `${folder}/${name}`
  const metadata = told({
    bucketName,
    objectName,
    contentType,
    cacheControl: '60',
    metadata: '{"by": "parts"}',
  })
  return fetch(`${backend.url}/storage/v1/upload/resumable${path}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(size), 'upload-metadata': metadata, ...more },
  })
}

const addressOf = (answer: Response): string => `${backend.url}${answer.headers.get('location')}`

function send(
  address: string,
  offset: number,
  body: Buffer,
  more: Record<string, string> = {},
): Promise<Response> {
  return fetch(address, {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...more,
    },
    body: new Uint8Array(body),
  })
}

const offsetOf = async (address: string, own = headers): Promise<[number, string | null]> => {
  const answer = await fetch(address, { method: 'HEAD', headers: own })
  return [answer.status, answer.headers.get('upload-offset')]
}

/** How many files lie in the store. */
async function stored(): Promise<number> {
  let count = 0
  for await (const { bytes } of fileObjectStore(backend.objectFolder).keys()) count += bytes > 0 ? 1 : 0
  return count
}

test('a file comes in parts, goes on where it broke off, and is one object at the end', async () => {
  const bytes = randomBytes(12_000_000)
  const begun = await begin({ name: 'large.bin', size: bytes.length })
  expect(begun.status).toBe(201)
  const address = addressOf(begun)
  expect((await send(address, 0, bytes.subarray(0, 6_000_000))).headers.get('upload-offset')).toBe('6000000')
  expect(await offsetOf(address)).toEqual([200, '6000000'])
  expect((await guest.storage.from('drawer').download(`${folder}/large.bin`)).error).not.toBeNull()
  expect((await send(address, 5, bytes.subarray(5, 10))).status).toBe(409)
  expect((await send(address, 6_000_000, bytes.subarray(6_000_000))).status).toBe(204)
  const { data } = await guest.storage.from('drawer').download(`${folder}/large.bin`)
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
  const info = await guest.storage.from('drawer').info(`${folder}/large.bin`)
  expect(info.data).toMatchObject({
    contentType: 'text/plain',
    cacheControl: 'max-age=60',
    metadata: { by: 'parts' },
  })
  expect(await stored()).toBe(1)
  // Whoever did not hear the last answer asks, and hears that all of it is here; nothing comes in its place.
  expect(await offsetOf(address)).toEqual([200, String(bytes.length)])
  await send(address, bytes.length, Buffer.alloc(0))
  const again = await guest.storage.from('drawer').info(`${folder}/large.bin`)
  expect(again.data).toEqual(info.data)
})

test('a connection that breaks loses no more than the last part', async () => {
  const address = addressOf(await begin({ name: 'broken.bin', size: 8_000_000 }))
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(randomBytes(6_000_000))
      setTimeout(() => controller.error(new Error('broken off')), 300)
    },
  })
  const options = { method: 'PATCH', body, duplex: 'half' } as RequestInit
  const more = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  await expect(fetch(address, { ...options, headers: { ...headers, ...more } })).rejects.toThrow(
    'fetch failed',
  )
  await expect.poll(() => offsetOf(address)).toEqual([200, String(5 * 1024 * 1024)])
  const ended = await fetch(address, { method: 'DELETE', headers })
  expect(ended.status).toBe(204)
  expect((await offsetOf(address))[0]).toBe(404)
})

test('policies, sizes and types are asked before the first byte', async () => {
  expect((await begin({ name: '../else.txt', size: 1 })).status).toBe(400)
  const foreign = await fetch(`${backend.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': '1',
      'upload-metadata': told({ bucketName: 'drawer', objectName: 'somebody-else/a.txt' }),
    },
  })
  expect(foreign.status).toBe(403)
  expect((await begin({ name: 'huge.bin', size: 20_000_001 })).status).toBe(413)
  expect((await begin({ name: 'a.txt', size: 1, bucketName: 'window' })).status).toBe(415)
  expect((await begin({ name: 'a.txt', size: 1, bucketName: 'nowhere' })).status).toBe(404)
  expect((await begin({ name: 'a.txt', size: 1, contentType: 'a\nb' })).status).toBe(400)
})

test('nobody else sees or goes on with an upload', async () => {
  const address = addressOf(await begin({ name: 'mine.txt', size: 4 }))
  const other = await headersOf((await backend.guest()).client)
  expect((await offsetOf(address, other))[0]).toBe(404)
  expect((await send(address, 0, Buffer.from('evil'), other)).status).toBe(404)
  expect((await fetch(address, { method: 'DELETE', headers: other })).status).toBe(404)
  expect(await offsetOf(address)).toEqual([200, '0'])
})

test('a picture that is none is refused when it is whole, and leaves nothing', async () => {
  const begun = await begin({ name: 'no.png', size: 20, bucketName: 'window', contentType: 'image/png' })
  expect((await send(addressOf(begun), 0, Buffer.alloc(20, 'x'))).status).toBe(415)
  const { data } = await guest.storage.from('window').list(folder)
  expect(data).toEqual([])
})

test('a name that was taken meanwhile is not overwritten, unless that was asked for', async () => {
  const address = addressOf(await begin({ name: 'taken.txt', size: 3 }))
  const over = addressOf(await begin({ name: 'taken.txt', size: 3, more: { 'x-upsert': 'true' } }))
  await guest.storage.from('drawer').upload(`${folder}/taken.txt`, new Blob(['one']))
  expect((await send(address, 0, Buffer.from('two'))).status).toBe(409)
  expect((await send(over, 0, Buffer.from('two'))).status).toBe(204)
  expect(await (await guest.storage.from('drawer').download(`${folder}/taken.txt`)).data?.text()).toBe('two')
})

test('a signed address is enough for the one object that it names', async () => {
  const { data } = await guest.storage.from('drawer').createSignedUploadUrl(`${folder}/signed.txt`)
  const signed = { 'x-signature': data?.token ?? '' }
  const own = headers
  headers = { 'tus-resumable': '1.0.0' }
  try {
    expect((await begin({ name: 'other.txt', size: 5, more: signed, path: '/sign' })).status).toBe(400)
    const begun = await begin({ name: 'signed.txt', size: 5, more: signed, path: '/sign' })
    expect(begun.status).toBe(201)
    expect((await send(addressOf(begun), 0, Buffer.from('hello'), signed)).status).toBe(204)
  } finally {
    headers = own
  }
  expect(await (await guest.storage.from('drawer').download(`${folder}/signed.txt`)).data?.text()).toBe(
    'hello',
  )
})

test('an upload is kept for a day, and then its parts go', async () => {
  const address = addressOf(await begin({ name: 'slow.txt', size: 10 }))
  await send(address, 0, Buffer.from('half '))
  const objects = fileObjectStore(backend.objectFolder)
  const before = await stored()
  const sweep = (): Promise<void> =>
    sweepLeftovers({ pool: backend.pool, objects, now: backend.now(), log: () => undefined })
  backend.passTime(20 * 3600)
  await sweep()
  expect(await stored()).toBe(before)
  backend.passTime(5 * 3600)
  await sweep()
  expect(await stored()).toBeLessThan(before)
})
