import { randomUUID } from 'node:crypto'
import { bookPaths, type FileKind } from '#book/book-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy } from '#functions/buy.ts'
import { keepPresent } from '#functions/keep-present.ts'
import { linkedPicture } from '#functions/linked-picture.ts'
import { type MadeLink, makeReadingLink } from '#functions/make-reading-link.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { ProductFunction, Visitor } from '#functions/product-function.ts'
import { type LinkedBook, readByLink } from '#functions/read-by-link.ts'
import { thankGiver } from '#functions/thank-giver.ts'
import { withdrawPresent } from '#functions/withdraw-present.ts'
import { wrapPresent } from '#functions/wrap-present.ts'
import type { PictureRequest } from '#illustration/illustrator.ts'
import { readOrder } from '#records/order-rows.ts'
import { readPersonalData } from '#records/user-rows.ts'
import { giftDay } from '#shop/gift-card.ts'
import { MailRefused } from '#shop/mailer.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { mailPresents } from '#workflows/mail-presents.ts'
import { sendMails } from '#workflows/send-mails.ts'
import { typesetBook } from '#workflows/typeset-book.ts'
import type { Workshop } from '#workflows/workshop.ts'
import { address } from './gift-shop.ts'
import { bookOf, plainSquares, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let visitor: Visitor
beforeAll(async () => {
  shop = await startTestWorkshop({})
})
afterAll(() => shop[Symbol.asyncDispose]())

const present = {
  giverName: 'Oma Jo',
  message: 'Voor onder\nde deken.',
  recipientEmail: 'Sam@Example.org',
  mailOn: giftDay(10),
  locale: 'en',
}
const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await shop.backend.pool.query<Row>(text, values)).rows

interface Answer {
  status: number
  code?: string
}
async function ask(work: ProductFunction, body: object, by = visitor): Promise<Answer> {
  const answer = await shop.ask(work, by, body)
  return { status: answer.status, ...((await answer.json()) as object) }
}

interface Placed extends Answer {
  orderId: string
  bookId: string
}
async function place(wish: object = {}): Promise<Placed> {
  visitor = await shop.reader()
  const [orderId, bookId] = [randomUUID(), await bookOf(shop, visitor)]
  const body = { orderId, bookId, kind: 'download', locale: 'nl', withdrawalWords, present, ...wish }
  return { ...(await ask(buy, body)), orderId, bookId }
}

async function pay(orderId: string): Promise<void> {
  const id = (await readOrder(shop.backend.pool, orderId))?.payment_id ?? ''
  await query(`update house.till_payments set status = 'paid' where id = $1`, [id])
  const request = new Request('http://x', { method: 'POST', body: new URLSearchParams({ id }) })
  // These books are rows alone: what would draw them, and say how far that is, is not set going.
  const queue = { ...shop.counter.queue, orderPaid: () => Promise.resolve() }
  expect((await paymentWebhook({ ...shop.counter, queue }, request)).status).toBe(200)
}

/** A book to download that is given, paid for and drawn; its day has come unless told. */
async function given(wish: object = {}): Promise<Placed> {
  const placed = await place(wish)
  expect(placed.status).toBe(200)
  await pay(placed.orderId)
  await isDrawn(placed.bookId)
  return placed
}
const isDrawn = (bookId: string): Promise<unknown> =>
  query(`update public.books set state = 'finished' where id = $1`, [bookId])
const itsDayComes = async (orderId: string): Promise<void> => {
  await query('update public.presents set mail_at = now() where order_id = $1', [orderId])
  await Promise.all([mailPresents(shop.counter), mailPresents(shop.counter)])
}

interface PresentRow {
  giver_name: string
  recipient_email: string | null
  mailed_at: Date | null
  refused_at: Date | null
  link_id: string | null
  thanks: string | null
}
const presentOf = async (orderId: string): Promise<PresentRow | undefined> =>
  (await query<PresentRow>('select * from public.presents where order_id = $1', [orderId]))[0]

interface Mailed {
  name: string
  recipient: string
  subject: string
  plain: string
  html: string
  attachments: object[]
}
const mailsOf = (kind: string, orderId: string): Promise<Mailed[]> =>
  query<Mailed>('select * from house.mails where starts_with(name, $1) order by id', [`${kind}/${orderId}/`])
const tokenIn = (mail: Mailed | undefined): string =>
  /\/(?:uitpakken|en\/unwrap)\/([\w-]{22})/.exec(mail?.plain ?? '')?.[1] ?? ''

