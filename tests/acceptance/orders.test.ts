import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chargeBackTillPayment, closeTillPayment } from '#adapters/till/house-till.ts'
import { bookPaths } from '#book/book-paths.ts'
import { buy } from '#functions/buy.ts'
import { checkDiscount } from '#functions/check-discount.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import { type OrderRow, readOrder } from '#records/order-rows.ts'
import { PaymentRefused } from '#shop/payment-provider.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { insertRefund } from '#records/refund-rows.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { sweepOrders } from '#workflows/sweep-orders.ts'
import { visitorOf } from '../act-as.ts'
import { address } from './order-print.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let visitor: Visitor
let bookId: string

beforeAll(async () => {
  shop = await startTestWorkshop({})
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  visitor = await shop.reader()
  bookId = await bookOf(shop, visitor)
})

interface Answer {
  status: number
  orderId?: string
  paymentUrl?: string
  code?: string
}

/** Places an order as a tab does, each with an id of its own. */
async function place(wish: Record<string, unknown> = {}): Promise<Answer> {
  const common = { orderId: randomUUID(), bookId, kind: 'download', locale: 'nl', withdrawalWords }
  const answer = await shop.ask(buy, visitor, { ...common, ...wish })
  return { status: answer.status, ...((await answer.json()) as object) }
}

async function placed(wish: Record<string, unknown> = {}): Promise<string> {
  const { status, orderId } = await place(wish)
  expect(status).toBe(200)
  return orderId ?? ''
}

async function orderAt(orderId: string): Promise<OrderRow> {
  const order = await readOrder(shop.backend.pool, orderId)
  if (!order) throw new Error(`there is no order ${orderId}`)
  return order
}

async function webhook(orderId: string): Promise<number> {
  const body = new URLSearchParams({ id: (await orderAt(orderId)).payment_id ?? '' })
  const request = new Request('http://x', { method: 'POST', body })
  return (await paymentWebhook(shop.counter, request)).status
}

/** Somebody pays at the till, whatever the shop thinks of it, and the till calls. */
async function pay(orderId: string): Promise<void> {
  await shop.backend.pool.query(`update house.till_payments set status = 'paid' where id = $1`, [
    (await orderAt(orderId)).payment_id,
  ])
  expect(await webhook(orderId)).toBe(200)
}

async function makeCode(mostUses: number | null): Promise<string> {
  const code = `CODE${randomUUID().slice(0, 8).toUpperCase()}`
  await shop.backend.pool.query(
    'insert into public.discount_codes (code, percent_off, most_uses) values ($1, 10, $2)',
    [code, mostUses],
  )
  return code
}

describe('two tabs that buy the same book', () => {
  test('get one payment when they want the same', async () => {
    const [first, second] = await Promise.all([place(), place()])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.orderId).toBe(first.orderId)
    expect(second.paymentUrl).toBe(first.paymentUrl)
  })

  test('get one open payment when they want something else: the first can no longer be paid', async () => {
    const first = await placed({ kind: 'print', address })
    const second = await placed({ kind: 'print', address: { ...address, number: '14' } })
    expect(second).not.toBe(first)
    const old = await orderAt(first)
    expect(old).toMatchObject({ status: 'canceled', payment_url: null })
    expect(await shop.counter.payments.readPayment(old.payment_id ?? '')).toMatchObject({
      status: 'canceled',
    })
    expect(await orderAt(second)).toMatchObject({ status: 'pending' })
  })

  test('hear that the first was paid when that happened just then', async () => {
    const first = await placed()
    const { payment_id } = await orderAt(first)
    await closeTillPayment(shop.backend.pool, payment_id ?? '', 'paid')
    const second = await place({ discountCode: await makeCode(null) })
    expect(second).toMatchObject({ status: 409, code: 'order_already_paid' })
    expect(await orderAt(first)).toMatchObject({ status: 'paid' })
  })

  test('hear of a payment that cannot be broken off', async () => {
    const first = await placed()
    const { payments } = shop.counter
    shop.counter.payments = { ...payments, cancelPayment: (id) => payments.readPayment(id) }
    const second = await place({ discountCode: await makeCode(null) })
    shop.counter.payments = payments
    expect(second).toMatchObject({ status: 409, code: 'order_still_open', orderId: first })
  })
})

