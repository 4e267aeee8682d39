import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bookFile } from '#functions/book-file.ts'
import { buy } from '#functions/buy.ts'
import { continueBook } from '#functions/continue-book.ts'
import { makeBook } from '#functions/make-book.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import { refreshOrder } from '#functions/refresh-order.ts'
import { closeTillPayment } from '#adapters/till/house-till.ts'
import { IllustratorError, type PictureRequest } from '#illustration/illustrator.ts'
import type { PaymentStatus } from '#shop/payment-provider.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { bookPaths } from '#book/book-paths.ts'
import { StorytellerError } from '#story/storyteller.ts'
import { drawnPanels, noor, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let stories = 0
let pictures: string[] = []
/** What breaks: each takes away one of its failures, or fails for ever. */
let storyFailures: Error[] = []
/** What a story waits for, and in which order stories began. */
let untilOpen: ((title: string) => Promise<void>) | undefined
let begun: string[] = []
let pictureFailure: ((request: PictureRequest) => Error | undefined | Promise<undefined>) | undefined

beforeAll(async () => {
  shop = await startTestWorkshop({
    async beforeStory(brief) {
      stories += 1
      begun.push(brief.title)
      await untilOpen?.(brief.title)
      const failure = storyFailures.shift()
      if (failure) throw failure
    },
    async beforePicture(request) {
      pictures.push(request.kind)
      const failure = await pictureFailure?.(request)
      if (failure) throw failure
    },
  })
})
beforeEach(() => {
  stories = 0
  pictures = []
  storyFailures = []
  begun = []
  untilOpen = undefined
  pictureFailure = undefined
})
afterAll(() => shop[Symbol.asyncDispose]())

async function stateOf(bookId: string): Promise<string | undefined> {
  const { rows } = await shop.backend.pool.query<{ state: string }>(
    'select state from public.books where id = $1',
    [bookId],
  )
  return rows[0]?.state
}

async function begin(visitor: Visitor): Promise<string> {
  const bookId = randomUUID()
  expect((await shop.ask(makeBook, visitor, { bookId, brief: noor })).status).toBe(200)
  return bookId
}

async function untilState(bookId: string, state: string): Promise<void> {
  await vi.waitUntil(async () => (await stateOf(bookId)) === state, { timeout: 120_000, interval: 50 })
}

/** The spreads whose text page has a small drawing, and whether there is an endpaper, by the rows. */
async function ornamentsOf(bookId: string): Promise<{ endpaper: boolean; spots: number[] }> {
  const { rows } = await shop.backend.pool.query<{ endpaper: boolean; spots: number[] }>(
    `select has_endpaper as endpaper, array(
       select spread from public.book_pages where book_id = books.id and has_spot order by spread) as spots
     from public.books where id = $1`,
    [bookId],
  )
  return rows[0] ?? { endpaper: false, spots: [] }
}

test('a colophon names who made the book, also when others are at work by now', async () => {
  const visitor = await shop.reader()
  const bookId = await begin(visitor)
  await untilState(bookId, 'ready')
  const { rows } = await shop.backend.pool.query<{ made_by: string }>(
    'select made_by from public.books where id = $1',
    [bookId],
  )
  expect(rows[0]?.made_by).toBe('Fabelaar house storyteller; plain squares')
  await shop.backend.pool.query(`update public.books set made_by = 'Annie; Fiep' where id = $1`, [bookId])
  expect((await shop.ask(bookFile, visitor, { bookId, kind: 'free' })).status).toBe(200)
  expect(shop.typeset.at(-1)?.madeBy).toEqual({ storyteller: 'Annie', illustrator: 'Fiep' })
})

test('whoever wanted a mail when the book can be read gets one, with its cover, and nobody else does', async () => {
  const visitor = await shop.reader()
  const opened = Promise.withResolvers<void>()
  untilOpen = () => opened.promise
  const wished = await begin(visitor)
  const other = await begin(visitor)
  await shop.backend.pool.query(`insert into public.ready_wishes (book_id, locale) values ($1, 'en')`, [
    wished,
  ])
  opened.resolve()
  for (const bookId of [wished, other]) {
    await untilState(bookId, 'ready')
    // Nothing of them is drawn any more while others are looked at.
    await vi.waitUntil(async () => (await ornamentsOf(bookId)).spots.length > 1, { timeout: 120_000 })
  }
  const { rows } = await shop.backend.pool.query(
    `select name, recipient, plain like '%/en/books/' || $1 || '%' as leads_there, attachments::text as attached
     from house.mails where starts_with(name, 'ready/')`,
    [wished],
  )
  expect(rows).toEqual([
    {
      name: `ready/${wished}`,
      recipient: visitor.email,
      leads_there: true,
      attached: expect.stringContaining(bookPaths.cover(wished, 1)),
    },
  ])
  const left = await shop.backend.pool.query('select 1 from public.ready_wishes')
  expect(left.rowCount).toBe(0)
})

describe('the ornaments of a book', () => {
  test('are drawn once the preview is open, and each that the rows tell of is there', async () => {
    const statesWhileDrawing = new Set<unknown>()
    let bookId = ''
    pictureFailure = async ({ kind }) => {
      if (kind === 'spot' || kind === 'endpaper') statesWhileDrawing.add(await stateOf(bookId))
    }
    const visitor = await shop.reader()
    bookId = randomUUID()
    await shop.ask(makeBook, visitor, { bookId, brief: noor })
    await vi.waitUntil(async () => (await ornamentsOf(bookId)).spots.length > 1, {
      timeout: 120_000,
      interval: 50,
    })
    const { endpaper, spots } = await ornamentsOf(bookId)
    expect(endpaper).toBe(true)
    expect([...statesWhileDrawing]).toEqual(['ready'])
    for (const path of [
      bookPaths.endpaper(bookId),
      ...spots.map((spread) => bookPaths.spot(bookId, spread)),
    ]) {
      expect(await shop.counter.files.exists(path)).toBe(true)
    }
  })

  test('that cannot be drawn leave the book open and its file without, and come into the next file', async () => {
    pictureFailure = ({ kind }) => (kind === 'endpaper' ? new IllustratorError('no ink', false) : undefined)
    const visitor = await shop.reader()
    const bookId = await begin(visitor)
    await untilState(bookId, 'ready')
    await vi.waitUntil(async () => (await ornamentsOf(bookId)).spots.length > 1, {
      timeout: 120_000,
      interval: 50,
    })
    expect((await ornamentsOf(bookId)).endpaper).toBe(false)

    const plain = await shop.ask(bookFile, visitor, { bookId, kind: 'free' })
    expect(plain.status).toBe(200)
    expect(await stateOf(bookId)).toBe('ready')

    pictureFailure = undefined
    const adorned = await shop.ask(bookFile, visitor, { bookId, kind: 'free' })
    expect((await ornamentsOf(bookId)).endpaper).toBe(true)
    expect(await adorned.json()).not.toEqual(await plain.json())
  })

  test('that cannot be drawn keep no paid book from being finished', async () => {
    pictureFailure = ({ kind }) =>
      kind === 'spot' || kind === 'endpaper' ? new IllustratorError('no ink', false) : undefined
    const visitor = await shop.reader()
    const bookId = await begin(visitor)
    await untilState(bookId, 'ready')
    await pay(visitor, await order(visitor, bookId), 'paid')
    await untilState(bookId, 'finished')
    expect(await ornamentsOf(bookId)).toEqual({ endpaper: false, spots: [] })
    expect((await shop.ask(bookFile, visitor, { bookId, kind: 'print' })).status).toBe(200)
  })
})

describe('somebody of a picture from nearby', () => {
  const momentsOf = async (bookId: string): Promise<number[]> => {
    const { rows } = await shop.backend.pool.query<{ spread: number }>(
      'select spread from public.book_pages where book_id = $1 and has_moment order by spread',
      [bookId],
    )
    return rows.map(({ spread }) => spread)
  }

  test('is drawn with the pictures, stands in the paid file alone, and is read by nobody before', async () => {
    const visitor = await shop.reader()
    const bookId = await begin(visitor)
    await untilState(bookId, 'ready')
    expect(pictures).not.toContain('moment')
    await pay(visitor, await order(visitor, bookId), 'paid')
    await untilState(bookId, 'finished')
    const spreads = await momentsOf(bookId)
    expect(spreads.length).toBeGreaterThan(1)
    for (const spread of spreads) {
      expect(await shop.counter.files.exists(bookPaths.moment(bookId, spread))).toBe(true)
    }
    const moments = (): number[] =>
      (shop.typeset.at(-1)?.spreads ?? []).flatMap(({ moment }, spread) => (moment ? [spread] : []))
    expect((await shop.ask(bookFile, visitor, { bookId, kind: 'print' })).status).toBe(200)
    expect(moments()).toEqual(spreads)
    expect(shop.typeset.at(-1)?.spreads[spreads[0] ?? 0]?.panels).toEqual(drawnPanels)
    expect((await shop.ask(bookFile, visitor, { bookId, kind: 'free' })).status).toBe(200)
    expect(moments()).toEqual([])
  })

  test('that cannot be drawn keeps no paid book from being finished', async () => {
    pictureFailure = ({ kind }) => (kind === 'moment' ? new IllustratorError('no ink', false) : undefined)
    const visitor = await shop.reader()
    const bookId = await begin(visitor)
    await untilState(bookId, 'ready')
    await pay(visitor, await order(visitor, bookId), 'paid')
    await untilState(bookId, 'finished')
    expect(await momentsOf(bookId)).toEqual([])
  })
})

describe('a step that fails', () => {
  test('is tried again, and nobody notices', async () => {
    storyFailures = [new StorytellerError('overloaded', true), new StorytellerError('overloaded', true)]
    const bookId = await begin(await shop.reader())
    await untilState(bookId, 'ready')
    expect(stories).toBe(3)
  })

  test('for good says so at once, keeps what was typed, and goes on when asked', async () => {
    pictureFailure = () => new IllustratorError('no such style', false)
    const visitor = await shop.reader()
    const bookId = await begin(visitor)
    await untilState(bookId, 'failed')
    const { rows } = await shop.backend.pool.query<{ brief: unknown; step: string; pages: number }>(
      `select brief, step, (select count(*)::int from public.book_pages where book_id = books.id) as pages
       from public.books where id = $1`,
      [bookId],
    )
    expect(rows).toEqual([{ brief: noor, step: 'draw-cover', pages: 10 }])
    // The ornaments of an earlier test's book may still be on their way.
    expect(pictures.filter((kind) => kind !== 'spot' && kind !== 'endpaper')).toEqual(['cover'])

    pictureFailure = undefined
    expect((await shop.ask(continueBook, visitor, { bookId })).status).toBe(200)
    await untilState(bookId, 'ready')
    expect(stories).toBe(1)
  })

  test('does not go on because a stranger asks', async () => {
    pictureFailure = () => new IllustratorError('no such style', false)
    const bookId = await begin(await shop.reader())
    await untilState(bookId, 'failed')
    expect((await shop.ask(continueBook, await shop.reader(), { bookId })).status).toBe(404)
  })

  test('after payment waits with what is missing, and draws only that when asked', async () => {
    const visitor = await shop.reader()
    const bookId = await begin(visitor)
    await untilState(bookId, 'ready')
    pictures = []
    const broken = ['/spread/3/', '/spread/7/']
    pictureFailure = ({ seed }) =>
      broken.some((part) => seed.includes(part)) ? new IllustratorError('broken', false) : undefined
    await pay(visitor, await order(visitor, bookId), 'paid')
    await untilState(bookId, 'unlock_failed')
    expect(pictures.filter((kind) => kind === 'spread').length).toBe(10)

    const statesWhileDrawing: unknown[] = []
    // The ornaments of this book or an earlier one may still be on their way.
    pictureFailure = async ({ kind }) => {
      if (kind === 'spread') statesWhileDrawing.push(await stateOf(bookId))
    }
    await shop.ask(continueBook, visitor, { bookId })
    await untilState(bookId, 'finished')
    expect(pictures.filter((kind) => kind === 'spread').length).toBe(12)
    expect(statesWhileDrawing).toEqual(['unlocking', 'unlocking'])
  })
})

describe('the queue', () => {
  test('serves people in turn: somebody’s first book goes before another’s third', async () => {
    const [first, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    untilOpen = (title) => (title === 'Anna 1' ? first.promise : others.promise)
    const people = [await shop.reader(), await shop.reader(), await shop.reader()]
    const [anna, bram, carla] = people as [Visitor, Visitor, Visitor]
    const queue = async (visitor: Visitor, title: string): Promise<void> => {
      const answer = await shop.ask(makeBook, visitor, { bookId: randomUUID(), brief: { ...noor, title } })
      expect(answer.status).toBe(200)
    }
    for (const title of ['Anna 1', 'Anna 2']) await queue(anna, title)
    for (const title of ['Bram 1', 'Bram 2']) await queue(bram, title)
    // A worker makes four at a time.
    await expect.poll(() => begun.length).toBe(4)
    await queue(anna, 'Anna 3')
    await queue(bram, 'Bram 3')
    await queue(carla, 'Carla 1')
    // One place at the table comes free.
    first.resolve()
    await expect.poll(() => begun.length).toBe(5)
    expect(begun[4]).toBe('Carla 1')
    others.resolve()
    await expect.poll(() => begun.length).toBe(7)
  })
})

async function order(visitor: Visitor, bookId: string): Promise<string> {
  const orderId = randomUUID()
  const wish = { orderId, bookId, kind: 'download', locale: 'nl', withdrawalWords }
  const answer = await shop.ask(buy, visitor, wish)
  expect(answer.status).toBe(200)
  // An order that is open for the same already is given again.
  return ((await answer.json()) as { orderId: string }).orderId
}

async function paymentOf(orderId: string): Promise<string> {
  const { rows } = await shop.backend.pool.query<{ payment_id: string }>(
    'select payment_id from public.orders where id = $1',
    [orderId],
  )
  return rows[0]?.payment_id ?? ''
}

async function webhook(paymentId: string): Promise<number> {
  const body = new URLSearchParams({ id: paymentId })
  const answer = await paymentWebhook(shop.counter, new Request('http://x', { method: 'POST', body }))
  return answer.status
}

/** Ends the payment at the till, which then calls the shop. */
async function pay(visitor: Visitor, orderId: string, status: PaymentStatus): Promise<unknown> {
  const paymentId = await paymentOf(orderId)
  await closeTillPayment(shop.backend.pool, paymentId, status)
  expect(await webhook(paymentId)).toBe(200)
  const answer = await shop.ask(refreshOrder, visitor, { orderId })
  return ((await answer.json()) as { status: string }).status
}

describe('a payment', () => {
  let visitor: Visitor
  let bookId: string
  beforeAll(async () => {
    visitor = await shop.reader()
    bookId = await begin(visitor)
    await untilState(bookId, 'ready')
  })

  test.each(['canceled', 'failed', 'expired'] as const)(
    'that is %s leaves the book as it was',
    async (status) => {
      expect(await pay(visitor, await order(visitor, bookId), status)).toBe('canceled')
      expect(await stateOf(bookId)).toBe('ready')
    },
  )

  test('is never believed from a message: the till is asked', async () => {
    const orderId = await order(visitor, bookId)
    expect(await webhook(await paymentOf(orderId))).toBe(200)
    expect(await webhook('tr_unknown')).toBe(200)
    expect(await webhook('')).toBe(200)
    expect(await webhook('tr_\0')).toBe(400)
    expect(await (await shop.ask(refreshOrder, visitor, { orderId })).json()).toEqual({ status: 'pending' })
    expect((await shop.ask(refreshOrder, await shop.reader(), { orderId })).status).toBe(404)
  })

  test('of another amount does not pay for the book, and goes back', async () => {
    const orderId = await order(visitor, bookId)
    await shop.backend.pool.query('update house.till_payments set amount_cents = 1 where id = $1', [
      await paymentOf(orderId),
    ])
    expect(await pay(visitor, orderId, 'paid')).toBe('refund_due')
    expect(await stateOf(bookId)).toBe('ready')
  })

  test('unlocks the book once and thanks once, however often the till calls', async () => {
    const orderId = await order(visitor, bookId)
    const paymentId = await paymentOf(orderId)
    expect(await pay(visitor, orderId, 'paid')).toBe('paid')
    await Promise.all([webhook(paymentId), webhook(paymentId), webhook(paymentId)])
    await untilState(bookId, 'finished')
    expect(pictures.filter((kind) => kind === 'spread').length).toBe(10)
    const about = (name: string): number => shop.mails.filter((mail) => mail.name === name).length
    await expect.poll(() => about(`finished/${bookId}`)).toBe(1)
    expect(about(`paid/${orderId}`)).toBe(1)
    const thanks = shop.mails.find((mail) => mail.name === `paid/${orderId}`)
    expect(thanks?.plain).toMatch(/vroeg je ons de download meteen te leveren/)
  })
})
