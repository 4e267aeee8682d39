import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookPaths } from '#book/book-paths.ts'
import type { Brief } from '#book/brief.ts'
import { readEnvironment } from '#environment.ts'
import { aiIllustrator } from '#illustration/ai/ai-illustrator.ts'
import { duplicateBook } from '#functions/duplicate-book.ts'
import { makeBook } from '#functions/make-book.ts'
import { portrait } from '#functions/portrait.ts'
import type { Visitor } from '#functions/product-function.ts'
import { redrawCover } from '#functions/redraw-cover.ts'
import { uploadPicture } from '#functions/upload-picture.ts'
import { aiCostOf } from '#records/ai-call-rows.ts'
import { readBook } from '#records/book-rows.ts'
import { readPages } from '#records/page-rows.ts'
import { openPictureModelOf } from '#wiring/illustrators.ts'
import { accountsIn } from '#wiring/storytellers.ts'
import { drawPicture } from '#workflows/draw-picture.ts'
import type { Workshop } from '#workflows/workshop.ts'
import { pictureStandIn, type PictureStandIn } from '../stand-ins/pictures/picture-stand-in.ts'
import type { PictureBehaviour } from '../stand-ins/pictures/picture-wire.ts'
import { noor, payDownload, plainSquares, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let model: PictureStandIn

const outage = Array.from({ length: 4 }, (): PictureBehaviour => ({ kind: 'status', status: 503 }))
const drawnPixels = 1800
const priceMicros = 40_000

beforeAll(async () => {
  model = await pictureStandIn('openai', { pixels: drawnPixels })
  const environment = readEnvironment({
    PICTURE_ENGINE: 'ai',
    PICTURE_MODEL: 'openai:gpt-image-2',
    PICTURE_PRICE: '0.04',
    PICTURE_URL: model.apiUrl,
    OPENAI_API_KEY: 'key',
    AI_BOOK_EUROS: '6',
    AI_DAY_EUROS: '20',
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
      return aiIllustrator({
        model: opened,
        vision: null,
        house,
        files,
        uploads,
        begins: true,
        log: () => {},
      })
    },
  })
})
beforeEach(() => {
  model.questions.length = 0
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await model.close()
})

const patience = { timeout: 120_000, interval: 50 }
const bookOf = (bookId: string) => readBook(shop.backend.pool, bookId)

/** Makes a book of this brief and waits until its ornaments are drawn. */
async function make(visitor: Visitor, brief: Brief = noor): Promise<string> {
  const bookId = randomUUID()
  expect((await shop.ask(makeBook, visitor, { bookId, brief })).status).toBe(200)
  await vi.waitUntil(async () => (await bookOf(bookId)).has_endpaper, patience)
  return bookId
}

async function pay(visitor: Visitor, bookId: string): Promise<void> {
  await payDownload(shop, visitor, bookId)
  await vi.waitUntil(async () => (await bookOf(bookId)).state === 'finished', patience)
}

async function widthOf(path: string): Promise<number> {
  return (await sharp((await shop.counter.files.get(path)) ?? undefined).metadata()).width
}

test('a model draws the sheet, the cover and after payment every page beside the sheet, each once', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  expect(model.questions.map(({ references }) => references)).toEqual([0, 1])
  expect(model.questions[0]?.prompt).toContain(
    'the child: a girl of 6 years; light brown skin; curly dark brown hair; simple red clothes',
  )
  const { made_by: madeBy, character_sheet: sheet } = await bookOf(bookId)
  expect(madeBy).toBe('Fabelaar house storyteller; openai:gpt-image-2')
  expect(sheet?.references).toEqual([bookPaths.drawn(bookId, 'sheet')])

  await pay(visitor, bookId)
  expect(model.questions.slice(2).map(({ references }) => references)).toEqual(
    Array.from({ length: 10 }, () => 1),
  )
  expect(new Set(model.questions.map(({ prompt }) => prompt)).size).toBe(12)
  expect(await aiCostOf(shop.backend.pool, bookId)).toBe(12 * priceMicros)
  // As many as were drawn: preflight counts them where they are printed.
  expect(await widthOf(bookPaths.printPicture(bookId, 3, 1))).toBe(drawnPixels)
  expect(await widthOf(bookPaths.picture(bookId, 3, 1))).toBe(1240)

  // A worker that died before it kept the pages of the book finds what was drawn.
  await drawPicture(shop.counter as unknown as Workshop, { bookId, spread: 3, version: 1 })
  expect(model.questions).toHaveLength(12)
})

