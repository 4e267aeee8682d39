import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookPaths } from '#book/book-paths.ts'
import { readEnvironment } from '#environment.ts'
import { duplicateBook } from '#functions/duplicate-book.ts'
import { makeBook } from '#functions/make-book.ts'
import type { Visitor } from '#functions/product-function.ts'
import { redrawCover } from '#functions/redraw-cover.ts'
import { redrawSheet } from '#functions/redraw-sheet.ts'
import { aiIllustrator } from '#illustration/ai/ai-illustrator.ts'
import type { PictureModel, PictureOrder } from '#illustration/ai/picture-model.ts'
import { openPictureModelOf } from '#wiring/illustrators.ts'
import { accountsIn } from '#wiring/storytellers.ts'
import { pictureStandIn, type PictureStandIn } from '../stand-ins/pictures/picture-stand-in.ts'
import { noor, payDownload, plainSquares, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let painter: PictureStandIn
/** How many pictures were asked for before those that a test is about. */
let since = 0
const asked = () => painter.questions.slice(since)
/** What happens before the model is asked; throws in its place. */
let before: ((order: PictureOrder) => Promise<void> | void) | undefined

beforeAll(async () => {
  painter = await pictureStandIn('openai', { pixels: 1800 })
  const environment = readEnvironment({
    PICTURE_ENGINE: 'ai',
    PICTURE_MODEL: 'openai:gpt-image-2',
    PICTURE_PRICE: '0.02',
    PICTURE_URL: painter.apiUrl,
    OPENAI_API_KEY: 'key',
    AI_BOOK_EUROS: '3',
    AI_DAY_EUROS: '40',
    AI_CALLS_A_MINUTE: '1000',
  })
  shop = await startTestWorkshop({
    async illustrator({ database, files, uploads }) {
      const opened = await openPictureModelOf(
        environment,
        accountsIn(environment, database, { name: 'test', isWeb: false }),
      )
      if (!opened) throw new Error('no model is chosen')
      const house = await plainSquares()
      const model: PictureModel = {
        ...opened,
        async draw(order) {
          await before?.(order)
          return opened.draw(order)
        },
      }
      return aiIllustrator({ model, vision: null, house, files, uploads, begins: true, log: () => {} })
    },
  })
})
beforeEach(() => {
  before = undefined
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await painter.close()
})

const patience = { timeout: 120_000, interval: 50 }

interface Row {
  state: string
  sheet: number
  left: number
  drawing: boolean
  cover: number
  cover_drawing: boolean
  cover_left: number
  held: string[]
}

async function rowOf(bookId: string): Promise<Row> {
  const { rows } = await shop.backend.pool.query<Row>(
    `select state, sheet_version as sheet, sheet_redraws_left as left, sheet_drawing as drawing, cover_version as cover,
       cover_drawing, cover_redraws_left as cover_left, array(select jsonb_array_elements_text(character_sheet -> 'references')) as held
     from public.books where id = $1`,
    [bookId],
  )
  if (!rows[0]) throw new Error('no book')
  return rows[0]
}

async function make(visitor: Visitor): Promise<string> {
  const bookId = randomUUID()
  expect((await shop.ask(makeBook, visitor, { bookId, brief: noor })).status).toBe(200)
  await vi.waitUntil(async () => (await rowOf(bookId)).state === 'ready', patience)
  since = painter.questions.length
  return bookId
}

const pay = (visitor: Visitor, bookId: string): Promise<void> => payDownload(shop, visitor, bookId)

const ask = (who: Visitor, bookId: string, version: number): Promise<Response> =>
  shop.ask(redrawSheet, who, { bookId, version })
const codeOf = async (answer: Response): Promise<unknown> => ((await answer.json()) as { code: string }).code
const untilDrawn = (bookId: string): Promise<boolean> =>
  vi.waitUntil(async () => !(await rowOf(bookId)).drawing, patience)

test('everybody is drawn anew with the cover, at most twice, and both come at once', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  expect(await rowOf(bookId)).toMatchObject({ sheet: 1, left: 2, cover: 1 })
  const first = await shop.counter.files.get(bookPaths.sheet(bookId, 1))
  expect(first).not.toBeNull()

  const answers = await Promise.all([
    ask(visitor, bookId, 2),
    ask(visitor, bookId, 2),
    ask(visitor, bookId, 2),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await untilDrawn(bookId)
  expect(await rowOf(bookId)).toMatchObject({
    sheet: 2,
    left: 1,
    cover: 2,
    cover_drawing: false,
    cover_left: 3,
    held: [bookPaths.drawn(bookId, 'sheet-v2')],
  })
  expect(asked().map(({ references }) => references)).toEqual([0, 1])
  expect(await shop.counter.files.get(bookPaths.sheet(bookId, 2))).not.toEqual(first)
  expect(await shop.counter.files.exists(bookPaths.cover(bookId, 2))).toBe(true)

  expect((await ask(visitor, bookId, 3)).status).toBe(200)
  await untilDrawn(bookId)
  expect(await codeOf(await ask(visitor, bookId, 4))).toBe('no_sheet_redraws_left')
  expect(asked()).toHaveLength(4)
})

test('nobody else can ask for it, and nobody whose book our own illustrator draws', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  expect((await ask(await shop.reader(), bookId, 2)).status).toBe(404)
  painter.behaveNext({ kind: 'refuse' }, { kind: 'refuse' })
  const ours = randomUUID()
  await shop.ask(makeBook, visitor, { bookId: ours, brief: noor })
  await vi.waitUntil(async () => (await rowOf(ours)).state === 'ready', patience)
  expect(await rowOf(ours)).toMatchObject({ sheet: 0, held: [] })
  expect((await ask(visitor, ours, 2)).status).toBe(404)
  expect(await shop.counter.files.exists(bookPaths.sheet(ours, 1))).toBe(false)
})

test('what the model will not draw leaves everybody as they were, gives the turn back, and can be asked again', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  painter.behaveNext({ kind: 'refuse' }, { kind: 'refuse' })
  expect((await ask(visitor, bookId, 2)).status).toBe(200)
  await untilDrawn(bookId)
  const untouched = {
    sheet: 1,
    left: 2,
    cover: 1,
    cover_drawing: false,
    held: [bookPaths.drawn(bookId, 'sheet')],
  }
  expect(await rowOf(bookId)).toMatchObject(untouched)

  // The sheet works out, the cover does not: then neither is shown.
  painter.behaveNext({ kind: 'good' }, ...Array.from({ length: 3 }, () => ({ kind: 'refuse' }) as const))
  await ask(visitor, bookId, 2)
  await untilDrawn(bookId)
  expect(await rowOf(bookId)).toMatchObject(untouched)

  since = painter.questions.length
  await ask(visitor, bookId, 2)
  await untilDrawn(bookId)
  expect(await rowOf(bookId)).toMatchObject({ sheet: 2, left: 1, cover: 2 })
  // The sheet of the try before was paid, and is taken up.
  expect(asked()).toHaveLength(1)
})

