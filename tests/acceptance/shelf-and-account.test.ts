import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeMail } from '#mails/compose-mail.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { showSecondFactor, visitorOf } from '../act-as.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { noor, seller } from './start-workshop.ts'
import { printShop } from '#adapters/print-shop/print-shop.ts'
import { supabaseFiles, supabaseUploads } from '#adapters/supabase/supabase-files.ts'
import { houseTill } from '#adapters/till/house-till.ts'
import { bookPaths } from '#book/book-paths.ts'
import { saveEndpaper } from '#records/book-rows.ts'
import { saveSpot } from '#records/page-rows.ts'
import { clearAway } from '#workflows/clear-away.ts'
import { prepareWorkQueue } from '#workflows/open-work-queue.ts'
import { postMail } from '#records/mail-rows.ts'
import { readOrder } from '#records/order-rows.ts'
import { askFunction } from '#functions/ask-function.ts'
import { buy } from '#functions/buy.ts'
import { personLimits } from '#functions/call-limits.ts'
import { deleteBook } from '#functions/delete-book.ts'
import { duplicateBook } from '#functions/duplicate-book.ts'
import { eraseAccount, type Receipt } from '#functions/erase-account.ts'
import { exportData } from '#functions/export-data.ts'
import { makeBook } from '#functions/make-book.ts'
import type { Counter, ProductFunction, Visitor } from '#functions/product-function.ts'
import { restoreBook } from '#functions/restore-book.ts'
import { readPersonalData } from '#records/user-rows.ts'

let backend: TestBackend
let counter: Counter
const queued: string[] = []

beforeAll(async () => {
  backend = await startTestBackend()
  // What the queue keeps of a book goes with it.
  await prepareWorkQueue(backend.databaseUrl)
  const service = createClient(backend.url, backend.keys.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  counter = {
    database: backend.pool,
    queue: { makeBook: async (id: string) => void queued.push(id) } as unknown as Counter['queue'],
    // Whether it writes the language is all that is asked of it here.
    storyteller: { languages: ['dutch', 'english'] } as unknown as Counter['storyteller'],
    illustrator: unused('illustrator') as Counter['illustrator'],
    payments: houseTill(backend.pool, 'http://localhost:3999'),
    files: supabaseFiles(service, 'http://localhost:3999'),
    uploads: supabaseUploads(service),
    formerPrinters: [],
    printer: printShop(backend.pool, () => Promise.reject(new Error('nothing is printed here'))),
    seller,
    typesetter: unused('typesetter') as Counter['typesetter'],
    operatorEmail: 'post@fabelaar.example',
    siteUrl: 'http://localhost:3999',
    newId: randomUUID,
    examine: () => Promise.resolve([]),
    log: () => {},
  }
})
afterAll(() => backend[Symbol.asyncDispose]())

function unused(name: string): object {
  return new Proxy(
    {},
    {
      get: (_, method) => {
        throw new Error(`${name}.${String(method)} was not expected`)
      },
    },
  )
}

const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01])

const brief = { ...noor, title: 'Noor', twist: '' }

async function reader(): Promise<Visitor & { titlesOnShelf(): Promise<string[]> }> {
  const { client, session } = await backend.signIn()
  return {
    ...visitorOf(session),
    titlesOnShelf: async () => {
      const { data } = await client.from('books').select('title').order('created_at')
      return (data ?? []).map(({ title }) => title as string)
    },
  }
}