test('pictures of a model have a page each, and nobody is sent to look for who is in ours', async () => {
  const brief = { ...noor, title: 'Over twee bladzijden' }
  const words = { box: [90, 76, 820, 360], ink: 'dark' } as const
  const { storyteller } = shop.counter
  const { writeStory } = storyteller
  const told = vi
    .spyOn(storyteller, 'writeStory')
    .mockImplementation(async (asked, seed, onSpread, onFallback) => ({
      ...(await writeStory.call(
        storyteller,
        asked,
        seed,
        async (told) => {
          const double = told.spread === 4 ? { words, silent: 'Later was nu.' } : { words }
          const text = { 3: 'Van boven zag je alles.\n\nLater was nu.', 4: '' }[told.spread] ?? told.text
          await onSpread?.({ ...told, text, scene: { ...told.scene, double } })
        },
        onFallback,
      )),
      ending: 'Het schaap staat nog steeds scheef.\nEr liep nog iemand mee: een muis.',
    }))
  const bookId = await make(await shop.reader(), brief)
  expect(told).toHaveBeenCalled()
  told.mockRestore()
  const pages = await readPages(shop.backend.pool, bookId)
  expect(pages.map(({ scene }) => scene.double)).toEqual(pages.map(() => undefined))
  // A picture that was to stand without words has its own beside it.
  expect(pages.slice(3, 5).map(({ text }) => text)).toEqual(['Van boven zag je alles.', 'Later was nu.'])
  expect(pages.slice(3, 5).every(({ text, written_text: written }) => text === written)).toBe(true)
  const { ending } = await bookOf(bookId)
  expect(ending).toBe('Het schaap staat nog steeds scheef.')
})

test('a book that the model will not begin is drawn by our own illustrator, cover and all', async () => {
  model.behaveNext({ kind: 'refuse' }, { kind: 'refuse' })
  const bookId = await make(await shop.reader())
  const { made_by: madeBy, character_sheet: sheet, notices } = await bookOf(bookId)
  expect(madeBy).toBe('Fabelaar house storyteller; plain squares')
  expect(notices).toEqual(['pictures_refused'])
  expect(sheet?.references).toEqual([])
  expect(model.questions).toHaveLength(2)
})

test('what parents wrote is left out when it is refused, and in the end everybody', async () => {
  const description = 'Draagt altijd een blauwe pet.'
  const brief = { ...noor, hero: { ...noor.hero, description } }
  model.behaveNext({ kind: 'refuse' }, { kind: 'good' }, { kind: 'refuse' }, { kind: 'refuse' })
  const bookId = await make(await shop.reader(), brief)
  const told = model.questions.map(({ prompt }) => [
    prompt.includes(description),
    prompt.includes('Nobody is in the picture.'),
  ])
  expect(told).toEqual([
    [true, false],
    [false, false],
    [true, false],
    [false, false],
    [false, true],
  ])
  expect((await bookOf(bookId)).state).toBe('ready')
})

/** Sends a picture of somebody. @returns where it is kept */
async function sendPhoto(visitor: Visitor): Promise<string> {
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#987' } })
    .jpeg()
    .toBuffer()
  const sent = await uploadPicture(
    shop.counter,
    new Request('http://x', {
      method: 'POST',
      headers: { 'x-picture-consent': 'yes' },
      body: new Uint8Array(jpeg),
    }),
    visitor,
  )
  return ((await sent.json()) as { path: string }).path
}

test('a picture that somebody sent is shown for the character sheet and never again', async () => {
  const visitor = await shop.reader()
  const picturePath = await sendPhoto(visitor)
  const bookId = await make(visitor, { ...noor, hero: { ...noor.hero, picturePath } })
  expect((await bookOf(bookId)).notices).toEqual([])
  expect(model.questions.map(({ references }) => references)).toEqual([1, 1])
  expect(model.questions[0]?.prompt).toContain('The reference pictures show, in this order: the child.')
  await pay(visitor, bookId)
  expect(await shop.counter.uploads.get(picturePath)).toBeNull()
})