test('the same order id with other contents is refused, and with the same it gives the same payment', async () => {
  const orderId = await placed({ kind: 'print', address })
  const again = await place({ orderId, kind: 'print', address })
  expect(again).toMatchObject({ status: 200, paymentUrl: (await orderAt(orderId)).payment_url })
  for (const other of [
    { kind: 'download' },
    { kind: 'print', address: { ...address, city: 'Zeist' } },
    { kind: 'print', address, discountCode: 'VOORLEZEN' },
  ]) {
    expect(await place({ orderId, ...other })).toMatchObject({
      status: 409,
      code: 'order_has_other_contents',
    })
  }
})

describe('a payment for nothing', () => {
  test('for a download that print brought along is marked to go back, and its buyer told', async () => {
    const [download, print] = [await placed(), await placed({ kind: 'print', address })]
    await pay(print)
    await pay(download)
    expect(await orderAt(print)).toMatchObject({ status: 'paid', fulfilment: 'waiting' })
    expect(await orderAt(download)).toMatchObject({ status: 'refund_due' })
    await expect
      .poll(() => shop.mails.find(({ name }) => name === `refund_superfluous/${download}`)?.to)
      .toBe(visitor.email)
    const told = shop.mails.find(({ name }) => name === `refund_superfluous/${download}`)
    expect(told).toMatchObject({ subject: expect.stringMatching(/€\s9,95 terug/) })
  })

  test('for an order that was replaced is marked to go back', async () => {
    const first = await placed()
    await placed({ discountCode: await makeCode(null) })
    await pay(first)
    expect(await orderAt(first)).toMatchObject({ status: 'refund_due' })
  })

  test('never makes a webhook fail, and the sweep goes on to others', async () => {
    const [download, print] = [await placed(), await placed({ kind: 'print', address })]
    await pay(print)
    const others = await shop.reader()
    const theirs = await bookOf(shop, others)
    const wish = { orderId: randomUUID(), bookId: theirs, kind: 'download', locale: 'nl', withdrawalWords }
    const answer = await shop.ask(buy, others, wish)
    const { orderId } = (await answer.json()) as { orderId: string }
    await shop.backend.pool.query(
      `with paid as (update house.till_payments set status = 'paid' where status = 'open')
       update public.orders set created_at = now() - interval '1 minute' where status = 'pending'`,
    )
    const { payments } = shop.counter
    const broken = (await orderAt(download)).payment_id
    const breaking = {
      ...payments,
      readPayment: (id: string) =>
        id === broken ? Promise.reject(new Error('out of reach')) : payments.readPayment(id),
    }
    await sweepOrders({ ...shop.counter, payments: breaking }, shop.counter.queue)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid' })
    expect(await orderAt(download)).toMatchObject({ status: 'pending' })
    await sweepOrders(shop.counter, shop.counter.queue)
    expect(await orderAt(download)).toMatchObject({ status: 'refund_due' })
  })
})

