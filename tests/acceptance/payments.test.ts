import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { molliePayments } from '#adapters/mollie/mollie-payments.ts'
import { chargeBackTillPayment, closeTillPayment, houseTill } from '#adapters/till/house-till.ts'
import { type Payment, type PaymentProvider, PaymentRefused } from '#shop/payment-provider.ts'
import { readEnvironment } from '#environment.ts'
import { buy } from '#functions/buy.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import { readOrder } from '#records/order-rows.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { demandOneTill } from '#wiring/demand-one-till.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { type MollieStandIn, startMollie } from '../stand-ins/mollie.ts'

const apiKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
const siteUrl = 'http://localhost:3999'

/** What both tills are put through: a provider, and hands on the other side of the counter. */
interface Counter {
  payments: PaymentProvider
  pay(id: string): Promise<void>
  reserve(id: string): Promise<void>
  transfer(id: string): Promise<void>
  chargeBack(id: string): Promise<void>
  finishRefunds(id: string): Promise<void>
  failRefunds(id: string): Promise<void>
}

let mollie: MollieStandIn
let backend: TestBackend
beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  backend = await startTestBackend()
  mollie = await startMollie(apiKey)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await mollie.close()
  await backend[Symbol.asyncDispose]()
})

const counters: Record<string, () => Counter> = {
  'the house till': () => tillCounter(backend.pool),
  Mollie: () => mollieCounter(),
}

function tillCounter(pool: Pool): Counter {
  return {
    payments: houseTill(pool, siteUrl),
    pay: (id) => closeTillPayment(pool, id, 'paid'),
    reserve: (id) => closeTillPayment(pool, id, 'authorized'),
    transfer: (id) => closeTillPayment(pool, id, 'pending'),
    chargeBack: (id) => chargeBackTillPayment(pool, id),
    finishRefunds: () => Promise.resolve(),
    failRefunds: async (id) => {
      await pool.query('delete from house.till_refunds where payment_id = $1', [id])
    },
  }
}

function mollieCounter(): Counter {
  const quietly = { webhook: false }
  return {
    payments: molliePayments({ apiKey, methods: ['ideal', 'creditcard'], apiUrl: mollie.apiUrl }),
    pay: (id) => mollie.happen(id, 'paid', quietly),
    reserve: (id) => mollie.happen(id, 'authorized', quietly),
    transfer: (id) => mollie.happen(id, 'transfer-chosen', quietly),
    chargeBack: (id) => mollie.happen(id, 'charged-back', quietly),
    finishRefunds: (id) => mollie.happen(id, 'refunds-done', quietly),
    failRefunds: async (id) => {
      await mollie.happen(id, 'refunds-failed', quietly)
      mollie.forgetKeys()
    },
  }
}

function newPayment(amountCents = 4490): Parameters<PaymentProvider['createPayment']>[0] {
  return {
    orderId: randomUUID(),
    amountCents,
    description: 'Fabelaar 1A2B3C4D',
    locale: 'nl',
    redirectUrl: `${siteUrl}/orders/1`,
    webhookUrl: `${siteUrl}/api/payments/webhook`,
  }
}

