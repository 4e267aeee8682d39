import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { noor } from './start-workshop.ts'

let backend: TestBackend
let owner: SupabaseClient
let stranger: SupabaseClient
let bookId: string

beforeAll(async () => {
  backend = await startTestBackend()
  stranger = (await backend.signIn()).client
})
beforeEach(async () => {
  const signedIn = await backend.signIn()
  owner = signedIn.client
  bookId = randomUUID()
  await backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed, state, cover_version)
     values ($1, $2, $3, 'Noor', 's', 'ready', 1)`,
    [bookId, signedIn.user.id, noor],
  )
  await backend.pool.query(
    `insert into public.book_pages (book_id, spread, text, written_text, scene) values ($1, 0, 'old', 'old', '{}')`,
    [bookId],
  )
})
afterAll(() => backend[Symbol.asyncDispose]())

const page = (client: SupabaseClient, words: string, seen: string): ReturnType<SupabaseClient['rpc']> =>
  client.rpc('save_page_text', { book: bookId, page: 0, words, seen })

const word = (
  client: SupabaseClient,
  place: string,
  words: string,
  seen: string,
): ReturnType<SupabaseClient['rpc']> =>
  client.rpc('save_book_word', { book: bookId, word: place, words, seen })

async function textNow(): Promise<unknown> {
  const { rows } = await backend.pool.query<{ text: string }>(
    'select text from public.book_pages where book_id = $1',
    [bookId],
  )
  return rows[0]?.text
}

test('of two saves over the same words one is kept, and the other is told what stands there now', async () => {
  const saves = await Promise.all(['one', 'two', 'three'].map((words) => page(owner, words, 'old')))
  const kept = saves.filter(({ error }) => error === null)
  const refused = saves.filter(({ status }) => status === 409)
  expect([kept.length, refused.length]).toEqual([1, 2])
  expect(await textNow()).toBe(kept[0]?.data)
  for (const { error } of refused) expect(error).toMatchObject({ code: 'PT409', details: kept[0]?.data })
  const seen = refused[0]?.error?.details ?? ''
  expect((await page(owner, 'mine after all', seen)).data).toBe('mine after all')
})

test('a save whose answer got lost may be sent again', async () => {
  expect((await page(owner, 'new', 'old')).data).toBe('new')
  expect((await page(owner, 'new', 'old')).data).toBe('new')
})

test('title and word at the front do not stand in each other’s way, and a title is kept as it is cleaned', async () => {
  expect((await word(owner, 'title', 'Noor\r\nand\u202E friends', 'Noor')).data).toBe('Noor and friends')
  expect((await word(owner, 'intro', 'For you', '')).data).toBe('For you')
  expect((await word(owner, 'title', 'Another', 'Noor')).error).toMatchObject({ details: 'Noor and friends' })
  expect((await word(owner, 'owner', randomUUID(), '')).data).toBeNull()
})

test('nobody changes or learns the words of somebody else’s book, whatever they say that they saw', async () => {
  for (const client of [stranger, backend.client()]) {
    for (const answer of [
      await page(client, 'theirs', 'old'),
      await page(client, 'theirs', 'guess'),
      await word(client, 'title', 'theirs', 'Noor'),
      await word(client, 'title', 'theirs', 'guess'),
    ]) {
      expect(answer.data).toBeNull()
      expect(JSON.stringify(answer)).not.toMatch(/old|Noor/)
    }
  }
  expect(await textNow()).toBe('old')
})

test('what a printer has is not changed, and is not called changed either', async () => {
  await backend.pool.query(
    `insert into public.orders (id, owner, book_id, kind, status, fulfilment, locale, email, book_cents, address, paid_at)
     select gen_random_uuid(), owner, id, 'print', 'paid', 'in_production', 'nl', 'a@b.nl', 995, '{}', now()
     from public.books where id = $1`,
    [bookId],
  )
  for (const seen of ['old', 'something else'])
    expect(await page(owner, 'new', seen)).toMatchObject({ data: null, error: null })
  expect(await textNow()).toBe('old')
})

test('a word that is cleaned when it is kept counts as saved when it is sent again', async () => {
  const words = 'Sam\u200E en\tde maan\u200F'
  const { rows } = await backend.pool.query<{ title: string }>(
    'select title from public.books where id = $1',
    [bookId],
  )
  const seen = rows[0]?.title ?? ''
  for (let times = 0; times < 2; times += 1) {
    expect(await word(owner, 'title', words, seen)).toMatchObject({ error: null, data: 'Sam en de maan' })
  }
})