describe('money that goes back', () => {
  const tillOf = async (orderId: string): Promise<{ amountCents: number; refundedCents: number }> => {
    const payment = await shop.counter.payments.readPayment((await orderAt(orderId)).payment_id ?? '')
    if (!payment) throw new Error('no payment')
    return { amountCents: payment.amountCents, refundedCents: payment.refundedCents }
  }
  const owe = async (orderId: string, cents: number): Promise<void> => {
    const { payment_id } = await orderAt(orderId)
    const refund = { order_id: orderId, payment_id: payment_id ?? '', amount_cents: cents }
    await insertRefund(shop.backend.pool, { ...refund, reason: 'operator' })
  }
  const stateOf = async (orderId: string): Promise<unknown> => {
    const { rows } = await shop.backend.pool.query(
      'select state, problem from public.refunds where order_id = $1',
      [orderId],
    )
    return rows
  }

  test('is paid back by itself when it came for nothing', async () => {
    const first = await placed()
    await placed({ discountCode: await makeCode(null) })
    await pay(first)
    await sendRefunds(shop.counter)
    expect(await tillOf(first)).toEqual({ amountCents: 995, refundedCents: 995 })
    expect(await orderAt(first)).toMatchObject({ status: 'refunded', refunded_cents: 995 })
    await sendRefunds(shop.counter)
    expect(await tillOf(first)).toEqual({ amountCents: 995, refundedCents: 995 })
  })

  test('in part leaves the order paid; all of it together refunds it', async () => {
    const orderId = await placed()
    await pay(orderId)
    await owe(orderId, 300)
    await sendRefunds(shop.counter)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', refunded_cents: 300 })
    await owe(orderId, 695)
    await sendRefunds(shop.counter)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 995 })
  })

  test('closes the clean file at once, also at an address that was signed for a year; a part of it closes nothing', async () => {
    const { session, client } = await shop.backend.signIn()
    visitor = visitorOf(session)
    bookId = await bookOf(shop, visitor)
    const path = bookPaths.printPdf(bookId, 'hash')
    await shop.counter.files.put(path, Buffer.from('%PDF clean'), 'application/pdf')
    const orderId = await placed({ kind: 'print', address })
    await pay(orderId)
    const { data } = await client.storage.from('books').createSignedUrl(path, 365 * 24 * 3600)
    const look = async (): Promise<{ status: number; words: string }> => {
      const answer = await fetch(data?.signedUrl ?? '')
      return { status: answer.status, words: await answer.text() }
    }
    const { book_cents, shipping_cents } = await orderAt(orderId)
    await owe(orderId, shipping_cents)
    await sendRefunds(shop.counter)
    expect(await look()).toEqual({ status: 200, words: '%PDF clean' })
    await owe(orderId, book_cents)
    await sendRefunds(shop.counter)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded' })
    expect(await look()).toEqual({ status: 400, words: expect.stringContaining('Object not found') })
    await eraseUser(shop.counter, { userId: visitor.userId, email: visitor.email })
    expect(await look()).toEqual({ status: 400, words: expect.stringContaining('Object not found') })
  })

  test('is tried again when the provider is out of reach, and paid back once', async () => {
    const orderId = await placed()
    await pay(orderId)
    await owe(orderId, 995)
    const { payments } = shop.counter
    const losing = {
      ...payments,
      async refundPayment(refund: Parameters<typeof payments.refundPayment>[0]) {
        await payments.refundPayment(refund)
        throw new Error('the answer was lost')
      },
    }
    await sendRefunds({ ...shop.counter, payments: losing })
    expect(await stateOf(orderId)).toEqual([{ state: 'due', problem: 'the answer was lost' }])
    await shop.backend.pool.query('update public.refunds set next_try_at = now() where order_id = $1', [
      orderId,
    ])
    await sendRefunds(shop.counter)
    expect(await tillOf(orderId)).toEqual({ amountCents: 995, refundedCents: 995 })
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded' })
  })

  test('is left to a person when the provider will not', async () => {
    const orderId = await placed()
    await pay(orderId)
    await owe(orderId, 2000)
    await sendRefunds(shop.counter)
    expect(await stateOf(orderId)).toMatchObject([{ state: 'refused' }])
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', refunded_cents: 0 })
    await expect(
      shop.counter.payments.refundPayment({
        id: randomUUID(),
        attempt: 1,
        paymentId: (await orderAt(orderId)).payment_id ?? '',
        amountCents: 2000,
        description: 'too much',
      }),
    ).rejects.toBeInstanceOf(PaymentRefused)
  })

  test('by the provider’s own site is noted', async () => {
    const orderId = await placed()
    await pay(orderId)
    const paymentId = (await orderAt(orderId)).payment_id ?? ''
    const refund = { id: randomUUID(), attempt: 1, paymentId, amountCents: 995, description: 'by hand' }
    await shop.counter.payments.refundPayment(refund)
    await webhook(orderId)
    await webhook(orderId)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 995 })
  })

  test('because the buyer’s bank took it closes the file, and nothing is paid back on top', async () => {
    const orderId = await placed()
    await pay(orderId)
    const paymentId = (await orderAt(orderId)).payment_id ?? ''
    await chargeBackTillPayment(shop.backend.pool, paymentId)
    await owe(orderId, 995)
    await webhook(orderId)
    expect(await orderAt(orderId)).toMatchObject({ status: 'charged_back' })
    await sendRefunds(shop.counter)
    expect((await tillOf(orderId)).refundedCents).toBe(0)
    await shop.backend.pool.query(`update house.till_payments set charged_back_cents = 0 where id = $1`, [
      paymentId,
    ])
    await webhook(orderId)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid' })
  })

  test('because the bank took it is noticed within a day without a webhook', async () => {
    const orderId = await placed()
    await pay(orderId)
    await chargeBackTillPayment(shop.backend.pool, (await orderAt(orderId)).payment_id ?? '')
    await shop.backend.pool.query(
      `update public.orders set paid_at = now() - interval '25 hours' where id = $1`,
      [orderId],
    )
    await sweepOrders(shop.counter, shop.counter.queue)
    expect(await orderAt(orderId)).toMatchObject({ status: 'charged_back' })
  })
})