async function readAs(token: string): Promise<LinkedBook | null> {
  const request = new Request('http://x', { method: 'POST', body: JSON.stringify({ token }) })
  const answer = await readByLink(shop.counter, request)
  return answer.ok ? ((await answer.json()) as LinkedBook) : null
}

describe('a book to download that is given', () => {
  test('is mailed on its day, once, in the receiver’s language, with a link that opens it', async () => {
    const { orderId } = await given()
    await mailPresents(shop.counter)
    expect(await mailsOf('present', orderId)).toEqual([])
    await itsDayComes(orderId)
    const [mail, ...others] = await mailsOf('present', orderId)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'sam@example.org' })
    expect(mail?.subject).toBe('There is a present for Noor, from Oma Jo')
    expect(mail?.plain).toContain('“Voor onder\nde deken.”')
    // In the paper of its own book where that is drawn.
    expect(mail?.attachments).toEqual([{ kind: 'parcel', path: null }])
    const book = await readAs(tokenIn(mail))
    expect(book).toMatchObject({
      isPaid: true,
      takesWords: false,
      endsAt: null,
      present: { giver: 'Oma Jo', message: 'Voor onder\nde deken.' },
    })
  })

  test('comes in the wrapping paper of its own book', async () => {
    const { orderId, bookId } = await given()
    await query('update public.books set has_endpaper = true where id = $1', [bookId])
    await itsDayComes(orderId)
    const [mail] = await mailsOf('present', orderId)
    expect(mail?.attachments).toEqual([{ kind: 'parcel', path: bookPaths.endpaper(bookId) }])
  })

  test('tells its receiver no price, no order and no address of its giver', async () => {
    const { orderId, bookId } = await given()
    await itsDayComes(orderId)
    const [mail] = await mailsOf('present', orderId)
    const shown = JSON.stringify([mail?.subject, mail?.plain, mail?.html, await readAs(tokenIn(mail))])
    const kept = [
      visitor.email ?? '?',
      orderId,
      orderId.slice(0, 8).toUpperCase(),
      bookId,
      '€',
      '9,95',
      '9.95',
    ]
    expect(kept.filter((told) => shown.includes(told))).toEqual([])
  })

  test('keeps its receipts with the giver', async () => {
    const { orderId } = await given()
    await itsDayComes(orderId)
    const mails = await query<Mailed>('select * from house.mails where name like $1', [`%/${orderId}%`])
    const told = mails.filter(({ name }) => !name.startsWith('present/'))
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ recipient }) => recipient))).toEqual(new Set([visitor.email]))
  })

  test.each([
    ['on its day', {}, /Het is een cadeau van Oma Jo: we mailen het ingepakt naar sam@example\.org, op /],
    [
      'as soon as it is drawn',
      { present: { ...present, mailOn: null } },
      /we mailen het ingepakt naar sam@example\.org, zodra /,
    ],
    [
      'on paper',
      { kind: 'print', address, present: { giverName: 'Oma Jo', message: 'Dag!' } },
      /cadeau van Oma Jo: je woorden staan op de eerste bladzijde/,
    ],
    ['not at all', { present: undefined }, /^(?![^]*cadeau van)/],
  ])('is told of to its giver when it is paid for: %s', async (_, wish, told) => {
    const { orderId } = await place(wish)
    await pay(orderId)
    const [mail] = await query<Mailed>('select * from house.mails where name = $1', [`paid/${orderId}`])
    expect(mail).toMatchObject({ recipient: visitor.email })
    expect(mail?.plain.replaceAll(/\s+/g, ' ')).toMatch(told)
  })

  test('waits until it is drawn, and is not mailed for an order that came to nothing', async () => {
    const waiting = await place({ present: { ...present, mailOn: null } })
    await mailPresents(shop.counter)
    expect(await mailsOf('present', waiting.orderId)).toEqual([])
    const { orderId, bookId } = await given()
    await query(`update public.books set state = 'unlocking' where id = $1`, [bookId])
    await itsDayComes(orderId)
    expect(await mailsOf('present', orderId)).toEqual([])
    await query(`update public.books set state = 'finished' where id = $1`, [bookId])
    await query(`update public.orders set status = 'refunded' where id = $1`, [orderId])
    await itsDayComes(orderId)
    expect(await mailsOf('present', orderId)).toEqual([])
  })

  test('is being drawn from its payment on, however long no worker begins', async () => {
    const { orderId, bookId } = await place()
    const stateOf = (): Promise<object[]> =>
      query('select state, step, steps_done, steps_total from public.books where id = $1', [bookId])
    expect(await stateOf()).toMatchObject([{ state: 'ready' }])
    await pay(orderId)
    expect(await stateOf()).toEqual([
      { state: 'unlocking', step: 'draw-pictures', steps_done: 0, steps_total: 0 },
    ])
    // What is drawn is not said to be drawn again when a printed one is bought as well.
    await isDrawn(bookId)
    const print = randomUUID()
    const body = { orderId: print, bookId, kind: 'print', locale: 'nl', withdrawalWords, address }
    expect((await ask(buy, body)).status).toBe(200)
    await pay(print)
    expect(await stateOf()).toMatchObject([{ state: 'finished' }])
  })

  test('is said otherwise by the same order until it is paid, and is none when that is taken back', async () => {
    const { orderId, bookId } = await place()
    const body = { orderId, bookId, kind: 'download', locale: 'nl', withdrawalWords }
    expect((await ask(buy, { ...body, present: { ...present, giverName: 'Opa' } })).status).toBe(200)
    expect(await presentOf(orderId)).toMatchObject({ giver_name: 'Opa' })
    expect((await ask(buy, body)).status).toBe(200)
    expect(await presentOf(orderId)).toBeUndefined()
  })

  test('can be changed and called off until it has left, by nobody but its giver', async () => {
    const { orderId } = await given()
    const giver = visitor
    const change = { orderId, present: { ...present, recipientEmail: 'bo@example.org', mailOn: null } }
    const stranger = await shop.reader()
    expect((await ask(wrapPresent, change, stranger)).status).toBe(404)
    expect((await ask(withdrawPresent, { orderId }, stranger)).status).toBe(404)
    expect((await ask(withdrawPresent, { orderId }, giver)).status).toBe(200)
    expect(await presentOf(orderId)).toBeUndefined()
    expect((await ask(wrapPresent, change, giver)).status).toBe(200)
    await mailPresents(shop.counter)
    expect((await mailsOf('present', orderId))[0]).toMatchObject({ recipient: 'bo@example.org' })
    expect(await ask(wrapPresent, change, giver)).toEqual({ status: 409, code: 'present_mailed' })
    expect(await ask(withdrawPresent, { orderId }, giver)).toEqual({ status: 409, code: 'present_mailed' })
  })

  test('whose day is over or too far away is refused', async () => {
    expect(await place({ present: { ...present, mailOn: giftDay(-1) } })).toMatchObject({ status: 422 })
    expect(await place({ present: { ...present, mailOn: giftDay(367) } })).toMatchObject({ status: 422 })
  })

  test('whose mail is refused is told of to the giver, once, and goes again to another address', async () => {
    const { orderId } = await given()
    await itsDayComes(orderId)
    const [first] = await mailsOf('present', orderId)
    // The worker of this shop carries mail too: this one is as it was.
    await query(`update house.mails set state = 'waiting', next_try_at = now(), tries = 0 where name = $1`, [
      first?.name,
    ])
    const refusing = { carry: () => Promise.reject(new MailRefused('550 no such user')) }
    await expect
      .poll(async () => {
        await query(
          `update house.mails set state = 'waiting', next_try_at = now(), tries = 0 where name = $1 and state = 'sent'`,
          [first?.name],
        )
        await sendMails({ ...shop.counter, carrier: refusing })
        return (await presentOf(orderId))?.refused_at !== null
      })
      .toBe(true)
    const told = await mailsOf('present_refused', orderId)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ recipient: visitor.email })
    expect(told[0]?.subject).toBe('Je cadeau is niet aangekomen bij sam@example.org')
    expect(await readAs(tokenIn(first))).toBeNull()

    const change = { orderId, present: { ...present, recipientEmail: 'bo@example.org', mailOn: null } }
    expect((await ask(wrapPresent, change)).status).toBe(200)
    await mailPresents(shop.counter)
    const [, second] = await mailsOf('present', orderId)
    expect(second).toMatchObject({ recipient: 'bo@example.org' })
    expect(await readAs(tokenIn(second))).not.toBeNull()
  })

  test('is told of to its giver once it has left, also when it is mailed once more', async () => {
    const { orderId } = await given()
    await itsDayComes(orderId)
    const [mail] = await mailsOf('present', orderId)
    // By the worker of this shop.
    const isCarried = async (): Promise<boolean> => {
      const rows = await query<{ state: string }>('select state from house.mails where name = $1', [
        mail?.name,
      ])
      return rows[0]?.state === 'sent'
    }
    await expect.poll(isCarried).toBe(true)
    const [told, ...others] = await mailsOf('present_sent', orderId)
    expect(others).toEqual([])
    expect(told).toMatchObject({ recipient: visitor.email, subject: 'Je cadeau voor Noor is gemaild' })
    expect(told?.plain).toContain('naar sam@example.org')
    expect(told?.plain).toContain(`/orders/${orderId}`)
    expect(told?.plain).not.toContain(tokenIn(mail))
    // An operator has it mailed once more.
    await query(`update house.mails set state = 'waiting', next_try_at = now(), tries = 0 where name = $1`, [
      mail?.name,
    ])
    await expect.poll(isCarried).toBe(true)
    expect(await mailsOf('present_sent', orderId)).toHaveLength(1)
  })

  test('is in the giver’s own data; a receiver who is erased is forgotten, and keeps nobody from reading', async () => {
    const { orderId } = await given()
    await itsDayComes(orderId)
    const { presents } = await readPersonalData(shop.backend.pool, visitor.userId)
    expect(presents).toMatchObject([{ order_id: orderId, giver_name: 'Oma Jo', message: present.message }])
    const [mail] = await mailsOf('present', orderId)
    await eraseUser(shop.counter, { userId: (await shop.reader()).userId, email: 'sam@example.org' })
    expect(await presentOf(orderId)).toMatchObject({ recipient_email: null })
    expect(await readAs(tokenIn(mail))).not.toBeNull()
    await eraseUser(shop.counter, visitor)
    expect(await readAs(tokenIn(mail))).toBeNull()
  })
})

