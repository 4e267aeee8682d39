import { deflateSync, crc32 } from 'node:zlib'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
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
  const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
  const upload = async (bucket: string, name: string, bytes: Buffer, contentType: string): Promise<void> => {
    const { error } = await guest.storage.from(bucket).upload(`${folder}/${name}`, bytes, { contentType })
    if (error) throw error
  }
  await upload('drawer', 'a.png', await picture.clone().png().toBuffer(), 'image/png')
  await upload('window', 'a.jpg', await picture.clone().jpeg().toBuffer(), 'image/jpeg')
  await upload(
    'drawer',
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'image/svg+xml',
  )
  await upload('drawer', 'words.txt', Buffer.from('no picture'), 'text/plain')
  await upload('drawer', 'long.png', emptyPng(1, 30_000_000), 'image/png')
  await upload('drawer', 'wide.png', emptyPng(16_000, 16_000), 'image/png')
})
afterAll(() => backend[Symbol.asyncDispose]())

/** A picture of a few bytes that says it is large. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { session } = (await guest.auth.getSession()).data
  const own = { apikey: backend.keys.anonKey, authorization: `Bearer ${session?.access_token ?? ''}` }
  return fetch(`${backend.url}/storage/v1/render/image/${path}`, { headers: { ...own, ...headers } })
}

const sizeOf = async (answer: Response): Promise<unknown> => {
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { width, height, format }
}

test.each([
  ['width=100&height=100', { width: 100, height: 100 }],
  ['width=100&height=100&resize=contain', { width: 100, height: 50 }],
  ['width=100&height=100&resize=fill', { width: 100, height: 100 }],
  ['height=50', { width: 100, height: 50 }],
  ['width=9000', { width: 400, height: 200 }],
  ['', { width: 400, height: 200 }],
])('with %s a picture is shown as wide and high', async (query, size) => {
  const answer = await ask(`authenticated/drawer/${folder}/a.png?${query}`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await sizeOf(answer)).toEqual({ ...size, format: 'png' })
})

test('whoever can show WebP gets it, unless the picture’s own form is asked for', async () => {
  const path = `public/window/${folder}/a.jpg?width=10&quality=50`
  const answer = await ask(path, { accept: 'image/webp,*/*' })
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('x-transformations')).toBe('width:10,resizing_type:fill,quality:50')
  expect(answer.headers.get('vary')).toContain('Accept')
  expect(answer.headers.get('cache-control')).toBe('max-age=3600')
  const plain = await ask(`${path}&format=origin`, { accept: 'image/webp' })
  expect(plain.headers.get('content-type')).toBe('image/jpeg')
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask(path, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(304)
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(200)
})

test('a signed address opens the picture in the one form that was signed', async () => {
  const transform = { width: 20, height: 20 }
  const { data } = await guest.storage.from('drawer').createSignedUrl(`${folder}/a.png`, 60, { transform })
  const url = data?.signedUrl ?? ''
  expect(await sizeOf(await fetch(`${url}&width=300`))).toEqual({ width: 20, height: 20, format: 'png' })
  expect((await fetch(url.replace('/render/image/sign/', '/object/sign/'))).status).toBe(400)
  const whole = await guest.storage.from('drawer').createSignedUrl(`${folder}/a.png`, 60)
  expect((await fetch(whole.data?.signedUrl ?? '')).status).toBe(200)
})

test.each(['a.svg', 'words.txt'])('%s is no picture to render', async (name) => {
  const answer = await ask(`authenticated/drawer/${folder}/${name}?width=10`)
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { message: 'The source image is invalid or unsupported for rendering' },
  ])
})

test.each(['long.png', 'wide.png'])(
  '%s, which would fill the memory, is refused before it is opened',
  async (name) => {
    const answer = await ask(`authenticated/drawer/${folder}/${name}?width=10`)
    expect(answer.status).toBe(400)
  },
)

test.each(['width=x', 'height=-1', 'quality=5', 'quality=101', 'resize=wide', 'format=tiff', 'width=1.5'])(
  'a transformation of %s is refused',
  async (query) => {
    expect((await ask(`authenticated/drawer/${folder}/a.png?${query}`)).status).toBe(400)
  },
)

test('policies hold for pictures in every form', async () => {
  const other = backend.client()
  const { error } = await other.storage
    .from('drawer')
    .download(`${folder}/a.png`, { transform: { width: 10, height: 10 } })
  expect(error).not.toBeNull()
  expect((await ask(`public/drawer/${folder}/a.png?width=10`)).status).toBe(400)
})