describe('a payment that takes days', () => {
  test('keeps its order open beyond a day, and is taken when it comes', async () => {
    const orderId = await placed()
    const paymentId = (await orderAt(orderId)).payment_id ?? ''
    await closeTillPayment(shop.backend.pool, paymentId, 'pending')
    await shop.backend.pool.query(
      `update public.orders set created_at = now() - interval '3 days' where id = $1`,
      [orderId],
    )
    await sweepOrders(shop.counter, shop.counter.queue)
    expect(await orderAt(orderId)).toMatchObject({ status: 'pending' })
    await pay(orderId)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid' })
  })

  test('or is only reserved is taken at once', async () => {
    const orderId = await placed()
    const paymentId = (await orderAt(orderId)).payment_id ?? ''
    await closeTillPayment(shop.backend.pool, paymentId, 'authorized')
    await webhook(orderId)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid' })
  })
})

describe('an order that nobody pays', () => {
  test('is canceled after a day, at the till too', async () => {
    const orderId = await placed()
    await shop.backend.pool.query(
      `update public.orders set created_at = now() - interval '25 hours' where id = $1`,
      [orderId],
    )
    await sweepOrders(shop.counter, shop.counter.queue)
    const order = await orderAt(orderId)
    expect(order).toMatchObject({ status: 'canceled' })
    expect((await shop.counter.payments.readPayment(order.payment_id ?? ''))?.status).toBe('canceled')
  })

  test('for a download that print brought along is canceled by itself', async () => {
    const [download, print] = [await placed(), await placed({ kind: 'print', address })]
    await pay(print)
    expect(await webhook(download)).toBe(200)
    expect(await orderAt(download)).toMatchObject({ status: 'canceled' })
  })
})

