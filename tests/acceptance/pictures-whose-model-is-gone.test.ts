import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '#environment.ts'
import { continueBook } from '#functions/continue-book.ts'
import { makeBook } from '#functions/make-book.ts'
import type { Visitor } from '#functions/product-function.ts'
import { redrawCover } from '#functions/redraw-cover.ts'
import { redrawPicture } from '#functions/redraw-picture.ts'
import { redrawSheet } from '#functions/redraw-sheet.ts'
import { aiIllustrator } from '#illustration/ai/ai-illustrator.ts'
import type { Illustrator } from '#illustration/illustrator.ts'
import { type BookRow, readBook } from '#records/book-rows.ts'
import { type PageRow, readPages } from '#records/page-rows.ts'
import { openPictureModelOf } from '#wiring/illustrators.ts'
import { accountsIn } from '#wiring/storytellers.ts'
import { pictureStandIn, type PictureStandIn } from '../stand-ins/pictures/picture-stand-in.ts'
import { noor, payDownload, plainSquares, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

/* A model draws the sheet and the cover of a book, and is gone when its pages are to be drawn. */

let shop: TestWorkshop
let model: PictureStandIn
let engines: Record<'first' | 'other' | 'house', Illustrator>
/** Whom the settings choose now. */
let chosen: keyof typeof engines = 'first'

beforeAll(async () => {
  model = await pictureStandIn('openai', { pixels: 64 })
  shop = await startTestWorkshop({
    async illustrator({ database, files, uploads }) {
      const house = await plainSquares()
      const open = async (name: string): Promise<Illustrator> => {
        const environment = readEnvironment({
          PICTURE_ENGINE: 'ai',
          PICTURE_MODEL: `openai:${name}`,
          PICTURE_PRICE: '0.04',
          PICTURE_URL: model.apiUrl,
          OPENAI_API_KEY: 'key',
          AI_BOOK_EUROS: '6',
          AI_DAY_EUROS: '200',
          AI_CALLS_A_MINUTE: '1000',
        })
        const accounts = accountsIn(environment, database, { name: 'test', isWeb: false })
        const opened = await openPictureModelOf(environment, accounts)
        if (!opened) throw new Error('no model is chosen')
        const log = (): void => {}
        return aiIllustrator({ model: opened, vision: null, house, files, uploads, begins: true, log })
      }
      engines = { first: await open('gpt-image-1'), other: await open('gpt-image-2'), house }
      return asChosen()
    },
  })
})
beforeEach(() => {
  chosen = 'first'
  model.questions.length = 0
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await model.close()
})

function asChosen(): Illustrator {
  return new Proxy({} as Illustrator, {
    get: (_target, name) => engines[chosen][name as keyof Illustrator],
  })
}

const patience = { timeout: 120_000, interval: 50 }
const bookOf = (bookId: string): Promise<BookRow> => readBook(shop.backend.pool, bookId)
const pagesOf = (bookId: string): Promise<PageRow[]> => readPages(shop.backend.pool, bookId)

async function make(visitor: Visitor): Promise<string> {
  const bookId = randomUUID()
  expect((await shop.ask(makeBook, visitor, { bookId, brief: noor })).status).toBe(200)
  await vi.waitUntil(async () => (await bookOf(bookId)).has_endpaper, patience)
  expect((await bookOf(bookId)).made_by).toBe('Fabelaar house storyteller; openai:gpt-image-1')
  model.questions.length = 0
  return bookId
}

async function stateAfterPaying(visitor: Visitor, bookId: string): Promise<string> {
  await payDownload(shop, visitor, bookId)
  return settledState(bookId)
}

function settledState(bookId: string): Promise<string> {
  return vi.waitUntil(async () => {
    const { state } = await bookOf(bookId)
    return state === 'finished' || state === 'unlock_failed' ? state : undefined
  }, patience)
}

test.each(['house', 'other'] as const)(
  'a paid book whose model is gone (%s draws now) is our own illustrator’s as a whole, cover and all, and says so',
  async (now) => {
    const visitor = await shop.reader()
    const bookId = await make(visitor)
    chosen = now
    expect(await stateAfterPaying(visitor, bookId)).toBe('finished')
    const book = await bookOf(bookId)
    expect(book).toMatchObject({
      made_by: 'Fabelaar house storyteller; plain squares',
      cover_version: 2,
      sheet_version: 0,
      notices: ['pictures_gone'],
    })
    expect(book.character_sheet).toMatchObject({ references: [], drawnBy: 'plain squares' })
    expect((await pagesOf(bookId)).every(({ picture_version: version }) => version === 1)).toBe(true)
    expect(model.questions).toHaveLength(0)
    // The colophon and what the file says for machines are made of this.
    expect(shop.typeset.at(-1)?.madeBy).toEqual({
      storyteller: 'Fabelaar house storyteller',
      illustrator: 'plain squares',
    })
  },
)

test('pages that the model drew before it went are drawn anew with the others, under names of their own', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  // All but three pages come; then its key is taken back.
  model.behaveNext(
    ...Array.from({ length: 7 }, () => ({ kind: 'good' }) as const),
    ...Array.from({ length: 3 }, () => ({ kind: 'status', status: 401 }) as const),
  )
  expect(await stateAfterPaying(visitor, bookId)).toBe('unlock_failed')
  chosen = 'house'
  expect((await shop.ask(continueBook, visitor, { bookId })).status).toBe(200)
  await vi.waitUntil(async () => (await bookOf(bookId)).state === 'finished', patience)
  const versions = (await pagesOf(bookId)).map(({ picture_version: version }) => version)
  expect(versions.toSorted((one, other) => one - other)).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 2])
  expect(await bookOf(bookId)).toMatchObject({
    made_by: 'Fabelaar house storyteller; plain squares',
    steps_done: 10,
  })
})

