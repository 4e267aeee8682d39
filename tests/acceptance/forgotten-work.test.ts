import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eraseAccount } from '#functions/erase-account.ts'
import { makeBook } from '#functions/make-book.ts'
import type { Visitor } from '#functions/product-function.ts'
import { prepareWorkQueue } from '#workflows/open-work-queue.ts'
import { clearAway } from '#workflows/clear-away.ts'
import { databaseBefore } from './database-before.ts'
import { noor, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

/* What the queue keeps of work on a book that is gone. */

const told = 'Noor has epilepsy'
let shop: TestWorkshop
/** Erases this visitor while their story is written, which then fails. */
let eraseDuring: Visitor | null = null
beforeAll(async () => {
  shop = await startTestWorkshop({
    async beforeStory({ title }) {
      if (eraseDuring) await shop.ask(eraseAccount, eraseDuring, {})
      if (title === told) throw Object.assign(new Error(told), { retryable: false })
    },
  })
})
afterAll(() => shop[Symbol.asyncDispose]())

/** How many rows of the queue name a book, and how many of all hold what was told. */
async function kept(bookId: string): Promise<Record<string, number>> {
  const { rows } = await shop.backend.pool.query<Record<string, number>>(
    `select
       (select count(*) from dbos.workflow_status where strpos(workflow_uuid, $1) > 0)::int as status,
       (select count(*) from dbos.workflow_input where strpos(workflow_uuid, $1) > 0)::int as input,
       (select count(*) from dbos.workflow_output where strpos(workflow_uuid, $1) > 0)::int as output,
       (select count(*) from dbos.operation_outputs where strpos(workflow_uuid, $1) > 0)::int as steps,
       (select count(*) from dbos.operation_outputs where strpos(error, $2) > 0)::int as told`,
    [bookId, told],
  )
  return rows[0] ?? {}
}
const nothing = { status: 0, input: 0, output: 0, steps: 0, told: 0 }

async function begin(visitor: Visitor): Promise<string> {
  const bookId = randomUUID()
  const brief = { ...noor, title: told }
  expect((await shop.ask(makeBook, visitor, { bookId, brief })).status).toBe(200)
  return bookId
}

function ended(bookId: string): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await shop.backend.pool.query(
        `select status from dbos.workflow_status where strpos(workflow_uuid, $1) > 0`,
        [bookId],
      )
      expect(rows).not.toContainEqual({ status: expect.stringMatching(/PENDING|ENQUEUED/) as string })
    },
    { timeout: 60_000, interval: 50 },
  )
}

test('an erased book takes along what the queue kept of it, and why its making failed', async () => {
  const [visitor, other] = [await shop.reader(), await shop.reader()]
  const [bookId, otherId] = [await begin(visitor), await begin(other)]
  await Promise.all([ended(bookId), ended(otherId)])
  expect((await kept(bookId))['told']).toBeGreaterThan(1)
  expect((await shop.ask(eraseAccount, visitor, {})).status).toBe(200)
  expect(await kept(bookId)).toMatchObject({ status: 0, input: 0, output: 0, steps: 0 })
  expect((await kept(otherId))['status']).toBe(1)
  expect((await shop.ask(eraseAccount, other, {})).status).toBe(200)
  expect(await kept(otherId)).toEqual(nothing)
})

test('what was under way when its book was erased is swept away once it has ended', async () => {
  eraseDuring = await shop.reader()
  const bookId = await begin(eraseDuring)
  await ended(bookId)
  eraseDuring = null
  expect((await kept(bookId))['status']).toBe(1)
  await clearAway({ ...shop.counter, log: () => {} })
  expect(await kept(bookId)).toEqual(nothing)
})

test('failures that the queue kept before it was told less lose their words, and stay failures', async () => {
  await using older = await databaseBefore('20261125043300')
  const { pool } = older
  await prepareWorkQueue(String(pool.options.connectionString))
  const error = JSON.stringify({ json: { name: 'E', message: told }, __dbos_serializer: 'superjson' })
  await pool.query(
    `insert into dbos.operation_outputs (workflow_uuid, function_id, function_name, output, error)
     values ('make-1', 1, 'write-story', null, $1), ('make-1', 2, 'write-story-failed', 'null', null)`,
    [error],
  )
  await older.upgrade()
  const { rows } = await pool.query<{ error: string | null }>(
    'select error from dbos.operation_outputs order by function_id',
  )
  expect(rows).toEqual([{ error: expect.stringContaining('cleared away') as string }, { error: null }])
  expect(JSON.stringify(rows)).not.toContain(told)
})