test('work that breaks off between sheet and cover is begun again, and asks for the sheet once', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  let breaks = true
  before = ({ task }) => {
    if (!breaks || task !== 'cover 2') return
    breaks = false
    throw new Error('the line to the files broke')
  }
  await ask(visitor, bookId, 2)
  await untilDrawn(bookId)
  expect(await rowOf(bookId)).toMatchObject({ sheet: 2, left: 1, cover: 2 })
  expect(breaks).toBe(false)
  expect(asked()).toHaveLength(2)
})

test('a cover that is drawn anew later shows everybody as they are by then, whatever was tried before', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  before = async ({ task }) => {
    // The sheet and its cover are drawn, and come too late.
    if (task === 'cover 2')
      await shop.backend.pool.query(`update public.books set state = 'unlocking' where id = $1`, [bookId])
  }
  await ask(visitor, bookId, 2)
  await untilDrawn(bookId)
  expect(await rowOf(bookId)).toMatchObject({ sheet: 1, left: 2, cover: 1, cover_drawing: false })
  before = undefined
  await shop.backend.pool.query(`update public.books set state = 'ready' where id = $1`, [bookId])
  since = painter.questions.length
  expect((await shop.ask(redrawCover, visitor, { bookId })).status).toBe(200)
  await vi.waitUntil(async () => (await rowOf(bookId)).cover === 2, patience)
  // It is not the one that was drawn after the other sheet.
  expect(asked()).toHaveLength(1)
})

test('while a cover is drawn everybody waits, and the other way round', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  let finish = (): void => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  before = () => held
  expect((await shop.ask(redrawCover, visitor, { bookId })).status).toBe(200)
  expect(await codeOf(await ask(visitor, bookId, 2))).toBe('book_not_ready')
  finish()
  await vi.waitUntil(async () => (await rowOf(bookId)).cover === 2, patience)
  let end = (): void => {}
  const sheetHeld = new Promise<void>((resolve) => {
    end = resolve
  })
  before = () => sheetHeld
  expect((await ask(visitor, bookId, 2)).status).toBe(200)
  expect((await shop.ask(redrawCover, visitor, { bookId })).status).toBe(409)
  end()
  await untilDrawn(bookId)
  expect(await rowOf(bookId)).toMatchObject({ sheet: 2, cover: 3, cover_left: 2 })
})

test('a book that is paid for keeps its people', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  await pay(visitor, bookId)
  expect(await codeOf(await ask(visitor, bookId, 2))).toBe('book_already_paid')
  await vi.waitUntil(async () => (await rowOf(bookId)).state === 'finished', patience)
  expect(await codeOf(await ask(visitor, bookId, 2))).toBe('book_already_paid')
  expect(await rowOf(bookId)).toMatchObject({ sheet: 1, left: 2 })
})

test('a copy shows the people of the first book, and has turns of its own', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  await ask(visitor, bookId, 2)
  await untilDrawn(bookId)
  const copyId = randomUUID()
  expect((await shop.ask(duplicateBook, visitor, { bookId, copyId })).status).toBe(200)
  expect(await rowOf(copyId)).toMatchObject({
    sheet: 2,
    left: 2,
    held: [bookPaths.drawn(copyId, 'sheet-v2')],
  })
  expect(await shop.counter.files.exists(bookPaths.sheet(copyId, 2))).toBe(true)
  await ask(visitor, copyId, 3)
  await untilDrawn(copyId)
  expect(await rowOf(copyId)).toMatchObject({ sheet: 3, left: 1, cover: 3 })
})

test('a version that is far ahead, or no number, is refused', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  expect(await codeOf(await ask(visitor, bookId, 7))).toBe('book_not_ready')
  expect((await ask(visitor, bookId, 1)).status).toBe(422)
  expect(asked()).toHaveLength(0)
})