/** Waits until a redraw is over and so many are left, as `left` and `drawing` of the statement. */
async function redrawEnds(statement: string, bookId: string, left: number): Promise<void> {
  await vi.waitUntil(async () => {
    const { rows } = await shop.backend.pool.query<{ left: number; drawing: boolean }>(statement, [bookId])
    return rows[0]?.drawing === false && rows[0].left === left
  }, patience)
}

test('of a book that stays as it is nobody else draws a cover, a sheet or a page anew', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  chosen = 'other'
  expect((await shop.ask(redrawCover, visitor, { bookId })).status).toBe(200)
  await redrawEnds(
    'select cover_redraws_left as left, cover_drawing as drawing from public.books where id = $1',
    bookId,
    3,
  )
  expect((await shop.ask(redrawSheet, visitor, { bookId, version: 2 })).status).toBe(200)
  await redrawEnds(
    'select sheet_redraws_left as left, sheet_drawing as drawing from public.books where id = $1',
    bookId,
    2,
  )
  chosen = 'first'
  expect(await stateAfterPaying(visitor, bookId)).toBe('finished')
  chosen = 'house'
  expect((await shop.ask(redrawPicture, visitor, { bookId, spread: 3, version: 2 })).status).toBe(200)
  await redrawEnds(
    'select picture_redraws_left as left, picture_drawing as drawing from public.book_pages where book_id = $1 and spread = 3',
    bookId,
    3,
  )
  expect(await bookOf(bookId)).toMatchObject({
    made_by: 'Fabelaar house storyteller; openai:gpt-image-1',
    cover_version: 1,
    sheet_version: 1,
  })
})

/* Or it is there, and refuses. */

const refusals = Array.from({ length: 3 }, () => ({ kind: 'refuse' }) as const)

test('a paid book of which the model refuses one page for good is our own illustrator’s as a whole, without an operator', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  // The last of the ten pages to be asked for, told in three ways.
  model.behaveNext(...Array.from({ length: 9 }, () => ({ kind: 'good' }) as const), ...refusals)
  expect(await stateAfterPaying(visitor, bookId)).toBe('finished')
  const book = await bookOf(bookId)
  expect(book).toMatchObject({
    made_by: 'Fabelaar house storyteller; plain squares',
    cover_version: 2,
    sheet_version: 0,
    notices: ['pictures_page_refused'],
  })
  const versions = (await pagesOf(bookId)).map(({ picture_version: version }) => version)
  expect(versions.toSorted((one, other) => one - other)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2])
  expect(model.questions).toHaveLength(12)
  expect(shop.typeset.at(-1)?.madeBy.illustrator).toBe('plain squares')
})

test('a book whose cover the model refuses for good is shown with our own illustrator’s, and says why', async () => {
  const visitor = await shop.reader()
  const bookId = randomUUID()
  model.behaveNext({ kind: 'good' }, ...refusals)
  expect((await shop.ask(makeBook, visitor, { bookId, brief: noor })).status).toBe(200)
  await vi.waitUntil(async () => ['ready', 'failed'].includes((await bookOf(bookId)).state), patience)
  expect(await bookOf(bookId)).toMatchObject({
    state: 'ready',
    made_by: 'Fabelaar house storyteller; plain squares',
    cover_version: 1,
    sheet_version: 0,
    notices: ['pictures_refused'],
  })
})
