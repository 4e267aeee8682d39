import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bookFile } from '#functions/book-file.ts'
import { buy } from '#functions/buy.ts'
import { eraseAccount } from '#functions/erase-account.ts'
import { makeBook } from '#functions/make-book.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { noor, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
/** Erases while an engine is at work: what it makes comes too late. */
let eraseDuring: { moment: string; visitor: Visitor } | null = null

async function at(moment: string): Promise<void> {
  if (eraseDuring?.moment !== moment) return
  const { visitor } = eraseDuring
  eraseDuring = null
  expect((await shop.ask(eraseAccount, visitor, {})).status).toBe(200)
}

beforeAll(async () => {
  shop = await startTestWorkshop({
    beforeStory: () => at('story'),
    beforePicture: ({ kind, pixels }) => at(kind === 'cover' ? `cover of ${pixels}` : kind),
    beforeTypesetting: () => at('file'),
  })
})
afterAll(() => shop[Symbol.asyncDispose]())

async function untilNobodyWorks(bookId: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await shop.backend.pool.query(
        `select 1 from dbos.workflow_status
         where workflow_uuid like '%' || $1 || '%' and status in ('PENDING', 'ENQUEUED')`,
        [bookId],
      )
      return rows.length === 0
    },
    { timeout: 60_000, interval: 50 },
  )
}

/** Makes a book up to its last ornament. */
async function make(visitor: Visitor, bookId: string): Promise<void> {
  expect((await shop.ask(makeBook, visitor, { bookId, brief: noor })).status).toBe(200)
  await untilNobodyWorks(bookId)
}

async function payFor(visitor: Visitor, bookId: string): Promise<void> {
  const wish = { orderId: randomUUID(), bookId, kind: 'download', locale: 'nl', withdrawalWords }
  expect((await shop.ask(buy, visitor, wish)).status).toBe(200)
  const { rows } = await shop.backend.pool.query<{ id: string }>(
    `update house.till_payments set status = 'paid' where metadata ->> 'orderId' = $1 returning id`,
    [wish.orderId],
  )
  const body = new URLSearchParams({ id: rows[0]?.id ?? '' })
  await paymentWebhook(shop.counter, new Request('http://x', { method: 'POST', body }))
}

const nothing = { files: [], books: 0, users: 0, mails: [] }

/** What is there of somebody and their book once nobody works on it any more. */
async function leftOf(visitor: Visitor, bookId: string): Promise<unknown> {
  if (eraseDuring !== null) throw new Error(`${eraseDuring.moment} never came`)
  await untilNobodyWorks(bookId)
  const { rows } = await shop.backend.pool.query<{ books: number; users: number }>(
    `select (select count(*)::int from public.books where id = $1) as books,
       (select count(*)::int from auth.users where id = $2) as users`,
    [bookId, visitor.userId],
  )
  const mails = shop.mails.filter((mail) => mail.name.includes(bookId))
  return { files: await shop.counter.files.list(bookId), ...rows[0], mails }
}

test.each(['story', 'cover of 1240', 'vignette', 'endpaper', 'spot'])(
  'erasing during %s leaves nothing behind, whatever is finished after it',
  async (moment) => {
    const [visitor, bookId] = [await shop.reader(), randomUUID()]
    eraseDuring = { moment, visitor }
    await make(visitor, bookId)
    expect(await leftOf(visitor, bookId)).toEqual(nothing)
  },
)

test.each(['cover of 2560', 'spread', 'file'])(
  'erasing after payment, during %s, leaves nothing behind',
  async (moment) => {
    const [visitor, bookId] = [await shop.reader(), randomUUID()]
    await make(visitor, bookId)
    eraseDuring = { moment, visitor }
    await payFor(visitor, bookId)
    await untilNobodyWorks(bookId)
    expect(await leftOf(visitor, bookId)).toEqual(nothing)
  },
)

test('erasing while a free file is made answers that there is no book', async () => {
  const [visitor, bookId] = [await shop.reader(), randomUUID()]
  await make(visitor, bookId)
  eraseDuring = { moment: 'file', visitor }
  expect((await shop.ask(bookFile, visitor, { bookId, kind: 'free' })).status).toBe(404)
  expect(await leftOf(visitor, bookId)).toEqual(nothing)
})
