import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bookFile } from '#functions/book-file.ts'
import { duplicateBook } from '#functions/duplicate-book.ts'
import { makeBook } from '#functions/make-book.ts'
import type { Visitor } from '#functions/product-function.ts'
import { redrawCover } from '#functions/redraw-cover.ts'
import { redrawPicture } from '#functions/redraw-picture.ts'
import { IllustratorError, type PictureRequest } from '#illustration/illustrator.ts'
import { bookPaths } from '#book/book-paths.ts'
import { noor, payDownload, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let requests: PictureRequest[] = []
/** What happens before a picture is drawn; throws in its place. */
let before: ((request: PictureRequest) => Promise<void> | void) | undefined

let drawsFree = true

beforeAll(async () => {
  shop = await startTestWorkshop({
    drawsFree: () => drawsFree,
    async beforePicture(request) {
      requests.push(request)
      await before?.(request)
    },
  })
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => {
  requests = []
  shop.typeset.length = 0
  before = undefined
})

interface Page {
  spread: number
  picture_version: number
  picture_blur: string | null
  picture_colour: string | null
  picture_redraws_left: number
  picture_drawing: boolean
}

async function pagesOf(bookId: string): Promise<Page[]> {
  const { rows } = await shop.backend.pool.query<Page>(
    `select spread, picture_version, picture_blur, picture_colour, picture_redraws_left, picture_drawing
     from public.book_pages where book_id = $1 order by spread`,
    [bookId],
  )
  return rows
}

async function pageOf(bookId: string, spread: number): Promise<Page | undefined> {
  return (await pagesOf(bookId)).find((page) => page.spread === spread)
}

async function stateOf(bookId: string): Promise<string | undefined> {
  const { rows } = await shop.backend.pool.query<{ state: string }>(
    'select state from public.books where id = $1',
    [bookId],
  )
  return rows[0]?.state
}

const patience = { timeout: 120_000, interval: 50 }

async function make(visitor: Visitor): Promise<string> {
  const bookId = randomUUID()
  expect((await shop.ask(makeBook, visitor, { bookId, brief: noor })).status).toBe(200)
  await vi.waitUntil(async () => (await stateOf(bookId)) === 'ready', patience)
  return bookId
}

async function pay(visitor: Visitor, bookId: string): Promise<void> {
  await payDownload(shop, visitor, bookId)
  await vi.waitUntil(async () => (await stateOf(bookId)) === 'finished', patience)
}

const hasAllColours = async (bookId: string): Promise<boolean> =>
  (await pagesOf(bookId)).every((page) => page.picture_blur !== null)

async function fileOf(visitor: Visitor, bookId: string, kind: 'free' | 'print'): Promise<string> {
  const answer = await shop.ask(bookFile, visitor, { bookId, kind })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { path: string }).path
}

describe('the locked pictures of an engine that costs nothing', () => {
  test('lend their colours to the pages once the book lies open, and are kept nowhere themselves', async () => {
    const states = new Set<unknown>()
    let bookId = ''
    before = async ({ kind }) => {
      if (kind === 'spread') states.add(await stateOf(bookId))
    }
    const visitor = await shop.reader()
    bookId = randomUUID()
    await shop.ask(makeBook, visitor, { bookId, brief: noor })
    await vi.waitUntil(async () => (await pagesOf(bookId)).length === 10, patience)
    await vi.waitUntil(() => hasAllColours(bookId), patience)
    expect([...states]).toEqual(['ready'])
    const drawn = requests.filter(({ kind }) => kind === 'spread')
    expect(drawn.length).toBe(10)
    expect(Math.max(...drawn.map(({ pixels }) => pixels))).toBeLessThanOrEqual(64)
    const folders = (await shop.counter.files.list(bookId)).map((path) => path.split('/')[1])
    expect(new Set(folders)).toEqual(new Set(['cover']))
    for (const { picture_blur, picture_colour } of await pagesOf(bookId)) {
      expect(picture_colour).toMatch(/^#[0-9a-f]{6}$/)
      const { width, height } = await sharp(Buffer.from(picture_blur ?? '', 'base64')).metadata()
      expect([width, height]).toEqual([16, 16])
    }
  })

  test('are those that come after payment', async () => {
    const visitor = await shop.reader()
    const bookId = await make(visitor)
    await vi.waitUntil(() => hasAllColours(bookId), patience)
    const seeds = (): Set<string> =>
      new Set(requests.filter(({ kind }) => kind === 'spread').map(({ seed }) => seed))
    const small = seeds()
    requests = []
    const coloursBefore = (await pagesOf(bookId)).map(({ picture_colour }) => picture_colour)
    await pay(visitor, bookId)
    expect(seeds()).toEqual(small)
    // The paper of the pages stays as it was seen.
    expect((await pagesOf(bookId)).map(({ picture_colour }) => picture_colour)).toEqual(coloursBefore)
  })

  test('stand in the free file as a blur each, also when it is asked for at once, and in a copy of the book', async () => {
    const visitor = await shop.reader()
    const bookId = await make(visitor)
    await fileOf(visitor, bookId, 'free')
    const spreads = shop.typeset.at(-1)?.spreads ?? []
    expect(spreads.length).toBe(10)
    expect(spreads.every(({ picture, blur }) => picture === undefined && blur !== undefined)).toBe(true)
    const copyId = randomUUID()
    await shop.ask(duplicateBook, visitor, { bookId, copyId })
    expect(await hasAllColours(copyId)).toBe(true)
  })

  test('that cannot be drawn leave the book open, with the colours of the cover in its file', async () => {
    before = ({ kind }) => {
      if (kind === 'spread') throw new IllustratorError('no ink', false)
    }
    const visitor = await shop.reader()
    const bookId = await make(visitor)
    await fileOf(visitor, bookId, 'free')
    expect(shop.typeset.at(-1)?.spreads.every(({ blur }) => blur !== undefined)).toBe(true)
    expect(await stateOf(bookId)).toBe('ready')
    expect(await hasAllColours(bookId)).toBe(false)
  })
})

describe('the locked pictures of an engine that costs money', () => {
  beforeAll(() => {
    drawsFree = false
  })

  test('are not drawn before payment: their pages have the colours of the cover', async () => {
    const visitor = await shop.reader()
    const bookId = await make(visitor)
    await fileOf(visitor, bookId, 'free')
    expect(requests.filter(({ kind }) => kind === 'spread')).toEqual([])
    expect(shop.typeset.at(-1)?.spreads.every(({ blur }) => blur !== undefined)).toBe(true)
  })
})

describe('drawing a cover anew', () => {
  test('that failed works when it is asked for again', async () => {
    drawsFree = false
    const visitor = await shop.reader()
    const bookId = await make(visitor)
    const cover = async (): Promise<{ version: number; left: number; drawing: boolean } | undefined> => {
      const { rows } = await shop.backend.pool.query<{ version: number; left: number; drawing: boolean }>(
        `select cover_version as version, cover_redraws_left as left, cover_drawing as drawing
         from public.books where id = $1`,
        [bookId],
      )
      return rows[0]
    }
    before = ({ kind }) => {
      if (kind === 'cover') throw new IllustratorError('no ink', false)
    }
    expect((await shop.ask(redrawCover, visitor, { bookId })).status).toBe(200)
    await vi.waitUntil(async () => (await cover())?.drawing === false, patience)
    expect(await cover()).toEqual({ version: 1, left: 3, drawing: false })
    before = undefined
    expect((await shop.ask(redrawCover, visitor, { bookId })).status).toBe(200)
    await vi.waitUntil(async () => (await cover())?.version === 2, patience)
    expect(await cover()).toEqual({ version: 2, left: 2, drawing: false })
  })
})

describe('drawing a picture anew', () => {
  let visitor: Visitor
  let bookId: string
  beforeAll(async () => {
    drawsFree = false
    visitor = await shop.reader()
    bookId = await make(visitor)
  })

  const ask = (spread: number, version: number, who = visitor): Promise<Response> =>
    shop.ask(redrawPicture, who, { bookId, spread, version })
  const code = async (answer: Response): Promise<unknown> => ((await answer.json()) as { code: string }).code
  const untilDrawn = (spread: number, version: number): Promise<unknown> =>
    vi.waitUntil(async () => (await pageOf(bookId, spread))?.picture_version === version, patience)

  test('is not offered before payment, nor to anybody else', async () => {
    expect((await ask(0, 2)).status).toBe(404)
    await pay(visitor, bookId)
    expect((await ask(0, 2, await shop.reader())).status).toBe(404)
    expect((await pageOf(bookId, 0))?.picture_redraws_left).toBe(3)
  })

  test('draws another one, once however often it is asked for, and keeps the old one until it is there', async () => {
    const old = await fileOf(visitor, bookId, 'print')
    let finish = (): void => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    before = () => held
    const answers = await Promise.all([ask(1, 2), ask(1, 2), ask(1, 2)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await pageOf(bookId, 1)).toMatchObject({
      picture_version: 1,
      picture_drawing: true,
      picture_redraws_left: 2,
    })
    expect(await fileOf(visitor, bookId, 'print')).toBe(old)
    finish()
    await untilDrawn(1, 2)
    expect(requests.filter(({ kind }) => kind === 'spread').map(({ seed }) => seed)).toEqual([
      `${bookId}/spread/1/2`,
    ])
    expect((await ask(1, 2)).status).toBe(200)
    expect(await pageOf(bookId, 1)).toMatchObject({ picture_drawing: false, picture_redraws_left: 2 })
    for (const path of [bookPaths.picture(bookId, 1, 2), bookPaths.printPicture(bookId, 1, 2)])
      expect(await shop.counter.files.exists(path)).toBe(true)
  })

  test('sets the clean file anew at the next download', async () => {
    const old = await fileOf(visitor, bookId, 'print')
    expect(await fileOf(visitor, bookId, 'print')).toBe(old)
    await ask(2, 2)
    await untilDrawn(2, 2)
    expect(await fileOf(visitor, bookId, 'print')).not.toBe(old)
  })

  test('that fails gives the redraw back, and works when it is asked for again', async () => {
    before = () => {
      throw new IllustratorError('no ink', false)
    }
    expect((await ask(3, 2)).status).toBe(200)
    await vi.waitUntil(async () => (await pageOf(bookId, 3))?.picture_drawing === false, patience)
    expect(await pageOf(bookId, 3)).toMatchObject({ picture_version: 1, picture_redraws_left: 3 })
    before = undefined
    expect((await ask(3, 2)).status).toBe(200)
    await untilDrawn(3, 2)
  })

  test('ends after three times a page', async () => {
    for (const version of [2, 3, 4]) {
      expect((await ask(4, version)).status).toBe(200)
      await untilDrawn(4, version)
    }
    const refused = await ask(4, 5)
    expect(refused.status).toBe(409)
    expect(await code(refused)).toBe('no_picture_redraws_left')
    expect((await pageOf(bookId, 5))?.picture_redraws_left).toBe(3)
  })

  test('is over once a printer has the book', async () => {
    await shop.backend.pool.query(
      `update public.orders set fulfilment = 'sent_to_printer' where book_id = $1 and status = 'paid'`,
      [bookId],
    )
    const refused = await ask(6, 2)
    expect(refused.status).toBe(409)
    expect(await code(refused)).toBe('pictures_fixed')
    expect((await pageOf(bookId, 6))?.picture_redraws_left).toBe(3)
  })
})