async function bookOf({ userId }: Visitor, state = 'ready'): Promise<string> {
  const id = randomUUID()
  await backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed, state, cover_version)
     values ($1, $2, $3, 'Noor', 's', $4, 1)`,
    [id, userId, brief, state],
  )
  await backend.pool.query(
    `insert into public.book_pages (book_id, spread, text, written_text, scene, picture_version)
     values ($1, 0, 'Er was eens', 'Ooit', '{}', 1)`,
    [id],
  )
  await counter.files.put(bookPaths.cover(id, 1), Buffer.from('cover'), 'image/webp')
  await counter.files.put(bookPaths.vignette(id), Buffer.from('vignette'), 'image/jpeg')
  await counter.files.put(bookPaths.endpaper(id), Buffer.from('endpaper'), 'image/webp')
  await saveEndpaper(backend.pool, id)
  await counter.files.put(bookPaths.spot(id, 0), Buffer.from('spot'), 'image/jpeg')
  await saveSpot(backend.pool, id, 0)
  return id
}

async function orderOf({ userId }: Visitor, bookId: string, fulfilment = 'none'): Promise<string> {
  const id = randomUUID()
  const print = fulfilment !== 'none'
  await backend.pool.query(
    `insert into public.orders (id, owner, book_id, kind, status, fulfilment, locale, email, book_cents, address, payment_id, paid_at)
     values ($1, $2, $3, $4, 'paid', $5, 'nl', 'a@b.nl', 995, $6, gen_random_uuid()::text, now())`,
    [id, userId, bookId, print ? 'print' : 'download', fulfilment, print ? { country: 'NL' } : null],
  )
  return id
}

async function ask(work: ProductFunction, visitor: Visitor, body: unknown = {}): Promise<Response> {
  return work(counter, new Request('http://x', { method: 'POST', body: JSON.stringify(body) }), visitor)
}

/** The last mail to somebody, in plain words. */
async function erasureMail({ email }: Visitor): Promise<string> {
  const { rows } = await backend.pool.query<{ plain: string }>(
    `select plain from house.mails where recipient = $1 and name like 'erased/%'`,
    [email],
  )
  return rows[0]?.plain ?? ''
}

describe('a book taken off the shelf', () => {
  test('is out of sight, and back when that is undone', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor)
    expect((await ask(deleteBook, visitor, { bookId })).status).toBe(200)
    expect(await visitor.titlesOnShelf()).toEqual([])
    expect((await ask(restoreBook, visitor, { bookId })).status).toBe(200)
    expect(await visitor.titlesOnShelf()).toEqual(['Noor'])
  })

  test('answers a stranger as if it did not exist', async () => {
    const bookId = await bookOf(await reader())
    const stranger = await reader()
    expect((await ask(deleteBook, stranger, { bookId })).status).toBe(404)
    expect((await ask(restoreBook, stranger, { bookId })).status).toBe(404)
    expect((await ask(duplicateBook, stranger, { bookId, copyId: randomUUID() })).status).toBe(404)
  })

  test('stays while a printed copy is under way', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor, 'finished')
    await orderOf(visitor, bookId, 'in_production')
    const answer = await ask(deleteBook, visitor, { bookId })
    expect(await answer.json()).toMatchObject({ code: 'book_at_printer' })
  })

  test('is gone with its files after a week, not before', async () => {
    const visitor = await reader()
    const [young, old] = [await bookOf(visitor), await bookOf(visitor)]
    await ask(deleteBook, visitor, { bookId: young })
    await ask(deleteBook, visitor, { bookId: old })
    await backend.pool.query(`update public.books set deleted_at = now() - interval '8 days' where id = $1`, [
      old,
    ])
    await clearAway(counter)
    expect(await counter.files.list(old)).toEqual([])
    expect(await counter.files.exists(bookPaths.cover(young, 1))).toBe(true)
    expect((await ask(restoreBook, visitor, { bookId: old })).status).toBe(404)
    expect((await ask(restoreBook, visitor, { bookId: young })).status).toBe(200)
  })
})

describe('a copy of a book', () => {
  test('has the words and the cover, is not bought, and is made once', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor, 'finished')
    await orderOf(visitor, bookId)
    const copyId = randomUUID()
    await ask(duplicateBook, visitor, { bookId, copyId })
    await ask(duplicateBook, visitor, { bookId, copyId })
    const { rows } = await backend.pool.query(
      `select state, cover_version, (select array_agg(text || picture_version) from public.book_pages
         where book_id = books.id) as pages from public.books where id = $1`,
      [copyId],
    )
    expect(rows).toEqual([{ state: 'ready', cover_version: 1, pages: ['Er was eens0'] }])
    expect(await counter.files.get(bookPaths.cover(copyId, 1))).toEqual(new Uint8Array(Buffer.from('cover')))
    expect(await visitor.titlesOnShelf()).toEqual(['Noor', 'Noor'])
  })

  test('has the ornaments that are drawn by then, and knows of no others', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor)
    const copyId = randomUUID()
    await ask(duplicateBook, visitor, { bookId, copyId })
    const { rows } = await backend.pool.query(
      `select has_endpaper, has_spot from public.books join public.book_pages on book_id = books.id where id = $1`,
      [copyId],
    )
    expect(rows).toEqual([{ has_endpaper: true, has_spot: true }])
    for (const path of [bookPaths.endpaper(copyId), bookPaths.spot(copyId, 0)]) {
      expect(await counter.files.exists(path)).toBe(true)
    }
    await backend.pool.query('update public.books set has_endpaper = false where id = $1', [bookId])
    const another = randomUUID()
    await ask(duplicateBook, visitor, { bookId, copyId: another })
    expect(await counter.files.exists(bookPaths.endpaper(another))).toBe(false)
  })

  test('never takes the place of a book that is there', async () => {
    const [visitor, stranger] = [await reader(), await reader()]
    const bookId = await bookOf(stranger)
    const theirs = bookPaths.cover(await bookOf(visitor), 1)
    await counter.files.put(theirs, Buffer.from('their own cover'), 'image/webp')
    const copyId = theirs.split('/')[0]
    expect((await ask(duplicateBook, stranger, { bookId, copyId })).status).toBe(404)
    expect(Buffer.from((await counter.files.get(theirs)) ?? []).toString()).toBe('their own cover')
  })
})

describe('a book that takes the place of another', () => {
  test('takes the old one off the shelf', async () => {
    const visitor = await reader()
    const [old, bookId] = [await bookOf(visitor), randomUUID()]
    const title = 'Noor gaat door'
    await ask(makeBook, visitor, { bookId, brief: { ...brief, title }, replaces: old })
    expect(await visitor.titlesOnShelf()).toEqual([title])
    expect(queued).toContain(bookId)
  })

  test('is not made when the old one has been paid for', async () => {
    const visitor = await reader()
    const old = await bookOf(visitor, 'finished')
    await orderOf(visitor, old)
    const answer = await ask(makeBook, visitor, { bookId: randomUUID(), brief, replaces: old })
    expect(await answer.json()).toMatchObject({ code: 'book_already_paid' })
    expect(await visitor.titlesOnShelf()).toEqual(['Noor'])
  })
})

describe('an order with a discount code', () => {
  test('is paid for less, and remembers the code and who pointed here', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor)
    const orderId = randomUUID()
    const wish = { orderId, bookId, kind: 'download', locale: 'nl', withdrawalWords }
    const answer = await ask(buy, visitor, { ...wish, discountCode: 'voor lezen', referrer: 'anna' })
    expect(answer.status).toBe(200)
    const order = await readOrder(backend.pool, orderId)
    expect(order).toMatchObject({ book_cents: 995, discount_cents: 100, discount_code: 'VOORLEZEN' })
    const payment = await counter.payments.readPayment(order?.payment_id ?? '')
    expect(payment?.amountCents).toBe(895)
  })

  test('is refused with the reason when the code cannot be used', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor)
    const wish = { orderId: randomUUID(), bookId, kind: 'download', locale: 'nl', withdrawalWords }
    const answer = await ask(buy, visitor, { ...wish, discountCode: 'NIETS' })
    expect(await answer.json()).toEqual({ code: 'discount_unknown' })
  })
})

describe('the download that comes with an order', () => {
  const address = {
    firstName: 'Anna',
    lastName: 'de Wit',
    street: 'Dorpsstraat',
    number: '12',
    city: 'Utrecht',
    postalCode: '3511AB',
    email: 'anna@example.org',
    country: 'NL',
  }

  test.each(['download', 'print'] as const)(
    'is delivered at once only if the buyer said so: %s',
    async (kind) => {
      const visitor = await reader()
      const bookId = await bookOf(visitor)
      const orderId = randomUUID()
      const wish = { orderId, bookId, kind, locale: 'nl', ...(kind === 'print' && { address }) }
      for (const words of [{}, { withdrawalWords: '2001-01-01' }]) {
        const refused = await ask(buy, visitor, { ...wish, ...words })
        expect(refused.status).toBe(422)
        expect(await refused.json()).toEqual({ code: 'withdrawal_consent_missing' })
      }
      expect(await readOrder(backend.pool, orderId)).toBeNull()
      expect((await ask(buy, visitor, { ...wish, withdrawalWords })).status).toBe(200)
      const order = await readOrder(backend.pool, orderId)
      expect(order).toMatchObject({ withdrawal_words: withdrawalWords })
      expect(order?.withdrawal_waived_at?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    },
  )

  test('asks nothing when it has been bought before', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor, 'finished')
    await orderOf(visitor, bookId)
    const orderId = randomUUID()
    const wish = { orderId, bookId, kind: 'print', locale: 'nl', address, withdrawalWords }
    expect((await ask(buy, visitor, wish)).status).toBe(200)
    expect(await readOrder(backend.pool, orderId)).toMatchObject({
      withdrawal_words: null,
      withdrawal_waived_at: null,
    })
  })
})

describe('somebody’s own data', () => {
  test('come as one file, without what has not been paid for', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor)
    await counter.files.put(`${bookId}/print/book.pdf`, Buffer.from('clean'), 'application/pdf')
    await counter.uploads.put(`${visitor.userId}/face.jpg`, jpegHead)
    const zip = Buffer.from(await (await ask(exportData, visitor)).arrayBuffer()).toString('latin1')
    for (const part of ['data.json', 'Er was eens', `books/${bookPaths.cover(bookId, 1)}`, 'face.jpg']) {
      expect(zip).toContain(part)
    }
    expect(zip).not.toContain('clean')
  })

  test('come with what went back to them and where their parcels are, and with nobody else’s', async () => {
    const [visitor, other] = [await reader(), await reader()]
    const orderIds = new Map<Visitor, string>()
    for (const one of [visitor, other]) {
      const bookId = await bookOf(one, 'finished')
      const orderId = await orderOf(one, bookId, 'shipped')
      orderIds.set(one, orderId)
      await backend.pool.query(
        `insert into public.refunds (order_id, payment_id, amount_cents, reason, state, done_at)
         values ($1, 'tr_1', 250, 'operator', 'done', now())`,
        [orderId],
      )
      await backend.pool.query(
        `insert into public.print_jobs (order_id, book_id, printer, state, printer_job_id, tracking, preflight)
         values ($1, $2, 'print-shop', 'shipped', 'ps_1', $3, '{"ours": true}')`,
        [orderId, bookId, JSON.stringify({ carrier: 'PostNL', number: `3S${orderId}` })],
      )
    }
    const data = await readPersonalData(backend.pool, visitor.userId)
    expect(data.logins).toMatchObject({
      sessions: [{ created_at: expect.any(Date) as Date }],
      identities: [{ provider: 'email' }],
      passkeys: [],
      factors: [],
    })
    const orderId = orderIds.get(visitor)
    expect(data.refunds).toEqual([
      {
        order_id: orderId,
        amount_cents: 250,
        reason: 'operator',
        state: 'done',
        gift_code: null,
        created_at: expect.any(Date),
        done_at: expect.any(Date),
      },
    ])
    expect(data.parcels).toMatchObject([
      {
        order_id: orderId,
        attempt: 1,
        printer: 'print-shop',
        state: 'shipped',
        tracking: { number: `3S${orderId}` },
      },
    ])
    expect(JSON.stringify(data)).not.toContain('ours')
    const zip = Buffer.from(await (await ask(exportData, visitor)).arrayBuffer()).toString('latin1')
    expect(zip).toContain(`3S${orderId}`)
  })

  test('are erased, with a receipt; of sales only the sums stay', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor, 'finished')
    const orderId = await orderOf(visitor, bookId)
    await counter.uploads.put(`${visitor.userId}/face.jpg`, jpegHead)
    const receipt: unknown = await (await ask(eraseAccount, visitor)).json()
    expect(receipt).toMatchObject({ books: 1, files: 4, pictures: 1, orders: 1, keptSales: 1 })
    expect(await counter.files.list(bookId)).toEqual([])
    expect(await counter.uploads.list(visitor.userId)).toEqual([])
    const { rows } = await backend.pool.query(
      `select (select count(*)::int from auth.users where id = $1) as users,
         (select count(*)::int from public.orders where owner = $1) as orders,
         (select book_cents from public.kept_sales where order_id = $2) as kept`,
      [visitor.userId, orderId],
    )
    expect(rows).toEqual([{ users: 0, orders: 0, kept: 995 }])
    const { rows: mails } = await backend.pool.query<{ name: string; plain: string }>(
      'select name, plain from house.mails where recipient = $1',
      [visitor.email],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.name).toMatch(/^erased\/[0-9A-F]{8}$/)
    expect(mails[0]?.plain).toMatch(/Boeken: 1\. Bestanden: 4\./)
  })

  test('are erased once, with one receipt, however often at once that is asked', async () => {
    const visitor = await reader()
    await bookOf(visitor, 'finished')
    const erase = async (): Promise<number> => {
      const request = new Request('http://x', { method: 'POST', body: '{}' })
      return (await askFunction(counter, 'erase-account', { request, visitor })).status
    }
    const answers = await Promise.all([erase(), erase(), erase()])
    // The others were too many at once, or came when nobody was left.
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    const { rows } = await backend.pool.query<{ plain: string }>(
      'select plain from house.mails where recipient = $1',
      [visitor.email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.plain).toMatch(/Boeken: 1\. Bestanden: 4\./)
  })

  test('are erased in English with a receipt that leads to the English site', async () => {
    const visitor = await reader()
    await ask(eraseAccount, visitor, { locale: 'en' })
    expect(await erasureMail(visitor)).toMatch(/http:\/\/localhost:3999\/en\s/)
  })

  test('are erased with a book that the printer may have: the receipt says what its answer decides', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor, 'finished')
    const orderId = await orderOf(visitor, bookId, 'sent_to_printer')
    await backend.pool.query(
      `insert into public.print_jobs (order_id, book_id, printer, state, handed_over_at) values ($1, $2, 'p', 'making', now())`,
      [orderId, bookId],
    )
    const answer = await ask(eraseAccount, visitor, { locale: 'en' })
    expect(await answer.json()).toMatchObject({
      owed: { toPayments: 0, toGiftCards: 0, ifNotPrinted: 995 },
      parcels: 0,
    })
    expect(await erasureMail(visitor)).toMatch(
      /can’t be printed after all, .+ comes back to you by itself \(€9\.95\)/,
    )
  })

  test('are erased while a printed book waits for the printer: it is canceled and to be paid back', async () => {
    const visitor = await reader()
    const [waiting, printing] = [await bookOf(visitor, 'finished'), await bookOf(visitor, 'finished')]
    const orderIds = [
      await orderOf(visitor, waiting, 'waiting'),
      await orderOf(visitor, printing, 'sent_to_printer'),
    ]
    await backend.pool.query(
      `insert into public.print_jobs (order_id, book_id, printer, state, printer_job_id) values ($1, $2, 'p', 'sent', '1')`,
      [orderIds[1], printing],
    )
    const receipt = (await (await ask(eraseAccount, visitor)).json()) as Receipt
    expect(receipt).toMatchObject({
      orders: 2,
      keptSales: 2,
      owed: { toPayments: 995, toGiftCards: 0, ifNotPrinted: 995 },
      parcels: 1,
    })
    const told = await erasureMail(visitor)
    expect(told).toMatch(/zeven jaar de factuur/)
    expect(receipt.money).toEqual([
      expect.stringMatching(/nog €\s9,95 terug, op de rekening/),
      expect.stringMatching(/vanzelf terug \(€\s9,95\)/),
    ])
    for (const line of receipt.money) expect(told).toContain(line)
    expect(told).toMatch(/komen gewoon bij je aan\. Aantal: 1/)
    const { rows } = await backend.pool.query<Record<string, unknown>>(
      `select row_to_json(kept)::jsonb - 'kept_until' as kept,
         (select row_to_json(refunds)::jsonb || jsonb_build_object('is_held', next_try_at = 'infinity')
            from public.refunds where order_id = kept.order_id) as refund
       from public.kept_sales kept where order_id = any($1)
       order by array_position($1, order_id)`,
      [orderIds],
    )
    expect(rows.map(({ kept }) => kept)).toMatchObject([
      { order_id: orderIds[0], book_cents: 995, country: 'NL' },
      { order_id: orderIds[1], book_cents: 995 },
    ])
    expect(rows.map(({ refund }) => refund)).toMatchObject([
      { amount_cents: 995, reason: 'erased', state: 'due', is_held: false },
      { amount_cents: 995, reason: 'erased', state: 'due', is_held: true },
    ])
    expect(JSON.stringify(rows)).not.toContain('a@b.nl')
  })

  test('take along what can still be paid, and mails to an earlier address', async () => {
    const visitor = await reader()
    const bookId = await bookOf(visitor)
    const orderId = randomUUID()
    await ask(buy, visitor, { orderId, bookId, kind: 'download', locale: 'nl', withdrawalWords })
    const order = await readOrder(backend.pool, orderId)
    await postMail(backend.pool, {
      name: `paid/${orderId}`,
      to: 'earlier@example.org',
      locale: 'nl',
      subject: 'Betaald: Noor',
      html: 'Noor',
      plain: 'Noor',
    })
    await ask(eraseAccount, visitor)
    expect(await counter.payments.readPayment(order?.payment_id ?? '')).toMatchObject({ status: 'canceled' })
    const { rows } = await backend.pool.query('select 1 from house.mails where name = $1', [
      `paid/${orderId}`,
    ])
    expect(rows).toEqual([])
  })

  test('do nothing for somebody who has set a second factor and has not shown it', async () => {
    const { client, session } = await backend.signIn()
    const lifted = await showSecondFactor(backend, client)
    const asked = (of: typeof session): Promise<Response> =>
      askFunction(counter, 'export-data', {
        request: new Request('http://x', { method: 'POST', body: '{}' }),
        visitor: visitorOf(of),
      })
    const refused = await asked(session)
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'factor_missing' }])
    expect((await asked(lifted)).status).toBe(200)
  })

  test('open nothing any more with the token of somebody erased', async () => {
    const visitor = await reader()
    const request = (): { request: Request; visitor: Visitor } => ({
      request: new Request('http://x', { method: 'POST', body: '{}' }),
      visitor,
    })
    expect((await askFunction(counter, 'export-data', request())).status).toBe(200)
    await ask(eraseAccount, visitor)
    for (const name of ['export-data', 'upload-picture', 'make-book']) {
      expect((await askFunction(counter, name, request())).status).toBe(401)
    }
  })
})

describe('files without a row', () => {
  test('are cleared away, but not what may still get one', async () => {
    const [old, young] = [randomUUID(), randomUUID()]
    for (const id of [old, young]) {
      await counter.files.put(bookPaths.vignette(id), Buffer.from('v'), 'image/jpeg')
    }
    await backend.pool.query(
      `update storage.objects set created_at = now() - interval '2 hours' where name like $1`,
      [`${old}/%`],
    )
    await clearAway(counter)
    expect(await counter.files.list(old)).toEqual([])
    expect(await counter.files.list(young)).toHaveLength(1)
  })
})

describe('how often one person may ask', () => {
  test('is counted for each person, whatever address they come from', async () => {
    const [guesser, other] = [await reader(), await reader()]
    const guess = async (visitor: Visitor): Promise<Response> =>
      askFunction(counter, 'check-discount', {
        request: new Request('http://x', { method: 'POST', body: JSON.stringify({ code: 'NOPE' }) }),
        visitor,
      })
    for (let call = 0; call < personLimits['check-discount'].calls; call += 1) {
      expect((await guess(guesser)).status).toBe(422)
    }
    const refused = await guess(guesser)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await guess(other)).status).toBe(422)
  })

  test('is three books in the making at once, and as many as fit of everybody', async () => {
    const visitor = await reader()
    const begin = async (): Promise<unknown> =>
      (await ask(makeBook, visitor, { bookId: randomUUID(), brief })).json()
    const answers = await Promise.all([begin(), begin(), begin(), begin(), begin()])
    const refused = answers.filter((answer) => JSON.stringify(answer).includes('too_many_books_in_making'))
    expect(refused).toHaveLength(2)
    await backend.pool.query(
      `insert into public.books (id, owner, brief, title, seed)
       select gen_random_uuid(), $1, '{}', 'x', 's' from generate_series(1, 300)`,
      [visitor.userId],
    )
    const answer = await ask(makeBook, await reader(), { bookId: randomUUID(), brief })
    expect(await answer.json()).toEqual({ code: 'workshop_full' })
    await backend.pool.query('delete from public.books where owner = $1', [visitor.userId])
  })
})

describe('a title', () => {
  test('is one line without marks that turn it, however it comes', async () => {
    const { client, session } = await backend.signIn()
    const bookId = await bookOf(visitorOf(session))
    const { error } = await client
      .from('books')
      .update({ title: 'Noor\r\nBcc: x@y.nl\u202E', intro: 'Lieve\nNoor\u2066\u0007' })
      .eq('id', bookId)
    expect(error).toBeNull()
    const { data } = await client.from('books').select('title,intro').eq('id', bookId).single()
    expect(data).toEqual({ title: 'Noor Bcc: x@y.nl', intro: 'Lieve\nNoor ' })
    expect(subjectOf('a\r\nBcc: b\u202E')).toBe('“a Bcc: b” is klaar')
  })
})

function subjectOf(title: string): string {
  return composeMail('finished', 'nl', { values: { title }, link: 'http://x' }).subject
}

describe('a password that is taken away', () => {
  const takeAway = async (visitor: Visitor): Promise<number> => {
    const request = new Request('http://x', { method: 'POST', body: '{"locale":"en"}' })
    return (await askFunction(counter, 'remove-password', { request, visitor })).status
  }
  const mailsTo = async (email: string): Promise<string[]> => {
    const sql = `select subject from house.mails where recipient = $1 and name like 'password_removed/%'`
    return (await backend.pool.query<{ subject: string }>(sql, [email])).rows.map(({ subject }) => subject)
  }

  test('opens nothing any more, ends the other sessions, and is told to its owner once', async () => {
    const email = backend.newAddress()
    const { client: mine, session } = await backend.signIn(email)
    await mine.auth.updateUser({ password: 'seven pegs on a line' })
    const other = backend.client()
    const byPassword = { email, password: 'seven pegs on a line' }
    expect((await other.auth.signInWithPassword(byPassword)).error).toBeNull()
    expect(await takeAway(visitorOf(session))).toBe(200)
    expect(await takeAway(visitorOf(session))).toBe(409)
    expect((await other.auth.getUser()).error?.message).toContain('session')
    expect((await mine.auth.getUser()).error).toBeNull()
    expect((await other.auth.signInWithPassword(byPassword)).error?.code).toBe('invalid_credentials')
    expect(await mailsTo(email)).toEqual(['Your account has no password any more'])
  })

  test('stays where no mail lets its owner in', async () => {
    const email = backend.newAddress()
    const { client: mine, session } = await backend.signIn(email)
    await mine.auth.updateUser({ password: 'seven pegs on a line' })
    await backend.pool.query('update auth.users set email_confirmed_at = null where email = $1', [email])
    expect(await takeAway(visitorOf(session))).toBe(409)
    expect(await mailsTo(email)).toEqual([])
  })
})