test.each<[string, PictureBehaviour[], number[], string[]]>([
  ['refused', [{ kind: 'refuse' }], [1, 0, 1], ['pictures_photo_refused']],
  [
    'no picture to it',
    [{ kind: 'status', status: 400, message: 'the image could not be processed' }],
    [1, 0, 1],
    ['pictures_photo_refused'],
  ],
  ['unseen, since the model is away', outage, [1, 1, 1, 1], ['pictures_away', 'pictures_photo_unseen']],
])('of a picture that is %s its owner is told', async (_, behaviours, references, notices) => {
  const visitor = await shop.reader()
  const picturePath = await sendPhoto(visitor)
  model.behaveNext(...behaviours)
  const bookId = await make(visitor, { ...noor, hero: { ...noor.hero, picturePath } })
  expect((await bookOf(bookId)).notices).toEqual(notices)
  expect(model.questions.map((question) => question.references)).toEqual(references)
})

test('of a picture that is not kept any more its owner is told', async () => {
  const visitor = await shop.reader()
  const picturePath = await sendPhoto(visitor)
  await shop.counter.uploads.remove([picturePath])
  const bookId = await make(visitor, { ...noor, hero: { ...noor.hero, picturePath } })
  expect((await bookOf(bookId)).notices).toEqual(['pictures_photo_missing'])
})

test('a copy has a sheet of its own, and is drawn on when the first book is gone', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  const copyId = randomUUID()
  expect((await shop.ask(duplicateBook, visitor, { bookId, copyId })).status).toBe(200)
  await shop.counter.files.remove(await shop.counter.files.list(bookId))
  expect((await shop.ask(redrawCover, visitor, { bookId: copyId, attempt: randomUUID() })).status).toBe(200)
  await vi.waitUntil(async () => (await bookOf(copyId)).cover_version === 2, patience)
  expect((await bookOf(copyId)).character_sheet?.references).toEqual([bookPaths.drawn(copyId, 'sheet')])
  const left = await shop.counter.files.list(bookId)
  expect(left.filter((path) => path.includes('/drawn/'))).toEqual([])
})

test('nobody reads what the model drew but through the pages of the book', async () => {
  const visitor = await shop.reader()
  const bookId = await make(visitor)
  const client = await shop.backend.pool.connect()
  try {
    await client.query('begin')
    const claims = JSON.stringify({ sub: visitor.userId, role: 'authenticated' })
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
    const { rows } = await client.query(
      'select private.may_read_book_file($1) as cover, private.may_read_book_file($2) as drawn',
      [bookPaths.cover(bookId, 1), bookPaths.drawn(bookId, 'sheet')],
    )
    expect(rows).toEqual([{ cover: true, drawn: false }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a portrait in the builder is our own and costs nothing', async () => {
  const body = JSON.stringify({ hero: noor.hero, style: 'waterpaint' })
  const answer = await portrait(shop.counter, new Request('http://x', { method: 'POST', body }))
  expect(answer.status).toBe(200)
  expect(model.questions).toHaveLength(0)
})

test('a third of a day is kept for paid pages: previews stop first, and say so', async () => {
  const { pool } = shop.backend
  const visitor = await shop.reader()
  const paidId = await make(visitor)
  const { rows } = await pool.query<{ day: string }>('select sum(micros) as day from house.ai_calls')
  await pool.query(
    `insert into house.ai_calls (work, task, question, model, outcome, micros)
     values ('others', 't', 'q', 'openai:x', 'finished', $1)`,
    [Math.floor((20_000_000 * 2) / 3) - Number(rows[0]?.day)],
  )
  model.questions.length = 0
  const preview = await bookOf(await make(visitor))
  expect(preview).toMatchObject({
    notices: ['pictures_budget'],
    made_by: 'Fabelaar house storyteller; plain squares',
  })
  expect(model.questions).toHaveLength(0)
  await pay(visitor, paidId)
  expect(model.questions).toHaveLength(10)
  expect((await bookOf(paidId)).made_by).toBe('Fabelaar house storyteller; openai:gpt-image-2')
  await pool.query(`delete from house.ai_calls where work = 'others'`)
})

test('nothing is asked once a day’s budget would not hold it', async () => {
  await shop.backend.pool.query(
    `insert into house.ai_calls (work, task, question, model, outcome, micros) values ('w', 't', 'q', 'openai:x', 'finished', 20000000)`,
  )
  const bookId = await make(await shop.reader())
  const { made_by: madeBy, notices } = await bookOf(bookId)
  expect(madeBy).toBe('Fabelaar house storyteller; plain squares')
  expect(notices).toEqual(['pictures_budget'])
  expect(model.questions).toHaveLength(0)
})