describe('the giver of a present', () => {
  async function thank(token: string, words: string): Promise<Answer> {
    const request = new Request('http://x', { method: 'POST', body: JSON.stringify({ token, words }) })
    const answer = await thankGiver(shop.counter, request)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const thanksOf = (orderId: string): Promise<Mailed[]> =>
    query<Mailed>('select * from house.mails where name = $1', [`present_thanked/${orderId}`])

  test('is thanked once, in their own language, by whoever has its link', async () => {
    const { orderId } = await given()
    await itsDayComes(orderId)
    const token = tokenIn((await mailsOf('present', orderId))[0])
    expect((await readAs(token))?.present).toMatchObject({ isThanked: false })
    expect(await thank(token, ' ')).toMatchObject({ status: 422 })
    expect(await thank(token, 'Bel me: 06 12345678')).toMatchObject({ status: 422 })
    expect(await thanksOf(orderId)).toEqual([])
    expect(await thank(token, '  Dank je, oma!\nKus van Noor ')).toEqual({ status: 200 })
    // Sent again, or by somebody else it was read with.
    expect(await thank(token, 'En nog eens.')).toEqual({ status: 200 })
    const [mail, ...others] = await thanksOf(orderId)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: visitor.email })
    expect(mail?.subject).toBe('Een bedankje voor je cadeau aan Noor')
    expect(mail?.plain).toContain('“Dank je, oma!\nKus van Noor”')
    expect((await readAs(token))?.present).toMatchObject({ isThanked: true })
    const { presents } = await readPersonalData(shop.backend.pool, visitor.userId)
    expect(presents).toMatchObject([{ thanks: 'Dank je, oma!\nKus van Noor' }])
    // With whoever wrote them go their words, not that there were some.
    await eraseUser(shop.counter, { userId: (await shop.reader()).userId, email: 'sam@example.org' })
    expect(await presentOf(orderId)).toMatchObject({ thanks: null })
    expect((await readAs(token))?.present).toMatchObject({ isThanked: true })
  })

  test('is not thanked by a link that gives nothing, nor by one that has ended', async () => {
    const { orderId, bookId } = await given()
    await itsDayComes(orderId)
    const token = tokenIn((await mailsOf('present', orderId))[0])
    const body = { bookId, linkId: randomUUID(), span: 'month', locale: 'nl' }
    const shown = (await (await shop.ask(makeReadingLink, visitor, body)).json()) as MadeLink
    expect(await thank(shown.token, 'Dank je!')).toEqual({ status: 404, code: 'link_over' })
    await query('update public.reading_links set ended_at = now() where book_id = $1', [bookId])
    expect(await thank(token, 'Dank je!')).toEqual({ status: 404, code: 'link_over' })
    expect(await thanksOf(orderId)).toEqual([])
  })
})

