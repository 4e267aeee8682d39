import { afterAll, beforeAll, expect, test } from 'vitest'
import { reminders, stopReminders } from '#functions/reminders.ts'
import type { Visitor } from '#functions/product-function.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { remindOfBooks } from '#workflows/remind-of-books.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
beforeAll(async () => {
  shop = await startTestWorkshop({})
})
afterAll(() => shop[Symbol.asyncDispose]())

async function wish(visitor: Visitor, wanted = true): Promise<void> {
  expect((await shop.ask(reminders, visitor, { wanted, locale: 'nl' })).status).toBe(200)
}

/** A book that lies open and was last touched so many days ago. */
async function leftBook(visitor: Visitor, days: number, state = 'ready'): Promise<string> {
  const bookId = await bookOf(shop, visitor)
  await inTransaction(shop.backend.pool, async (client) => {
    // Any change is noted with its moment, except by whoever switches that off.
    await client.query('set local session_replication_role = replica')
    await client.query(
      `update public.books set state = $3, updated_at = now() - $2 * interval '1 day' where id = $1`,
      [bookId, days, state],
    )
  })
  return bookId
}

interface Reminder {
  subject: string
  plain: string
  unsubscribe_url: string
}

async function remindersTo(visitor: Visitor): Promise<Reminder[]> {
  await Promise.all([remindOfBooks(shop.counter), remindOfBooks(shop.counter)])
  const { rows } = await shop.backend.pool.query<Reminder>(
    `select subject, plain, unsubscribe_url from house.mails where recipient = $1 and name like 'reminder/%'`,
    [visitor.email],
  )
  return rows
}

test('whoever said yes gets one mail about the book that was left, with a way out', async () => {
  const visitor = await shop.reader()
  await wish(visitor)
  const bookId = await leftBook(visitor, 4)
  const [mail, ...more] = await remindersTo(visitor)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('Noor')
  expect(mail?.plain).toContain(`/books/${bookId}`)
  expect(mail?.plain).toContain(mail?.unsubscribe_url ?? '?')
  await leftBook(visitor, 4)
  expect(await remindersTo(visitor)).toHaveLength(1)
})

test('another yes is good for another mail', async () => {
  const visitor = await shop.reader()
  await wish(visitor)
  await leftBook(visitor, 4)
  expect(await remindersTo(visitor)).toHaveLength(1)
  await wish(visitor)
  await wish(visitor)
  expect(await remindersTo(visitor)).toHaveLength(2)
})

test('nobody else is mailed', async () => {
  const silent = await shop.reader()
  await leftBook(silent, 4)
  expect(await remindersTo(silent)).toEqual([])

  const changed = await shop.reader()
  await wish(changed)
  await wish(changed, false)
  await leftBook(changed, 4)
  expect(await remindersTo(changed)).toEqual([])

  const unconfirmed = await shop.reader()
  await wish(unconfirmed)
  await leftBook(unconfirmed, 4)
  await shop.backend.pool.query('update auth.users set email_confirmed_at = null where id = $1', [
    unconfirmed.userId,
  ])
  expect(await remindersTo(unconfirmed)).toEqual([])
})

test.each([
  ['was touched two days ago', 2, 'ready'],
  ['has lain there for longer than a month', 31, 'ready'],
  ['is paid for', 4, 'finished'],
  ['is not made yet', 4, 'making'],
])('no mail goes out about a book that %s', async (_words, days, state) => {
  const visitor = await shop.reader()
  await wish(visitor)
  await leftBook(visitor, days, state)
  expect(await remindersTo(visitor)).toEqual([])
})

test('no mail goes out while somebody is at another book, nor about one that was thrown away', async () => {
  const busy = await shop.reader()
  await wish(busy)
  await leftBook(busy, 4)
  await leftBook(busy, 1)
  expect(await remindersTo(busy)).toEqual([])

  const tidy = await shop.reader()
  await wish(tidy)
  const bookId = await leftBook(tidy, 4)
  await shop.backend.pool.query('update public.books set deleted_at = now() where id = $1', [bookId])
  expect(await remindersTo(tidy)).toEqual([])
})

/** Somebody who said yes once more, and the way out that their first mail names. */
async function wayOut(): Promise<{ visitor: Visitor; url: string }> {
  const visitor = await shop.reader()
  await wish(visitor)
  await leftBook(visitor, 4)
  const [mail] = await remindersTo(visitor)
  await wish(visitor)
  return { visitor, url: mail?.unsubscribe_url ?? '' }
}

test('whatever only follows the link ends nothing, and comes to a page with a button', async () => {
  const { visitor, url } = await wayOut()
  const page = await stopReminders(shop.counter, new Request(url))
  expect(page.status).toBe(303)
  expect(page.headers.get('location')).toMatch(/^\/herinnering-uit\?token=[0-9a-f-]{36}$/)
  expect(await remindersTo(visitor)).toHaveLength(2)
})

test.each([
  ['as a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  [
    'in parts',
    () => {
      const parts = new FormData()
      parts.set('List-Unsubscribe', 'One-Click')
      return parts
    },
  ],
])('one press in the mail program, sent %s, ends it, and leads nowhere', async (_form, body) => {
  const { visitor, url } = await wayOut()
  const post = new Request(url, { method: 'POST', body: body() })
  expect((await stopReminders(shop.counter, post)).status).toBe(200)
  expect(await remindersTo(visitor)).toHaveLength(1)
})

test('the button of the page ends it too, and leads to words that say so', async () => {
  const { visitor, url } = await wayOut()
  const answer = await stopReminders(shop.counter, new Request(`${url}&button=`, { method: 'POST' }))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/herinnering-uit?done')
  expect(await remindersTo(visitor)).toHaveLength(1)
})

test('a link that names nobody, or is no link of ours, is answered alike', async () => {
  for (const query of ['', '?token=x', `?token=${crypto.randomUUID()}&locale=en`, '?token=%00&locale=fr']) {
    const url = `http://x/api/reminders/stop${query}`
    expect((await stopReminders(shop.counter, new Request(url))).status).toBe(303)
    expect((await stopReminders(shop.counter, new Request(url, { method: 'POST' }))).status).toBe(200)
  }
})
