import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileObjectStore } from './file-object-store.ts'
import { MissingBytes } from './object-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function fileNames(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('keeps, ranges, copies and removes bytes', async () => {
  const store = fileObjectStore(folder)
  const [first, second] = [randomUUID(), randomUUID()]
  await store.write(first, Readable.from([Buffer.from('once '), Buffer.from('upon a time')]))
  expect((await buffer(await store.read(first))).toString()).toBe('once upon a time')
  expect((await buffer(await store.read(first, { start: 5, end: 8 }))).toString()).toBe('upon')
  await store.copy(first, second)
  await store.remove([first, randomUUID()])
  await expect(store.read(first)).rejects.toBeInstanceOf(MissingBytes)
  expect((await buffer(await store.read(second))).toString()).toBe('once upon a time')
})

test('leaves nothing behind when the source breaks off', async () => {
  const store = fileObjectStore(folder)
  const before = await fileNames()
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('broken off')
    })(),
  )
  await expect(store.write(randomUUID(), broken)).rejects.toThrow('broken off')
  expect(await fileNames()).toEqual(before)
})

test('removes what a process that died in the middle of a write left behind', async () => {
  const store = fileObjectStore(folder)
  const key = randomUUID()
  await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, key.slice(0, 2), `${key}.${randomUUID()}.part`), 'half')
  await store.remove([key])
  expect((await fileNames()).filter((name) => name.startsWith(key))).toEqual([])
})

test('takes nothing but its own kind of key', async () => {
  const store = fileObjectStore(folder)
  for (const key of ['../escape', 'a/b', '', `${randomUUID()}/..`]) {
    await expect(store.read(key)).rejects.toThrow(RangeError)
    await expect(store.write(key, Readable.from(['x']))).rejects.toThrow(RangeError)
  }
})