describe.each(Object.keys(counters))('%s', (name) => {
  let counter: Counter
  let payments: PaymentProvider
  beforeAll(() => {
    counter = (counters[name] ?? mollieCounter)()
    payments = counter.payments
  })
  const paid = async (amountCents?: number): Promise<Payment> => {
    const payment = await payments.createPayment(newPayment(amountCents))
    await counter.pay(payment.id)
    return payment
  }
  const refundOf = (
    { id }: Payment,
    amountCents: number,
  ): Parameters<PaymentProvider['refundPayment']>[0] => ({
    id: randomUUID(),
    attempt: 1,
    paymentId: id,
    amountCents,
    description: 'Fabelaar 1A2B3C4D',
  })

  test.each([1, 95, 100, 995, 1000, 4490, 123456])('takes %i cents, to the cent', async (amountCents) => {
    const asked = newPayment(amountCents)
    const payment = await payments.createPayment(asked)
    const told = { status: 'open', amountCents, refundedCents: 0, chargedBackCents: 0 }
    expect(payment).toMatchObject({ ...told, metadata: { orderId: asked.orderId } })
    expect(payment.checkoutUrl).toMatch(/^http/)
    expect(await payments.readPayment(payment.id)).toEqual(payment)
  })

  test('gives one payment to an order, however often it is asked', async () => {
    const asked = newPayment()
    const [first, second] = [await payments.createPayment(asked), await payments.createPayment(asked)]
    expect(second.id).toBe(first.id)
  })

  test('knows nothing of what is not there', async () => {
    expect(await payments.readPayment('tr_unknown')).toBeNull()
    expect(await payments.cancelPayment('tr_unknown')).toBeNull()
    expect(await payments.readRefund((await paid()).id, 're_unknown')).toBeNull()
  })

  test('ends an open payment, and leaves a paid one paid', async () => {
    const open = await payments.createPayment(newPayment())
    const ended = await payments.cancelPayment(open.id)
    expect(ended).toMatchObject({ status: 'canceled' })
    expect(ended?.checkoutUrl).toBeUndefined()
    expect(await payments.cancelPayment((await paid()).id)).toMatchObject({ status: 'paid' })
  })

  test('tells money that takes days from a payment that nobody has begun', async () => {
    const payment = await payments.createPayment(newPayment())
    await counter.transfer(payment.id)
    const told = await payments.readPayment(payment.id)
    expect(told).toMatchObject({ status: 'pending' })
    expect(told?.checkoutUrl).toBeUndefined()
  })

  test('takes reserved money, and no other', async () => {
    const payment = await payments.createPayment(newPayment())
    await expect(payments.capturePayment(payment.id)).rejects.toBeInstanceOf(PaymentRefused)
    await counter.reserve(payment.id)
    expect(await payments.readPayment(payment.id)).toMatchObject({ status: 'authorized' })
    expect(await payments.capturePayment(payment.id)).toMatchObject({ status: 'paid' })
  })

  test('pays back in parts, each once, and never more than there is', async () => {
    const payment = await paid(1000)
    const part = refundOf(payment, 300)
    const first = await payments.refundPayment(part)
    expect((await payments.refundPayment(part)).id).toBe(first.id)
    expect(await payments.readPayment(payment.id)).toMatchObject({ refundedCents: 300 })
    await expect(payments.refundPayment(refundOf(payment, 701))).rejects.toBeInstanceOf(PaymentRefused)
    await payments.refundPayment(refundOf(payment, 700))
    await counter.finishRefunds(payment.id)
    expect(await payments.readPayment(payment.id)).toMatchObject({ status: 'paid', refundedCents: 1000 })
    expect(await payments.readRefund(payment.id, first.id)).toEqual({ id: first.id, status: 'done' })
  })

  test('pays back once more what failed, with another attempt, and no more when that has gone', async () => {
    const payment = await paid(1000)
    const refund = refundOf(payment, 1000)
    await payments.refundPayment(refund)
    await counter.failRefunds(payment.id)
    expect(await payments.readPayment(payment.id)).toMatchObject({ refundedCents: 0 })
    const again = await payments.refundPayment({ ...refund, attempt: 2 })
    expect(again.status).not.toBe('failed')
    expect(await payments.readPayment(payment.id)).toMatchObject({ refundedCents: 1000 })
    expect((await payments.refundPayment({ ...refund, attempt: 3 })).id).toBe(again.id)
    expect(await payments.readPayment(payment.id)).toMatchObject({ refundedCents: 1000 })
  })

  test('pays nothing back of what was never paid', async () => {
    const open = await payments.createPayment(newPayment())
    await expect(payments.refundPayment(refundOf(open, 100))).rejects.toBeInstanceOf(PaymentRefused)
  })

  test('tells what a bank has taken back, and pays no more of that', async () => {
    const payment = await paid()
    await counter.chargeBack(payment.id)
    expect(await payments.readPayment(payment.id)).toMatchObject({ status: 'paid', chargedBackCents: 4490 })
    await expect(payments.refundPayment(refundOf(payment, 1))).rejects.toBeInstanceOf(PaymentRefused)
  })
})

