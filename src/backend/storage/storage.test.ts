import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bucketsSql } from './storage-fixture.ts'

type Bucket = ReturnType<SupabaseClient['storage']['from']>

let backend: TestBackend
let folder: string
let strangersFolder: string
let mine: Bucket
let strangers: Bucket
let visitors: Bucket
let service: SupabaseClient

beforeAll(async () => {
  backend = await startTestBackend({ sql: bucketsSql })
  const owner = await backend.guest()
  const stranger = await backend.guest()
  folder = owner.userId
  strangersFolder = stranger.userId
  mine = owner.client.storage.from('drawer')
  strangers = stranger.client.storage.from('drawer')
  visitors = backend.client().storage.from('drawer')
  service = backend.client({ key: backend.keys.serviceKey })
})
afterAll(() => backend[Symbol.asyncDispose]())

const bytes = new Uint8Array(5_000).map((_, index) => index % 251)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const notFound = { status: 400, statusCode: '404', message: 'Object not found' }
const refused = { status: 400, statusCode: '403' }

async function upload(name = `${folder}/${randomUUID()}.bin`): Promise<string> {
  const { error } = await mine.upload(name, new Blob([bytes], { type: 'application/pdf' }))
  if (error) throw error
  return name
}

async function address(name: string, seconds = 60): Promise<string> {
  const { data, error } = await mine.createSignedUrl(name, seconds)
  if (error) throw error
  return data.signedUrl
}

describe('a file', () => {
  test('comes back byte for byte with its type, from a form or a raw body', async () => {
    const name = await upload()
    const { data } = await mine.download(name)
    expect(data?.type).toBe('application/pdf')
    expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes)
    await mine.upload(`${folder}/note.txt`, 'hallo', { contentType: 'text/plain', metadata: { page: 3 } })
    expect(await (await mine.download(`${folder}/note.txt`)).data?.text()).toBe('hallo')
    const { data: info } = await mine.info(`${folder}/note.txt`)
    expect(info).toMatchObject({ size: 5, contentType: 'text/plain', metadata: { page: 3 } })
  })

  test('is not overwritten unless that is asked for', async () => {
    const name = await upload()
    expect((await mine.upload(name, 'other')).error).toMatchObject({ status: 400, statusCode: '409' })
    expect((await mine.upload(name, 'second', { upsert: true })).error).toBeNull()
    expect((await mine.update(name, 'third')).error).toBeNull()
    expect(await (await mine.download(name)).data?.text()).toBe('third')
    expect((await mine.update(`${folder}/none`, 'x')).error).toMatchObject(notFound)
  })

  test('is copied, moved and removed', async () => {
    const name = await upload()
    expect((await mine.copy(name, `${folder}/copies/a.bin`)).error).toBeNull()
    expect((await mine.move(`${folder}/copies/a.bin`, `${folder}/copies/b.bin`)).error).toBeNull()
    const listed = await mine.list(`${folder}/copies`)
    expect(listed.data?.map((file) => file.name)).toEqual(['b.bin'])
    const removed = await mine.remove([name, `${folder}/copies/b.bin`])
    expect(removed.data?.map((file) => file.name).sort()).toEqual([name, `${folder}/copies/b.bin`].sort())
    expect((await mine.download(name)).error).toMatchObject(notFound)
  })

  test('is listed with the folders beside it', async () => {
    await upload(`${folder}/shelf/one.bin`)
    await upload(`${folder}/shelf/deep/two.bin`)
    const { data } = await mine.list(`${folder}/shelf`)
    expect(data).toMatchObject([
      { name: 'deep', id: null },
      { name: 'one.bin', metadata: { size: 5_000, mimetype: 'application/pdf' } },
    ])
    expect((await mine.list(`${folder}/shelf`, { search: 'on' })).data).toMatchObject([{ name: 'one.bin' }])
    const last = await mine.list(`${folder}/shelf`, { limit: 1, sortBy: { column: 'name', order: 'desc' } })
    expect(last.data).toMatchObject([{ name: 'one.bin' }])
  })

  test('that is too large is refused, and the next request on the connection is not hurt', async () => {
    const tooLarge = { status: 400, statusCode: '413' }
    expect((await mine.upload(`${folder}/big`, new Uint8Array(1_000_001))).error).toMatchObject(tooLarge)
    const blob = new Blob([new Uint8Array(3_000_000)])
    expect((await mine.upload(`${folder}/big`, blob)).error).toMatchObject(tooLarge)
    expect((await mine.download(`${folder}/big`)).error).toMatchObject(notFound)
  })
})

