import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import { makeBook } from '#functions/make-book.ts'
import type { Visitor } from '#functions/product-function.ts'
import { proposeTitles } from '#functions/propose-titles.ts'
import { toldBefore } from '#records/told-before.ts'
import { startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

const noor = JSON.parse(readFileSync(new URL('../../examples/noor.json', import.meta.url), 'utf8')) as Brief
const brief: Brief = { ...noor, theme: 'friendship' }

let shop: TestWorkshop
beforeAll(async () => {
  shop = await startTestWorkshop({})
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A book that was told; null while its story is not written. */
async function bookOfStory({ userId }: Visitor, story: string | null): Promise<string> {
  const id = randomUUID()
  const cover = story === null ? null : { caption: '', stage: { story, spread: 'cover' } }
  await shop.backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed, state, cover_scene)
     values ($1, $2, $3, 'Noor', 's', 'ready', $4)`,
    [id, userId, brief, cover],
  )
  return id
}

async function keptBrief(bookId: string): Promise<Brief | undefined> {
  const { rows } = await shop.backend.pool.query<{ brief: Brief }>(
    'select brief from public.books where id = $1',
    [bookId],
  )
  return rows[0]?.brief
}

test('what somebody was told of a theme goes with the next book, whatever the request says of it', async () => {
  const [reader, other] = [await shop.reader(), await shop.reader()]
  await bookOfStory(reader, 'friendship')
  await bookOfStory(reader, null)
  await bookOfStory(other, 'the-long-ladder')
  const bookId = randomUUID()
  const asked = { bookId, brief: { ...brief, toldBefore: ['something'] } }
  expect((await shop.ask(makeBook, reader, asked)).status).toBe(200)
  expect((await keptBrief(bookId))?.toldBefore).toEqual(['friendship'])
})

test('who has had none of a theme has nothing with it, and other themes do not count', async () => {
  const reader = await shop.reader()
  await bookOfStory(reader, 'friendship')
  const [bookId, owner] = [randomUUID(), reader.userId]
  expect(await toldBefore(shop.backend.pool, { owner, theme: 'bedtime' })).toEqual([])
  const asked = { bookId, brief: { ...brief, theme: 'bedtime', toldBefore: ['friendship'] } }
  expect((await shop.ask(makeBook, reader, asked)).status).toBe(200)
  expect(await keptBrief(bookId)).not.toHaveProperty('toldBefore')
})

test('a book that another takes the place of may be told again', async () => {
  const reader = await shop.reader()
  const [replaces, owner, theme] = [await bookOfStory(reader, 'friendship'), reader.userId, brief.theme]
  expect(await toldBefore(shop.backend.pool, { owner, theme, replaces })).toEqual([])
  expect(await toldBefore(shop.backend.pool, { owner, theme })).toEqual(['friendship'])
})

test('titles come with the sizes of their story where it does not come in all', async () => {
  const reader = await shop.reader()
  await bookOfStory(reader, 'friendship')
  const answer = await shop.ask(proposeTitles, reader, { draftId: randomUUID(), round: 0, brief })
  const { titles, sizes } = (await answer.json()) as { titles: string[]; sizes: Record<string, string[]> }
  expect(titles).toHaveLength(10)
  expect(new Set(titles.map((title) => sizes[title]?.join()))).toEqual(
    new Set(['small,medium', 'large,extraLarge']),
  )
})

test('no book is made in a size that the story of its title does not come in', async () => {
  const reader = await shop.reader()
  const asked = { bookId: randomUUID(), brief: { ...brief, title: 'De lange ladder', size: 'large' } }
  const answer = await shop.ask(makeBook, reader, asked)
  expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject({
    status: 422,
    problems: [{ path: 'size', message: 'event_size_closed' }],
  })
})