describe('Mollie', () => {
  let payments: PaymentProvider
  beforeAll(() => {
    ;({ payments } = mollieCounter())
  })

  test('is known by its key: for trying or for earnest', () => {
    expect(payments.mode).toBe('test')
    const live = { apiKey: apiKey.replace('test_', 'live_'), methods: [] }
    expect(molliePayments(live).mode).toBe('live')
  })

  test('refuses a wrong key, which is told and not taken for a payment that is not there', async () => {
    const wrong = { apiKey: `${apiKey}x`, methods: [], apiUrl: mollie.apiUrl }
    await expect(molliePayments(wrong).readPayment('tr_1')).rejects.toThrow(/authenticate/)
    await expect(molliePayments(wrong).createPayment(newPayment())).rejects.toThrow(/authenticate/)
  })

  test('gives one payment although its answer was lost', async () => {
    const before = mollie.payments.size
    mollie.failNext({ status: 503, afterwards: true })
    await payments.createPayment(newPayment())
    expect(mollie.payments.size).toBe(before + 1)
  })

  test('pays back once although the answer was lost and its memory of keys has passed', async () => {
    const payment = await payments.createPayment(newPayment())
    await mollie.happen(payment.id, 'paid', { webhook: false })
    const refund = {
      id: randomUUID(),
      attempt: 1,
      paymentId: payment.id,
      amountCents: 4490,
      description: 'back',
    }
    const first = await payments.refundPayment(refund)
    const stood = mollie.payments.get(payment.id)
    mollie.forgetKeys()
    expect(await payments.refundPayment(refund)).toEqual(first)
    expect(stood?.refunds).toHaveLength(1)
    expect(first.status).toBe('sent')
    await mollie.happen(payment.id, 'refunds-failed', { webhook: false })
    expect(await payments.readRefund(payment.id, first.id)).toMatchObject({ status: 'failed' })
    // The attempt that failed is not begun anew by itself.
    expect(await payments.refundPayment(refund)).toEqual({ id: first.id, status: 'failed' })
  })

  test('that is busy makes nobody think that something was refused', async () => {
    mollie.failNext({ status: 429 })
    const asked = payments.readPayment('tr_unknown')
    await expect(asked).rejects.not.toBeInstanceOf(PaymentRefused)
  })
})

describe('a payment that no order knows', () => {
  test('because it was paid before the answer that made it had come is taken for its order', async () => {
    const { orderId, payment } = await orderWithout()
    await pool().query(`update house.till_payments set status = 'paid' where id = $1`, [payment.id])
    expect(await webhook(payment.id)).toBe(200)
    expect(await readOrder(pool(), orderId)).toMatchObject({ status: 'paid', payment_id: payment.id })
    expect(await webhook(payment.id)).toBe(200)
  })

  test('because another took its place is paid back, and the order stays as it was', async () => {
    const { orderId, payment } = await orderWithout()
    const own = await till().createPayment({ ...newPayment(995), orderId: randomUUID() })
    await pool().query('update public.orders set payment_id = $2 where id = $1', [orderId, own.id])
    await pool().query(`update house.till_payments set status = 'paid' where id = $1`, [payment.id])
    await webhook(payment.id)
    await webhook(payment.id)
    await sendRefunds({ ...shop.counter, payments: till() })
    expect(await till().readPayment(payment.id)).toMatchObject({ refundedCents: 995 })
    expect(await readOrder(pool(), orderId)).toMatchObject({ status: 'pending', refunded_cents: 0 })
  })

  test('and the order it was for are of one till: a database that has sold by one is not opened with another', async () => {
    const environment = (key?: string): ReturnType<typeof readEnvironment> =>
      readEnvironment(key === undefined ? {} : { MOLLIE_API_KEY: key })
    await demandOneTill(backend.pool, environment(apiKey))
    await orderWithout()
    await pool().query(`update public.orders set payment_id = id::text where payment_id is null`)
    await demandOneTill(pool(), environment())
    await expect(demandOneTill(pool(), environment(apiKey))).rejects.toThrow(/has orders of the house till/)
    await pool().query(`update public.orders set payment_mode = 'test'`)
    const live = environment(apiKey.replace('test_', 'live_'))
    await expect(demandOneTill(pool(), live)).rejects.toThrow(/has orders of a test key/)
  })

  let shop: TestWorkshop
  beforeAll(async () => {
    shop = await startTestWorkshop({})
  })
  afterAll(() => shop[Symbol.asyncDispose]())
  const pool = (): Pool => shop.backend.pool
  const till = (): PaymentProvider => shop.counter.payments
  const webhook = async (id: string): Promise<number> => {
    const request = new Request('http://x', { method: 'POST', body: new URLSearchParams({ id }) })
    return (await paymentWebhook(shop.counter, request)).status
  }
  /** An order whose payment was made and never tied to it: the process died in between. */
  const orderWithout = async (): Promise<{ orderId: string; payment: Payment }> => {
    const reader = await shop.reader()
    const bookId = await bookOf(shop, reader)
    const wish = { orderId: randomUUID(), bookId, kind: 'download', locale: 'nl', withdrawalWords }
    expect((await shop.ask(buy, reader, wish)).status).toBe(200)
    const made = await readOrder(pool(), wish.orderId)
    const payment = await till().readPayment(made?.payment_id ?? '')
    if (!payment) throw new Error('no payment')
    await pool().query('update public.orders set payment_id = null, payment_url = null where id = $1', [
      wish.orderId,
    ])
    return { orderId: wish.orderId, payment }
  }
})