describe('policies', () => {
  test('a stranger and a visitor find nothing, and cannot tell it from what is missing', async () => {
    const name = await upload()
    for (const bucket of [strangers, visitors]) {
      expect((await bucket.download(name)).error).toMatchObject(notFound)
      expect((await bucket.createSignedUrl(name, 60)).error).toMatchObject(notFound)
      expect((await bucket.info(name)).error).toMatchObject(notFound)
      expect((await bucket.list(folder)).data).toEqual([])
      expect((await bucket.remove([name])).data).toEqual([])
      expect((await bucket.move(name, `${strangersFolder}/x`)).error).toMatchObject(notFound)
      expect((await bucket.copy(name, `${strangersFolder}/x`)).error).toMatchObject(notFound)
      expect((await bucket.update(name, 'x')).error).toMatchObject(notFound)
    }
    const { data } = await strangers.createSignedUrls([name], 60)
    expect(data).toMatchObject([{ path: name, signedUrl: null }])
    expect((await mine.download(name)).error).toBeNull()
  })

  test('nobody puts anything into the folder of another', async () => {
    expect((await strangers.upload(`${folder}/x`, 'x')).error).toMatchObject(refused)
    expect((await visitors.upload(`${folder}/x`, new Blob([bytes]))).error).toMatchObject(refused)
    expect((await strangers.createSignedUploadUrl(`${folder}/x`)).error).toMatchObject(refused)
    const name = await upload()
    expect((await mine.move(name, `${strangersFolder}/x`)).error).toMatchObject(refused)
    expect((await mine.copy(name, `${strangersFolder}/x`)).error).toMatchObject(refused)
  })

  test('a name with empty or dotted folders is refused', async () => {
    for (const name of ['a//b', '%2e%2e%2fescape', `${folder}/..%2f..%2fetc/passwd`, `${folder}/a%00b`]) {
      const response = await fetch(`${backend.url}/storage/v1/object/drawer/${name}`, {
        method: 'POST',
        body: 'x',
        headers: { apikey: backend.keys.serviceKey, authorization: `Bearer ${backend.keys.serviceKey}` },
      })
      expect(await response.json()).toMatchObject({ statusCode: '400', error: 'InvalidKey' })
    }
  })
})