describe('a present that is kept', () => {
  /** Its files, as a book has them that is drawn. */
  async function withFiles(bookId: string): Promise<void> {
    const { jpeg } = await (await plainSquares()).drawPicture({} as PictureRequest)
    await shop.counter.files.put(bookPaths.printCover(bookId, 1), jpeg, 'image/jpeg')
  }
  async function keep(token: string): Promise<Answer & { file?: string }> {
    const request = new Request('http://x', { method: 'POST', body: JSON.stringify({ token }) })
    const answer = await keepPresent(shop.counter, request)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const fetchKept = (token: string, file = ''): Promise<Response> =>
    linkedPicture(shop.counter, new Request('http://x'), { token, file })
  async function unwrapped(): Promise<Placed & { token: string }> {
    const placed = await given()
    await withFiles(placed.bookId)
    await itsDayComes(placed.orderId)
    const [mail] = await mailsOf('present', placed.orderId)
    return { ...placed, token: tokenIn(mail) }
  }

  test('is the clean file, to download, and leads to no page of its giver', async () => {
    const { token } = await unwrapped()
    expect(await readAs(token)).toMatchObject({ keeps: true })
    const { status, file } = await keep(token)
    expect(status).toBe(200)
    const answer = await fetchKept(token, file)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    expect(await answer.text()).toBe('%PDF-1.7')
    const set = shop.typeset.at(-1)
    expect(set).toMatchObject({ watermark: false, title: 'Noor' })
    expect(set?.bedtimeAddress).toBeUndefined()
  })

  test('has no code to the page of its giver, as their own file has where the site is reached', async () => {
    const { bookId } = await unwrapped()
    const workshop = { ...shop.counter, siteUrl: 'https://fabelaar.example' } as unknown as Workshop
    const codeIn = async (kind: FileKind): Promise<string | null | undefined> => {
      await typesetBook(workshop, bookId, kind)
      return shop.typeset.at(-1)?.bedtimeAddress
    }
    expect(await codeIn('print')).toContain(bookId)
    expect(await codeIn('kept')).toBeUndefined()
  })

  test('is kept by nobody who has a link that only shows it', async () => {
    const { bookId, token } = await unwrapped()
    const { file } = await keep(token)
    const body = { bookId, linkId: randomUUID(), span: 'month', locale: 'nl' }
    const shown = (await (await shop.ask(makeReadingLink, visitor, body)).json()) as MadeLink
    expect(await readAs(shown.token)).toMatchObject({ isPaid: true, keeps: false })
    expect(await keep(shown.token)).toEqual({ status: 404, code: 'link_over' })
    expect((await fetchKept(shown.token, file)).status).toBe(404)
    expect(await keep('x')).toEqual({ status: 404, code: 'link_over' })
  })

  test.each([
    ['that its giver ended', `update public.reading_links set ended_at = now() where book_id = $1`, null],
    ['whose money went back', `update public.orders set status = 'refunded' where book_id = $1`, false],
    ['of a book off its shelf', `update public.books set deleted_at = now() where id = $1`, null],
  ])('is kept no longer of one %s, what was made before neither', async (_, change, keeps) => {
    const { bookId, token } = await unwrapped()
    const { file } = await keep(token)
    await query(change, [bookId])
    expect((await readAs(token))?.keeps ?? null).toBe(keeps)
    expect(await keep(token)).toEqual({ status: 404, code: 'link_over' })
    expect((await fetchKept(token, file)).status).toBe(404)
  })

  test('waits for a picture that is drawn anew', async () => {
    const { bookId, token } = await unwrapped()
    await query(`update public.books set state = 'unlocking' where id = $1`, [bookId])
    expect(await readAs(token)).toMatchObject({ keeps: false })
    expect(await keep(token)).toEqual({ status: 409, code: 'book_not_ready' })
  })
})

describe('a printed book that is given', () => {
  const printed = { giverName: 'Oma Jo', message: 'Voor onder\nde deken.' }
  const introOf = async (bookId: string): Promise<string | undefined> =>
    (await query<{ intro: string }>('select intro from public.books where id = $1', [bookId]))[0]?.intro

  test('has its words on the first page once it is paid for, and is mailed to nobody', async () => {
    const { orderId, bookId, status } = await place({ kind: 'print', address, present: printed })
    expect(status).toBe(200)
    expect(await introOf(bookId)).toBe('')
    await pay(orderId)
    expect(await introOf(bookId)).toBe('Voor onder\nde deken.\nOma Jo')
    await itsDayComes(orderId)
    expect(await mailsOf('present', orderId)).toEqual([])
  })

  test('is refused before it is paid for when its first page has no room', async () => {
    visitor = await shop.reader()
    const bookId = await bookOf(shop, visitor)
    await query('update public.books set intro = $2 where id = $1', [bookId, 'a'.repeat(495)])
    const body = { orderId: randomUUID(), bookId, kind: 'print', locale: 'nl', withdrawalWords, address }
    expect(await ask(buy, { ...body, present: printed })).toEqual({ status: 409, code: 'front_is_full' })
    expect((await ask(buy, body)).status).toBe(200)
  })
})
