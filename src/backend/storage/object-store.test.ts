import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3 } from '../../../tests/stand-ins/s3.ts'
import { compareBytes } from './compare-bytes.ts'
import { fileObjectStore } from './file-object-store.ts'
import { moveBytes } from './move-bytes.ts'
import { MissingBytes, type ObjectStore, type StoredBytes } from './object-store.ts'
import { s3ObjectStore } from './s3-object-store.ts'

let folder: string
let s3: S3Server
let bucket: ReturnType<typeof s3ObjectStore>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'))
  s3 = await startS3()
  bucket = s3ObjectStore(s3.place)
})
afterAll(async () => {
  bucket.close()
  await s3[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const stores = { 'a folder': () => fileObjectStore(folder), 'a bucket': () => bucket }

async function keysOf(store: ObjectStore): Promise<string[]> {
  return (await listOf(store)).map(({ key }) => key)
}

async function listOf(store: ObjectStore): Promise<StoredBytes[]> {
  const found: StoredBytes[] = []
  for await (const stored of store.keys()) found.push(stored)
  return found
}

async function textOf(store: ObjectStore, key: string): Promise<string> {
  return (await buffer(await store.read(key))).toString()
}

describe.each(Object.entries(stores))('%s', (_, open) => {
  test('keeps, ranges, copies and removes bytes', async () => {
    const store = open()
    const [first, second] = [randomUUID(), randomUUID()]
    await store.write(first, Readable.from([Buffer.from('once '), Buffer.from('upon a time')]))
    expect(await textOf(store, first)).toBe('once upon a time')
    expect((await buffer(await store.read(first, { start: 5, end: 8 }))).toString()).toBe('upon')
    await store.copy(first, second)
    await store.remove([first, randomUUID()])
    await expect(store.read(first)).rejects.toBeInstanceOf(MissingBytes)
    await expect(store.copy(first, randomUUID())).rejects.toBeInstanceOf(MissingBytes)
    expect(await textOf(store, second)).toBe('once upon a time')
  })

  test('keeps what is large, and what is empty, to the byte', async () => {
    const store = open()
    const large = randomBytes(23 * 1024 * 1024)
    const [first, second] = [randomUUID(), randomUUID()]
    await store.write(first, Readable.from([large.subarray(0, 7), large.subarray(7)]))
    await store.write(second, Readable.from([]))
    expect((await buffer(await store.read(first))).equals(large)).toBe(true)
    expect((await buffer(await store.read(second))).length).toBe(0)
    expect(await listOf(store)).toEqual(
      expect.arrayContaining([
        { key: first, bytes: large.length },
        { key: second, bytes: 0 },
      ]),
    )
  })

  test('leaves nothing behind when the source breaks off', async () => {
    const store = open()
    const before = await keysOf(store)
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('broken off')
      })(),
    )
    await expect(store.write(randomUUID(), broken)).rejects.toThrow('broken off')
    expect(await keysOf(store)).toEqual(before)
  })

  test('takes nothing but its own kind of key', async () => {
    const store = open()
    for (const key of ['../escape', 'a/b', '', `${randomUUID()}/..`]) {
      await expect(store.read(key)).rejects.toThrow(RangeError)
      await expect(store.write(key, Readable.from(['x']))).rejects.toThrow(RangeError)
      await expect(store.remove([key])).rejects.toThrow(RangeError)
    }
  })
})

test('a bucket whose key is wrong says so, and is not taken for one without bytes', async () => {
  const stranger = s3ObjectStore({ ...s3.place, accessKeyId: 'nobody' })
  const reading = stranger.read(randomUUID())
  await expect(reading).rejects.toThrow(/access key/i)
  await expect(reading).rejects.not.toBeInstanceOf(MissingBytes)
  stranger.close()
})

test('removes what a process that died in the middle of a write left behind', async () => {
  const store = fileObjectStore(folder)
  const key = randomUUID()
  await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, key.slice(0, 2), `${key}.${randomUUID()}.part`), 'half')
  await store.remove([key])
  const names = await readdir(join(folder, key.slice(0, 2)))
  expect(names.filter((name) => name.startsWith(key))).toEqual([])
})

describe('moving', () => {
  test('goes on where it was broken off, and mends what came over damaged', async () => {
    const from = fileObjectStore(join(folder, 'from'))
    const to = fileObjectStore(join(folder, 'to'))
    const keys = ['one', 'two', 'six', 'ten'].map((text) => ({ key: randomUUID(), text }))
    for (const { key, text } of keys) await from.write(key, Readable.from([text]))
    await writeFile(join(folder, 'from', keys[0]?.key.slice(0, 2) ?? '', `${keys[0]?.key}.part`), 'half')
    let left = 2
    const breaking: ObjectStore = {
      ...to,
      write: (key, content) => {
        left -= 1
        if (left >= 0) return to.write(key, content)
        content.destroy()
        throw new Error('the machine ends here')
      },
    }
    await expect(moveBytes(from, breaking, () => undefined)).rejects.toThrow('the machine ends here')
    const [there] = await keysOf(to)
    await to.write(there ?? '', Readable.from(['bad']))
    expect(await moveBytes(from, to, () => undefined)).toEqual({ moved: 3, already: 1, passedOver: 1 })
    for (const { key, text } of keys) expect(await textOf(to, key)).toBe(text)
    expect(await moveBytes(from, to, () => undefined)).toEqual({ moved: 0, already: 4, passedOver: 1 })
  })

  test('a disk’s objects come to a bucket and back', async () => {
    const from = fileObjectStore(join(folder, 'disk'))
    const back = fileObjectStore(join(folder, 'disk-again'))
    const key = randomUUID()
    const bytes = randomBytes(200_000)
    await from.write(key, Readable.from([bytes]))
    await moveBytes(from, bucket, () => undefined)
    await moveBytes(bucket, back, () => undefined)
    expect((await buffer(await back.read(key))).equals(bytes)).toBe(true)
  })
})

test('bytes without a row and rows without bytes are told apart from what is on its way', async () => {
  const store = fileObjectStore(join(folder, 'compared'))
  const [named, stray, underWay, gone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  for (const key of [named, stray, underWay]) await store.write(key, Readable.from(['x']))
  const known = { named: new Set([named, gone]), underWay: new Set([underWay]) }
  expect(await compareBytes(store, () => Promise.resolve(known))).toEqual({
    strays: [stray],
    missing: [gone],
    strangers: [],
  })
})