describe('a signed address', () => {
  test('opens its file to anybody, in parts too, and is never cached', async () => {
    const url = await address(await upload())
    const whole = await fetch(url)
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes)
    expect(whole.headers.get('cache-control')).toBe('private, no-cache')
    const part = await fetch(url, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/5000'])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20))
    const end = await fetch(url, { headers: { range: 'bytes=-5' } })
    expect(new Uint8Array(await end.arrayBuffer())).toEqual(bytes.slice(-5))
    expect((await fetch(url, { headers: { range: 'bytes=5000-' } })).status).toBe(416)
    expect((await fetch(url, { headers: { range: 'bytes=5-2' } })).status).toBe(200)
    // Who has the beginning of what lay there before is sent the whole of what lies there now.
    const goOn = (begun: string): Promise<Response> =>
      fetch(url, { headers: { range: 'bytes=10-19', 'if-range': begun } })
    expect((await goOn(part.headers.get('etag') ?? '')).status).toBe(206)
    expect((await goOn(part.headers.get('last-modified') ?? '')).status).toBe(206)
    expect((await goOn('"another"')).status).toBe(200)
    const named = await fetch(`${url}&download=mijn%20boek%20%C3%A9.pdf`)
    expect(named.headers.get('content-disposition')).toContain("filename*=UTF-8''mijn%20boek%20%C3%A9.pdf")
  })

  test('opens no other file, no longer than it says, and not when it was changed', async () => {
    const name = await upload()
    const other = await upload()
    const url = await address(name, 60)
    const answers = async (changed: string): Promise<unknown> => (await fetch(changed)).json()
    expect(await answers(url.replace(name, other))).toMatchObject({ error: 'InvalidSignature' })
    const [head, payload = '', signature] = (new URL(url).searchParams.get('token') ?? '').split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const longer = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString('base64url')
    const forged = `${url.split('?')[0]}?token=${head}.${longer}.${signature}`
    expect(await answers(forged)).toMatchObject({ error: 'InvalidJWT' })
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const bare = `${url.split('?')[0]}?token=${unsigned}.${longer}.`
    expect(await answers(bare)).toMatchObject({ error: 'InvalidJWT' })
    expect((await fetch(url)).status).toBe(200)
    backend.passTime(61)
    expect(await answers(url)).toMatchObject({ statusCode: '400', error: 'InvalidJWT' })
  })

  test('opens no longer than whoever signed it may read the file; the service may always', async () => {
    const name = await upload()
    const url = await address(name)
    const { data } = await mine.createSignedUrls([name], 60)
    const [listed] = data ?? []
    const { data: serviceAddress } = await service.storage.from('drawer').createSignedUrl(name, 60)
    const statuses = async (): Promise<number[]> =>
      Promise.all(
        [url, listed?.signedUrl ?? '', serviceAddress?.signedUrl ?? ''].map(
          async (one) => (await fetch(one)).status,
        ),
      )
    expect(await statuses()).toEqual([200, 200, 200])
    await backend.pool.query('insert into locked (name) values ($1)', [name])
    expect(await statuses()).toEqual([400, 400, 200])
    expect(await (await fetch(url)).json()).toMatchObject({ statusCode: '404', message: 'Object not found' })
    await backend.pool.query('delete from locked where name = $1', [name])
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('tells nothing of who signed it but an id', async () => {
    const token = new URL(await address(await upload())).searchParams.get('token') ?? ''
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object
    expect(Object.keys(claims).toSorted()).toEqual(['exp', 'iat', 'signer', 'url', 'use'])
  })

  test('for an upload takes one file, under one name, once', async () => {
    const name = `${folder}/${randomUUID()}`
    const { data } = await mine.createSignedUploadUrl(name)
    const token = data?.token ?? ''
    expect((await visitors.uploadToSignedUrl(`${name}x`, token, 'x')).error).toMatchObject({
      statusCode: '400',
    })
    expect((await visitors.uploadToSignedUrl(name, token, 'sent')).error).toBeNull()
    expect((await visitors.uploadToSignedUrl(name, token, 'again')).error).toMatchObject({
      statusCode: '409',
    })
    expect(await (await mine.download(name)).data?.text()).toBe('sent')
    const asDownload = await fetch(`${backend.url}/storage/v1/object/sign/drawer/${name}?token=${token}`)
    expect(await asDownload.json()).toMatchObject({ error: 'InvalidSignature' })
  })
})

describe('a public bucket', () => {
  test('shows its files to everybody with a validator, and runs nothing that was uploaded', async () => {
    const window = service.storage.from('window')
    await window.upload('logo.png', new Blob([png], { type: 'image/png' }))
    await window.upload('page.html', new Blob(['<script>1</script>'], { type: 'text/html' }))
    const url = window.getPublicUrl('logo.png').data.publicUrl
    const first = await fetch(url)
    expect(Buffer.from(await first.arrayBuffer())).toEqual(png)
    expect(first.headers.get('cache-control')).toBe('max-age=3600')
    const eTag = first.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': eTag } })).status).toBe(304)
    const page = await fetch(window.getPublicUrl('page.html').data.publicUrl)
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const name = await upload()
    const closed = await fetch(mine.getPublicUrl(name).data.publicUrl)
    expect([closed.status, await closed.json()]).toMatchObject([400, { statusCode: '404' }])
  })

  test('takes only its types, and looks into pictures', async () => {
    const window = service.storage.from('window')
    const unsupported = { status: 400, statusCode: '415' }
    const text = new Blob(['no picture'], { type: 'image/png' })
    expect((await window.upload('fake.png', text)).error).toMatchObject(unsupported)
    const gif = new Blob(['GIF89a'], { type: 'image/gif' })
    expect((await window.upload('a.gif', gif)).error).toMatchObject(unsupported)
    const wrong = new Blob([png], { type: 'image/jpeg' })
    expect((await window.upload('a.jpg', wrong)).error).toMatchObject(unsupported)
  })
})

test('buckets are made, changed and removed by the service alone', async () => {
  const made = await service.storage.createBucket('shed', { public: false, fileSizeLimit: '2KB' })
  expect(made.error).toBeNull()
  expect((await service.storage.getBucket('shed')).data).toMatchObject({
    public: false,
    file_size_limit: 2_000,
  })
  expect((await service.storage.from('shed').upload('a', new Uint8Array(2_001))).error).toMatchObject({
    statusCode: '413',
  })
  await service.storage.from('shed').upload('a', 'x')
  expect((await service.storage.updateBucket('shed', { public: true })).error).toBeNull()
  expect((await service.storage.deleteBucket('shed')).error).toMatchObject({ statusCode: '409' })
  await service.storage.emptyBucket('shed')
  expect((await service.storage.deleteBucket('shed')).error).toBeNull()
  const guest = (await backend.guest()).client
  expect((await guest.storage.createBucket('mine')).error).toMatchObject(refused)
  expect((await guest.storage.listBuckets()).data).toEqual([])
  expect((await guest.storage.from('nowhere').upload('a', 'x')).error).toMatchObject({ statusCode: '404' })
})
