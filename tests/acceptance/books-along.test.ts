import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBooks, takeBooks } from '#functions/books-along.ts'
import type { Visitor } from '#functions/product-function.ts'
import { visitorOf } from '../act-as.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
beforeAll(async () => {
  shop = await startTestWorkshop({})
})
afterAll(() => shop[Symbol.asyncDispose]())

async function guest(): Promise<Visitor> {
  const { data } = await (await shop.backend.guest()).client.auth.getSession()
  if (!data.session) throw new Error('no guest')
  return visitorOf(data.session)
}

async function leave(visitor: Visitor): Promise<string> {
  const answer = await shop.ask(leaveBooks, visitor, {})
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { token: string }).token
}

const take = async (visitor: Visitor, token: string): Promise<number> =>
  (await shop.ask(takeBooks, visitor, { token })).status

async function ownerOf(bookId: string): Promise<string | undefined> {
  const { rows } = await shop.backend.pool.query<{ owner: string }>(
    'select owner from public.books where id = $1',
    [bookId],
  )
  return rows[0]?.owner
}

test('a guest who has an account takes the books along to it, once', async () => {
  const [somebody, account] = [await guest(), await shop.reader()]
  const books = [await bookOf(shop, somebody), await bookOf(shop, somebody)]
  const token = await leave(somebody)
  expect(await Promise.all([take(account, token), take(account, token)])).toEqual(
    expect.arrayContaining([200, 404]),
  )
  for (const bookId of books) expect(await ownerOf(bookId)).toBe(account.userId)
})

test('what is no guest’s any more stays where it is', async () => {
  const [somebody, account] = [await guest(), await shop.reader()]
  const bookId = await bookOf(shop, somebody)
  const token = await leave(somebody)
  await shop.backend.pool.query('update auth.users set is_anonymous = false where id = $1', [somebody.userId])
  expect(await take(account, token)).toBe(404)
  expect(await ownerOf(bookId)).toBe(somebody.userId)
})

test('an old token, an unknown one and one that was replaced count for nothing', async () => {
  const [somebody, account] = [await guest(), await shop.reader()]
  const bookId = await bookOf(shop, somebody)
  const first = await leave(somebody)
  const second = await leave(somebody)
  expect(await take(account, first)).toBe(404)
  expect(await take(account, crypto.randomUUID())).toBe(404)
  await shop.backend.pool.query(`update house.books_along set made_at = now() - interval '61 minutes'`)
  expect(await take(account, second)).toBe(404)
  expect(await ownerOf(bookId)).toBe(somebody.userId)
})

test('a guest takes no books, and an account leaves none behind', async () => {
  const [somebody, account] = [await guest(), await shop.reader()]
  expect(await take(somebody, await leave(await guest()))).toBe(403)
  const refused = await shop.ask(leaveBooks, account, {})
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ code: 'books_with_account' })
})
