import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Error as DBOSErrors } from '@dbos-inc/dbos-sdk'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '#records/in-transaction.ts'
import { listStoppedUnlocks, readBook, stopBook, takeUp } from '#records/book-rows.ts'
import { countTries } from '#records/recipe-try-rows.ts'
import { orGiveUp, takeTriesBack } from '#workflows/give-up.ts'
import { openWorkQueue } from '#workflows/open-work-queue.ts'
import type { WorkQueue } from '#workflows/work-queue.ts'
import { type Supervised, supervise } from '../../bin/supervise.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { noor } from './start-workshop.ts'

let backend: TestBackend
let queue: WorkQueue
let worker: Supervised
let owner: string
let isStopping = false
const variables: NodeJS.ProcessEnv = { ...process.env, POISONED_TITLE: 'Gif' }

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  backend = await startTestBackend()
  Object.assign(variables, {
    DATABASE_URL: backend.databaseUrl,
    BACKEND_URL: backend.url,
    SERVICE_KEY: backend.keys.serviceKey,
  })
  owner = (await backend.signIn()).user.id
  const script = fileURLToPath(new URL('fragile-worker.ts', import.meta.url))
  const program = { name: 'worker', command: process.execPath, flags: [script], variables }
  worker = supervise(program, { isStopping: () => isStopping })
  // The worker lays out the queue's tables.
  await vi.waitUntil(async () => (await workersAlive()) > 0, { timeout: 120_000, interval: 100 })
  queue = await openWorkQueue(backend.databaseUrl)
})
afterAll(async () => {
  isStopping = true
  await worker.stop()
  await queue.close()
  await backend[Symbol.asyncDispose]()
})

async function workersAlive(): Promise<number> {
  const { rows } = await backend.pool.query('select 1 from house.workers')
  return rows.length
}

async function enter(title: string): Promise<string> {
  const id = randomUUID()
  await backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed) values ($1, $2, $3, $4, $5)`,
    [id, owner, { ...noor, title }, title, `seed of ${title}`],
  )
  return id
}

async function pay(bookId: string): Promise<void> {
  await inTransaction(backend.pool, async (client) => {
    await client.query(
      `insert into public.orders (id, owner, book_id, kind, status, locale, email, book_cents, paid_at)
       values ($1, $2, $3, 'download', 'paid', 'nl', 'owner@example.com', 995, now())`,
      [randomUUID(), owner, bookId],
    )
    await queue.orderPaid(client, bookId)
  })
}

async function stateOf(bookId: string): Promise<string | undefined> {
  const { rows } = await backend.pool.query<{ state: string }>(
    'select state from public.books where id = $1',
    [bookId],
  )
  return rows[0]?.state
}

const state = (bookId: string): ReturnType<typeof expect.poll> =>
  expect.poll(() => stateOf(bookId), { timeout: 240_000, interval: 200 })

test('a book whose story kills every worker is given up, and those that were made beside it are made', async () => {
  const beside = [await enter('Anna'), await enter('Bram')]
  const poisoned = await enter('Gif')
  for (const id of [poisoned, ...beside]) await queue.makeBook(id, 1)
  await state(poisoned).toBe('failed')
  for (const id of beside) await state(id).toBe('ready')
  const { pid } = worker.child
  const later = await enter('Carla')
  await queue.makeBook(later, 1)
  await state(later).toBe('ready')
  expect(worker.child.pid).toBe(pid)
})

test('a paid book whose pictures kill every worker waits for an operator, and is not tried again by itself', async () => {
  const [poisoned, beside] = [await enter('Dirk'), await enter('Emma')]
  for (const id of [poisoned, beside]) await queue.makeBook(id, 1)
  for (const id of [poisoned, beside]) await state(id).toBe('ready')
  variables['POISONED_SEED'] = 'seed of Dirk'
  worker.child.kill('SIGTERM')
  for (const id of [poisoned, beside]) await pay(id)
  await state(poisoned).toBe('unlock_failed')
  await state(beside).toBe('finished')
  await backend.pool.query(
    `alter table public.books disable trigger user;
     update public.books set updated_at = now() - interval '10 minutes' where state = 'unlock_failed';
     alter table public.books enable trigger user`,
  )
  expect(await listStoppedUnlocks(backend.pool)).toEqual([])
  // A person put it back to work: what stops it from now on is tried again by itself.
  await takeUp(backend.pool, poisoned)
  await backend.pool.query(
    `alter table public.books disable trigger user;
     update public.books set state = 'unlock_failed', updated_at = now() - interval '10 minutes'
     where title = 'Dirk';
     alter table public.books enable trigger user`,
  )
  expect(await listStoppedUnlocks(backend.pool)).toEqual([poisoned])
})

test('a process that ends in order has not died of what it leaves', async () => {
  const bookId = await enter('Onderweg')
  const quiet = { database: backend.pool, log: () => undefined }
  const running = Promise.withResolvers<undefined>()
  const begun = Promise.withResolvers<undefined>()
  const recipe = (): Promise<undefined> => {
    begun.resolve(undefined)
    return running.promise
  }
  const work = orGiveUp(quiet, recipe, () => Promise.reject(new Error('given up')))(bookId)
  await begun.promise
  expect(await countTries(backend.pool, '')).toBe(1)
  await takeTriesBack(backend.pool)
  expect(await countTries(backend.pool, '')).toBe(0)
  running.resolve(undefined)
  await work
})

test('work that hangs while it runs alone is waited for no longer than any work takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await backend.pool.query(`insert into house.recipe_tries (workflow_id, tries) values ('', 2)`)
  const quiet = { database: backend.pool, log: () => undefined }
  const [stuck, later] = [randomUUID(), randomUUID()]
  const begun: string[] = []
  const hanging = Promise.withResolvers<undefined>()
  const recipe = (bookId: string): Promise<undefined> => {
    begun.push(bookId)
    return bookId === stuck ? hanging.promise : Promise.resolve(undefined)
  }
  const work = orGiveUp(quiet, recipe, () => Promise.reject(new Error('given up')))
  const first = work(stuck)
  await vi.waitUntil(() => begun.length === 1)
  const second = work(later)
  await vi.advanceTimersByTimeAsync(29 * 60_000)
  expect(begun).toEqual([stuck])
  await vi.advanceTimersByTimeAsync(60_000)
  await second
  expect(begun).toEqual([stuck, later])
  vi.useRealTimers()
  hanging.resolve(undefined)
  await first
})

test('a book that was begun before an upgrade of its recipe stops, so that another try takes it up', async () => {
  const bookId = await enter('Voor de nieuwe versie')
  const upgraded = orGiveUp(
    { database: backend.pool, log: () => undefined },
    () => Promise.reject(new DBOSErrors.DBOSUnexpectedStepError('x', 3, 'draw-pictures', 'draw-picture-0')),
    (id) => stopBook(backend.pool, id),
  )
  await expect(upgraded(bookId)).rejects.toThrow('draw-picture-0')
  expect((await readBook(backend.pool, bookId)).state).toBe('failed')
})
