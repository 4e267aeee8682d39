import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { type S3Server, startS3 } from '../../../tests/stand-ins/s3.ts'
import { s3ObjectStore } from './s3-object-store.ts'
import type { ObjectStore } from './object-store.ts'
import { bucketsSql } from './storage-fixture.ts'
import { sweepLeftovers } from './leftovers.ts'

/* What is replaced or removed, by those who read meanwhile, and when the disk or the database fails at the worst moment. */

describe.each(['a disk', 'a bucket'] as const)('on %s', (kind) => {
  let backend: TestBackend
  let objects: ObjectStore
  let s3: S3Server
  let faults: { remove: boolean; write: boolean }

  beforeAll(async () => {
    s3 = await startS3()
    backend = await startTestBackend({
      sql: bucketsSql,
      overObjects: (disk) => {
        const store = kind === 'a bucket' ? s3ObjectStore(s3.place) : disk
        return (objects = {
          ...store,
          write: async (key, content) => {
            await store.write(key, content)
            if (faults.write) throw new Error('ENOSPC: no space left on device')
          },
          remove: async (keys) => {
            if (faults.remove) throw new Error('EIO: the disk does not answer')
            await store.remove(keys)
          },
        })
      },
    })
  })
  afterAll(async () => {
    await backend[Symbol.asyncDispose]()
    await s3[Symbol.asyncDispose]()
  })
  beforeEach(() => {
    faults = { remove: false, write: false }
  })

  const drawer = () => backend.client({ key: backend.keys.serviceKey }).storage.from('drawer')
  const window = () => backend.client({ key: backend.keys.serviceKey }).storage.from('window')
  const png = (text: string): Blob =>
    new Blob([Buffer.from('89504e470d0a1a0a', 'hex'), text], { type: 'image/png' })

  async function put(name: string, text: string): Promise<string | null> {
    const { error } = await drawer().upload(name, text, { upsert: true })
    return error?.message ?? null
  }

  async function read(name: string): Promise<string | null> {
    return (await (await drawer().download(name)).data?.text()) ?? null
  }

  /** The versions whose bytes lie in the store, whole or in part. */
  async function stored(): Promise<string[]> {
    const versions: string[] = []
    for await (const { key } of objects.keys()) versions.push(key.slice(0, 36))
    return versions
  }

  async function named(): Promise<string[]> {
    const { rows } = await backend.pool.query<{ version: string }>('select version from storage.objects')
    return rows.map(({ version }) => version)
  }

  /** Sweeps as if two hours had passed; afterwards there lies what rows name, and nothing else. */
  async function sweepAll(): Promise<void> {
    const later = new Date(backend.now().getTime() + 2 * 3600 * 1000)
    await sweepLeftovers({ pool: backend.backend.callerPool, objects, now: later, log: console.error })
    expect((await stored()).sort()).toEqual((await named()).sort())
  }

  test('readers of a file that is replaced again and again always get one of its contents, whole', async () => {
    const name = 'busy.png'
    const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(50_000))
    await window().upload(name, png(contents[0] ?? ''), { upsert: true })
    const url = window().getPublicUrl(name).data.publicUrl
    const over = new AbortController()
    const readers = Array.from({ length: 6 }, async () => {
      const seen: string[] = []
      while (!over.signal.aborted) {
        const answer = await fetch(url)
        const text = (await answer.text()).slice(-50_000)
        seen.push(answer.status === 200 && contents.includes(text) ? 'whole' : `${answer.status} ${text}`)
      }
      return seen
    })
    for (let time = 0; time < 30; time += 1) {
      const { error } = await window().upload(name, png(contents[time % 3] ?? ''), { upsert: true })
      expect(error).toBeNull()
      expect((await window().copy(name, `copies/${time}.png`)).error).toBeNull()
    }
    over.abort()
    expect([...new Set((await Promise.all(readers)).flat())]).toEqual(['whole'])
  })

  test('a file whose old bytes cannot be removed is replaced, and they go later', async () => {
    const name = `${randomUUID()}/a`
    await put(name, 'first')
    faults.remove = true
    expect(await put(name, 'second')).toBeNull()
    expect(await read(name)).toBe('second')
    faults.remove = false
    await sweepAll()
    expect(await read(name)).toBe('second')
  })

  test('a file whose bytes cannot be removed is gone for everybody, and they go later', async () => {
    const name = `${randomUUID()}/a`
    await put(name, 'gone')
    faults.remove = true
    expect((await drawer().remove([name])).error).toBeNull()
    expect(await read(name)).toBeNull()
    faults.remove = false
    await sweepAll()
  })

  test('when the disk is full the old file stays', async () => {
    const name = `${randomUUID()}/a`
    await put(name, 'first')
    faults = { write: true, remove: true }
    expect(await put(name, 'second')).not.toBeNull()
    faults = { write: false, remove: false }
    expect(await read(name)).toBe('first')
    await sweepAll()
  })

  test('when the database refuses the row the old file stays, and the new bytes go at once', async () => {
    const name = `${randomUUID()}/a`
    await put(name, 'first')
    const before = await stored()
    await backend.pool.query(`
    create function public.refuse_full() returns trigger language plpgsql as $$ begin
      if (new.metadata ->> 'size')::int > 0 then raise exception 'refused' using errcode = '23514'; end if;
      return new;
    end $$;
    create trigger refuse_full before update on storage.objects for each row execute function public.refuse_full()`)
    expect(await put(name, 'second')).not.toBeNull()
    await backend.pool.query('drop function public.refuse_full cascade')
    expect(await read(name)).toBe('first')
    expect((await stored()).sort()).toEqual(before.sort())
  })

  test('when the database dies with the row, the bytes of a row that stands are there', async () => {
    const name = `${randomUUID()}/a`
    await put(name, 'first')
    // Kills the connection of whoever commits such a row: nobody can tell then whether it stands.
    await backend.pool.query(`
    create function public.die() returns trigger language plpgsql security definer as $$ begin
      if (new.metadata ->> 'size')::int > 0 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create constraint trigger die after update on storage.objects deferrable initially deferred
      for each row execute function public.die()`)
    expect(await put(name, 'second')).not.toBeNull()
    await backend.pool.query('drop function public.die cascade')
    for (const version of await named()) expect(await stored()).toContain(version)
    expect(await read(name)).toBe('first')
    await sweepAll()
  })

  test('what is written just now is not swept', async () => {
    faults = { write: true, remove: true }
    await put(`${randomUUID()}/a`, 'pending')
    faults = { write: false, remove: false }
    const before = (await stored()).length
    await sweepLeftovers({
      pool: backend.backend.callerPool,
      objects,
      now: backend.now(),
      log: console.error,
    })
    expect((await stored()).length).toBe(before)
    await sweepAll()
  })
})