describe('a discount code for one use', () => {
  test('is in one open order only, however fast two people are', async () => {
    const discountCode = await makeCode(1)
    const other = await shop.reader()
    const otherBook = await bookOf(shop, other)
    const wish = { orderId: randomUUID(), bookId: otherBook, kind: 'download', locale: 'nl', withdrawalWords }
    const answers = await Promise.all([
      place({ discountCode }),
      shop.ask(buy, other, { ...wish, discountCode }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    const checked = await shop.ask(checkDiscount, other, { code: discountCode })
    expect(await checked.json()).toEqual({ code: 'discount_reserved' })
  })

  test('is free again when the order is canceled, and not when it is paid', async () => {
    const discountCode = await makeCode(1)
    const first = await placed({ discountCode })
    await closeTillPayment(shop.backend.pool, (await orderAt(first)).payment_id ?? '', 'canceled')
    await webhook(first)
    await pay(await placed({ discountCode }))
    bookId = await bookOf(shop, visitor)
    expect(await place({ discountCode })).toMatchObject({ status: 422, code: 'discount_used_up' })
  })

  test('stays used when whoever used it is erased', async () => {
    const discountCode = await makeCode(1)
    await pay(await placed({ discountCode }))
    await eraseUser(shop.counter, { userId: visitor.userId, email: visitor.email })
    visitor = await shop.reader()
    bookId = await bookOf(shop, visitor)
    expect(await place({ discountCode })).toMatchObject({ status: 422, code: 'discount_used_up' })
  })

  test('stays with its order when that is asked for again', async () => {
    const discountCode = await makeCode(1)
    const orderId = await placed({ discountCode })
    expect(await place({ orderId, discountCode })).toMatchObject({ status: 200, orderId })
    expect(await place({ discountCode })).toMatchObject({ status: 200, orderId })
  })
})

test('a code that waits in their own open order for the book is no other’s: a new order takes its place', async () => {
  const discountCode = await makeCode(1)
  await placed({ discountCode })
  const mine = await shop.ask(checkDiscount, visitor, { code: discountCode, bookId })
  expect(mine.status).toBe(200)
  const other = await shop.reader()
  const theirs = await shop.ask(checkDiscount, other, { code: discountCode, bookId })
  expect(await theirs.json()).toEqual({ code: 'discount_reserved' })
  await placed({ discountCode, kind: 'download' })
})

test('a code of an amount, for a dearer book, once a person, keeps to all of that', async () => {
  const discountCode = `VIJF${randomUUID().slice(0, 8).toUpperCase()}`
  await shop.backend.pool.query(
    `insert into public.discount_codes (code, cents_off, least_cents, once_a_person) values ($1, 500, 2000, true)`,
    [discountCode],
  )
  const checked = await shop.ask(checkDiscount, visitor, { code: discountCode, bookId })
  expect(await checked.json()).toEqual({ code: discountCode, worth: { centsOff: 500 }, leastCents: 2000 })
  expect(await place({ discountCode })).toMatchObject({ status: 422, code: 'discount_least' })
  const orderId = await placed({ kind: 'print', address, discountCode })
  expect(await orderAt(orderId)).toMatchObject({ discount_cents: 500 })
  await pay(orderId)
  bookId = await bookOf(shop, visitor)
  const again = await place({ kind: 'print', address, discountCode })
  expect(again).toMatchObject({ status: 422, code: 'discount_used_by_you' })
  const other = { ...(await shop.reader()), email: visitor.email?.toUpperCase() ?? null }
  const sameAddress = await shop.ask(checkDiscount, other, { code: discountCode })
  expect(await sameAddress.json()).toEqual({ code: 'discount_used_by_you' })
  expect((await shop.ask(checkDiscount, await shop.reader(), { code: discountCode })).status).toBe(200)
})

test('a payment says nothing about a child', async () => {
  const orderId = await placed()
  const { rows } = await shop.backend.pool.query<{ said: string }>(
    'select row_to_json(payments)::text as said from house.till_payments payments where id = $1',
    [(await orderAt(orderId)).payment_id],
  )
  expect(rows[0]?.said).not.toMatch(/noor/i)
  expect(rows[0]?.said).toContain(`Fabelaar ${orderId.slice(0, 8).toUpperCase()}`)
})
