import { randomUUID } from 'node:crypto'
import * as fastCheck from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeTillPayment } from '#adapters/till/house-till.ts'
import { sizes } from '#book/size.ts'
import { cancelOrder } from '#functions/cancel-order.ts'
import { exportData } from '#functions/export-data.ts'
import { invoiceFile } from '#functions/invoice-file.ts'
import type { Visitor } from '#functions/product-function.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { insertInvoice, type InvoiceRow, listInvoices } from '#records/invoice-rows.ts'
import { insertOrder, readOrder, savePayment, totalCents } from '#records/order-rows.ts'
import { countries } from '#shop/address.ts'
import type { InvoiceLine } from '#shop/invoice.ts'
import { sumsByRate, withVat } from '#shop/line-vat.ts'
import { priceOf } from '#shop/price.ts'
import { vatPercent, vatWithin } from '#shop/vat.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { issueInvoice, linesOf } from '#workflows/issue-invoice.ts'
import { payBack } from '#workflows/pay-back.ts'
import { removeBook } from '#workflows/remove-book.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { settleOrder } from '#workflows/settle-order.ts'
import { databaseBefore } from './database-before.ts'
import { bookOf, seller, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
beforeAll(async () => {
  shop = await startTestWorkshop({})
})
afterAll(() => shop[Symbol.asyncDispose]())

const address = {
  firstName: 'Anna',
  lastName: 'Jansen',
  street: 'Langestraat',
  number: '12',
  city: 'Gent',
  postalCode: '9000',
  email: 'anna@example.org',
  country: 'BE',
} as const

/** An order of this visitor with an open payment at the till. */
async function ordered(visitor: Visitor, kind: 'download' | 'print' = 'print'): Promise<string> {
  const id = randomUUID()
  const price = priceOf(kind, 'small', { country: 'BE', worth: { percentOff: 10 } })
  await insertOrder(shop.backend.pool, {
    id,
    owner: visitor.userId,
    bookId: await bookOf(shop, visitor),
    kind,
    locale: 'nl',
    email: visitor.email ?? '',
    bookCents: price.bookCents,
    discountCents: price.discountCents,
    discountCode: 'TIEN',
    giftCard: null,
    shippingCents: price.shippingCents,
    address: kind === 'print' ? address : null,
    referrer: null,
    withdrawalWords: null,
    promisedFor: null,
  })
  const payment = await shop.counter.payments.createPayment({
    orderId: id,
    amountCents: price.totalCents,
    description: 'Fabelaar',
    locale: 'nl',
    redirectUrl: 'http://localhost:3999/',
    webhookUrl: 'http://localhost:3999/',
  })
  await savePayment(shop.backend.pool, id, { id: payment.id, url: null, mode: 'till' })
  return id
}

async function settle(orderId: string): Promise<void> {
  const order = await readOrder(shop.backend.pool, orderId)
  if (order) await settleOrder(shop.counter, shop.counter.queue, order)
}

async function pay(orderId: string): Promise<void> {
  const order = await readOrder(shop.backend.pool, orderId)
  await closeTillPayment(shop.backend.pool, order?.payment_id ?? '', 'paid')
  await settle(orderId)
}

async function invoicesOf(orderId: string): Promise<InvoiceRow[]> {
  const all = await listInvoices(shop.backend.pool, new Date().toISOString().slice(0, 7))
  return all.filter((row) => row.order_id === orderId)
}

/** What lines come to, and the tax within them. */
function sumOf(lines: readonly InvoiceLine[]): [number, number] {
  return [
    lines.reduce((sum, { cents }) => sum + cents, 0),
    lines.reduce((sum, { vatCents }) => sum + vatCents, 0),
  ]
}

describe('a paid order', () => {
  test('is invoiced once, by the rate of the buyer’s country, and the invoice goes along with the thanks', async () => {
    const visitor = await shop.reader()
    const orderId = await ordered(visitor)
    await pay(orderId)
    await Promise.all([settle(orderId), settle(orderId)])
    const [invoice, ...others] = await invoicesOf(orderId)
    expect(others).toEqual([])
    const { totalCents: paidCents } = priceOf('print', 'small', { country: 'BE', worth: { percentOff: 10 } })
    expect(invoice).toMatchObject({
      kind: 'invoice',
      country: 'BE',
      total_cents: paidCents,
      vat_cents: vatWithin(paidCents, 6),
      seller,
      buyer: { address },
    })
    expect(invoice?.lines.map(({ what, vatPercent: percent }) => [what, percent])).toEqual([
      ['print', 6],
      ['discount', 6],
      ['shipping', 6],
    ])
    expect(sumsByRate(invoice?.lines ?? [])).toEqual([
      { percent: 6, grossCents: paidCents, vatCents: vatWithin(paidCents, 6) },
    ])
    await expect
      .poll(() =>
        shop.mails.find(({ name }) => name === `paid/${orderId}`)?.files.map((file) => file.fileName),
      )
      .toContain(`Fabelaar-${invoice?.number}.pdf`)
  })

  test('can be canceled in its hour, and then has a credit note of the whole that is mailed too', async () => {
    const visitor = await shop.reader()
    const orderId = await ordered(visitor)
    await pay(orderId)
    await shop.ask(cancelOrder, visitor, { orderId })
    await shop.ask(cancelOrder, visitor, { orderId })
    await sendRefunds(shop.counter)
    const [invoice, credit, ...others] = await invoicesOf(orderId)
    expect(others).toEqual([])
    expect(credit).toMatchObject({
      kind: 'credit',
      corrects: invoice?.number,
      total_cents: -(invoice?.total_cents ?? 0),
      vat_cents: -(invoice?.vat_cents ?? 0),
    })
    await expect
      .poll(() =>
        shop.mails.find(({ name }) => name === `canceled/${orderId}`)?.files.map((file) => file.fileName),
      )
      .toContain(`Fabelaar-${credit?.number}.pdf`)
  })

  test('that goes back in parts is credited to the cent, its tax too', async () => {
    const orderId = await ordered(await shop.reader())
    await pay(orderId)
    const order = await readOrder(shop.backend.pool, orderId)
    if (!order) throw new Error('no order')
    for (const cents of [1, 333, 334, totalCents(order) - 668]) {
      await inTransaction(shop.backend.pool, (client) =>
        payBack(client, { order, cents, reason: 'operator' }),
      )
    }
    const rows = await invoicesOf(orderId)
    expect(rows).toHaveLength(5)
    expect(sumsByRate(rows.flatMap(({ lines }) => lines))).toEqual([
      { percent: 6, grossCents: 0, vatCents: 0 },
    ])
    for (const row of rows) expect(sumOf(row.lines)).toEqual([row.total_cents, row.vat_cents])
  })

  test('shows its invoice to its buyer and to nobody else', async () => {
    const [visitor, other] = [await shop.reader(), await shop.reader()]
    const orderId = await ordered(visitor, 'download')
    await pay(orderId)
    const [invoice] = await invoicesOf(orderId)
    const { number } = invoice ?? {}
    const file = await shop.ask(invoiceFile, visitor, { number })
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect((await shop.ask(invoiceFile, other, { number })).status).toBe(404)
    expect((await shop.ask(invoiceFile, visitor, { number: '2026-99999' })).status).toBe(404)
    expect((await shop.ask(invoiceFile, visitor, { number: '../2026' })).status).toBe(422)
    // A download is taxed at home.
    expect(invoice).toMatchObject({ country: 'NL', lines: [{ what: 'download', vatPercent: 9 }, {}] })
    expect((await shop.ask(exportData, visitor, {})).status).toBe(200)
  })

  test('whose buyer is erased keeps its sums without a person, and what goes back has its credit note', async () => {
    const visitor = await shop.reader()
    const orderId = await ordered(visitor)
    await pay(orderId)
    await eraseUser(shop.counter, { userId: visitor.userId, email: visitor.email })
    await sendRefunds(shop.counter)
    const rows = await invoicesOf(orderId)
    expect(rows.map(({ kind, owner, buyer }) => ({ kind, owner, buyer }))).toEqual([
      { kind: 'invoice', owner: null, buyer: null },
      { kind: 'credit', owner: null, buyer: null },
    ])
    expect(rows[0]?.total_cents).toBe(-(rows[1]?.total_cents ?? 0))
    // A title often is a child's name.
    expect(JSON.stringify(rows)).toContain('…')
    expect(JSON.stringify(rows)).not.toContain('Noor')
  })

  test('whose buyer is erased while its credit note is written leaves no person in either', async () => {
    const visitor = await shop.reader()
    const orderId = await ordered(visitor)
    await pay(orderId)
    const order = await readOrder(shop.backend.pool, orderId)
    await removeBook(shop.counter, order?.book_id ?? '')
    // Who writes another invoice at that moment: the credit note has read its invoice, and waits for a number.
    const { crediting, erasing } = await inTransaction(shop.backend.pool, async (client) => {
      await client.query('select 1 from public.invoice_years for update')
      const credit = sendRefunds(shop.counter)
      await expect.poll(waiting).toBe(1)
      const erasure = eraseUser(shop.counter, { userId: visitor.userId, email: visitor.email })
      await expect.poll(waiting).toBe(2)
      return { crediting: credit, erasing: erasure }
    })
    await Promise.all([crediting, erasing])
    const rows = await invoicesOf(orderId)
    expect(rows.map(({ kind, owner, buyer }) => ({ kind, owner, buyer }))).toEqual([
      { kind: 'invoice', owner: null, buyer: null },
      { kind: 'credit', owner: null, buyer: null },
    ])
    expect(JSON.stringify(rows)).not.toContain('Noor')
  })

  test('that is written from what was read before its buyer was erased has no person in it', async () => {
    const visitor = await shop.reader()
    const orderId = await ordered(visitor)
    await pay(orderId)
    const [invoice] = await invoicesOf(orderId)
    if (!invoice) throw new Error('there is no invoice')
    await eraseUser(shop.counter, { userId: visitor.userId, email: visitor.email })
    const late = { ...invoice, kind: 'credit', corrects: invoice.number, refund_id: randomUUID() } as const
    await inTransaction(shop.backend.pool, (client) =>
      insertInvoice(client, { ...late, total_cents: -invoice.total_cents }),
    )
    const credit = (await invoicesOf(orderId)).find(({ kind }) => kind === 'credit')
    expect(credit).toMatchObject({ owner: null, buyer: null, total_cents: -invoice.total_cents })
    expect(credit?.lines[0]?.detail).toBe('…')
  })
})

/** How many wait for a lock of somebody else. */
async function waiting(): Promise<number> {
  const { rows } = await shop.backend.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

describe('numbers', () => {
  test('have no gap and no double, however many pay at once and however many fail', async () => {
    const visitor = await shop.reader()
    const orders = await Promise.all(Array.from({ length: 12 }, () => ordered(visitor)))
    const failing = orders.map((orderId) =>
      inTransaction(shop.backend.pool, async (client) => {
        const order = await readOrder(client, orderId)
        if (order) await issueInvoice({ seller }, client, order)
        throw new Error('the machine ends here')
      }).catch(() => undefined),
    )
    await Promise.all([...orders.map(pay), ...failing])
    const { rows } = await shop.backend.pool.query<{ year: number; places: number[]; last: number }>(
      `select year, array_agg(place order by place) as places, (select last from public.invoice_years y where y.year = i.year)
       from public.invoices i group by year`,
    )
    for (const { places, last } of rows) {
      expect(places).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    }
    for (const orderId of orders) expect(await invoicesOf(orderId)).toHaveLength(1)
  })

  test('and sums are never changed, not even by ourselves', async () => {
    const changes = [
      'update public.invoices set total_cents = 1, vat_cents = 0',
      `update public.invoices set owner = null, buyer = null, number = '2026-99999'`,
      `update public.invoices set owner = null, buyer = null, lines = '[]'`,
      'delete from public.invoices',
    ]
    for (const change of changes) {
      await expect(shop.backend.pool.query(change)).rejects.toThrow('an invoice is never changed')
    }
  })
})

test('what was invoiced when tax stood once on an invoice has it on its lines, and is otherwise as it was', async () => {
  await using older = await databaseBefore('20261124120100')
  const { pool } = older
  const sold = [
    { what: 'print', detail: 'Noor', cents: 3495 },
    { what: 'discount', detail: 'TIEN', cents: -350 },
    { what: 'shipping', detail: '', cents: 695 },
  ]
  await pool.query(
    `insert into public.invoices (number, year, place, kind, order_id, payment_id, corrects, refund_id, issued_on, locale,
       country, vat_percent, vat_cents, total_cents, lines, seller)
     values ('2026-00001', 2026, 1, 'invoice', gen_random_uuid(), 'tr_1', null, null, '2026-11-23', 'nl', 'FR', 5.5, $1, 3840, $2, '{}'),
       ('2026-00002', 2026, 2, 'credit', gen_random_uuid(), 'tr_1', '2026-00001', gen_random_uuid(), '2026-11-23', 'nl', 'FR', 5.5, $3, -333, $4, '{}')`,
    [
      vatWithin(3840, 5.5),
      JSON.stringify(sold),
      vatWithin(-333, 5.5),
      JSON.stringify([{ what: 'refund', detail: 'Noor', cents: -333 }]),
    ],
  )
  await older.upgrade()
  const [invoice, credit] = await listInvoices(pool, '2026-11')
  expect(invoice).toMatchObject({ total_cents: 3840, vat_cents: vatWithin(3840, 5.5) })
  expect(invoice?.lines).toEqual(withVat(sold.map((line) => ({ ...(line as InvoiceLine), vatPercent: 5.5 }))))
  expect(sumOf(invoice?.lines ?? [])).toEqual([3840, invoice?.vat_cents])
  expect(credit?.lines).toEqual([
    { what: 'refund', detail: 'Noor', cents: -333, vatPercent: 5.5, vatCents: credit?.vat_cents },
  ])
})

test('whatever is bought, what stands on the invoice is what is paid, and the tax is within it', () => {
  fastCheck.assert(
    fastCheck.property(
      fastCheck.constantFrom('download' as const, 'print' as const),
      fastCheck.constantFrom(...sizes),
      fastCheck.constantFrom(...countries),
      fastCheck.oneof(
        fastCheck.record({ percentOff: fastCheck.integer({ min: 1, max: 90 }) }),
        fastCheck.record({ centsOff: fastCheck.integer({ min: 1, max: 100_000 }) }),
      ),
      (kind, size, country, worth) => {
        const price = priceOf(kind, size, { country, worth })
        const { bookCents, discountCents, shippingCents } = price
        const percent = vatPercent(kind, country, '2026-11-23')
        const lines = linesOf(
          {
            kind,
            book_cents: bookCents,
            discount_cents: discountCents,
            discount_code: 'CODE',
            shipping_cents: shippingCents,
          },
          { title: 'Noor', vatPercent: percent },
        )
        const tax = vatWithin(price.totalCents, percent)
        expect(sumOf(lines)).toEqual([price.totalCents, tax])
        expect(sumsByRate(lines)).toEqual([{ percent, grossCents: price.totalCents, vatCents: tax }])
        expect(bookCents - discountCents + shippingCents).toBe(price.totalCents)
        expect(price.totalCents).toBeGreaterThan(0)
        expect(
          [bookCents, discountCents, shippingCents, price.totalCents, tax].every(Number.isSafeInteger),
        ).toBe(true)
        expect(Math.abs((price.totalCents - tax) * (percent / 100) - tax)).toBeLessThanOrEqual(1)
      },
    ),
  )
})
