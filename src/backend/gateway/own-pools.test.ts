import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bucketsSql } from '../storage/storage-fixture.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({
    sql: `${bucketsSql}
      create table public.held (id int primary key);
      grant select on public.held to anon;
      create table public.notes (id int primary key);
      alter publication supabase_realtime add table public.notes`,
    functions: { hello: async () => Response.json('hello') },
    functionLimits: { hello: { calls: 10, windowSeconds: 60 } },
    poolSizes: { rows: 3 },
  })
})
afterAll(() => backend[Symbol.asyncDispose]())

test('files, accounts, functions and live rows go on while all reads of tables wait, as many as are set', async () => {
  const service = backend.client({ key: backend.keys.serviceKey })
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  await service.storage.from('window').upload('a.png', new Blob([png], { type: 'image/png' }))
  const visitor = backend.client()
  const told: unknown[] = []
  const subscribed = new Promise((resolve) =>
    visitor
      .channel('notes')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, ({ new: row }) =>
        told.push(row),
      )
      .subscribe(resolve),
  )
  expect(await subscribed).toBe('SUBSCRIBED')

  const holder = await backend.pool.connect()
  await holder.query('begin; lock table public.held')
  let isHeld = true
  const reads = Array.from({ length: 30 }, async () => {
    const { error } = await visitor.from('held').select()
    return { error, wasHeld: isHeld }
  })
  const waiting = async (): Promise<number> => {
    const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await backend.pool.query(sql)).rowCount ?? 0
  }
  await expect.poll(waiting).toBe(3)

  const { publicUrl } = service.storage.from('window').getPublicUrl('a.png').data
  expect((await fetch(publicUrl)).status).toBe(200)
  const { client } = await backend.signIn()
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await visitor.functions.invoke('hello')).data).toBe('hello')
  await backend.pool.query('insert into public.notes values (1)')
  await expect.poll(() => told).toEqual([{ id: 1 }])

  isHeld = false
  await holder.query('rollback')
  holder.release()
  const answers = await Promise.all(reads)
  expect(answers.map(({ error }) => error)).toEqual(Array(30).fill(null))
  expect(answers.some(({ wasHeld }) => wasHeld)).toBe(false)
  await visitor.removeAllChannels()
})
