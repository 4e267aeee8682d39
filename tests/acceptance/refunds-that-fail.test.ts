import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { molliePayments } from '#adapters/mollie/mollie-payments.ts'
import { operate } from '#functions/operate.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import { saveOperator } from '#records/operator-rows.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { orderAt, placeOrder } from './order-print.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'
import { type MollieStandIn, startMollie } from '../stand-ins/mollie.ts'

const apiKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
let mollie: MollieStandIn
let shop: TestWorkshop
let operator: Visitor
beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  mollie = await startMollie(apiKey)
  shop = await startTestWorkshop({ payments: molliePayments({ apiKey, methods: [], apiUrl: mollie.apiUrl }) })
  operator = await shop.reader()
  await saveOperator(shop.backend.pool, operator.email ?? '', true)
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await mollie.close()
  vi.unstubAllEnvs()
})

const act = async (what: object): Promise<number> =>
  (await shop.ask(operate, operator, { id: randomUUID(), what })).status

/** Something changes at Mollie, which calls. */
async function happen(paymentId: string, event: Parameters<MollieStandIn['happen']>[1]): Promise<void> {
  await mollie.happen(paymentId, event, { webhook: false })
  const body = new URLSearchParams({ id: paymentId })
  await paymentWebhook(shop.counter, new Request('http://x', { method: 'POST', body }))
}

/** A paid download. */
async function bought(): Promise<{ orderId: string; paymentId: string }> {
  const visitor = await shop.reader()
  const orderId = await placeOrder(shop, visitor, { bookId: await bookOf(shop, visitor), kind: 'download' })
  const paymentId = (await orderAt(shop, orderId)).payment_id ?? ''
  await happen(paymentId, 'paid')
  return { orderId, paymentId }
}

/** Whatever is due or under way is looked at now. */
async function lookNow(): Promise<void> {
  await shop.backend.pool.query('update public.refunds set next_try_at = now()')
  await sendRefunds(shop.counter)
}

const refundsOf = async (orderId: string): Promise<{ id: string; state: string }[]> =>
  (
    await shop.backend.pool.query<{ id: string; state: string }>(
      'select id, state from public.refunds where order_id = $1 order by created_at',
      [orderId],
    )
  ).rows

describe('a refund that Mollie took and could not pay', () => {
  test.each([
    ['within the hour in which Mollie knows our key', false],
    ['after it', true],
  ])('is paid when an operator asks for it again, %s', async (_when, isLater) => {
    const { orderId, paymentId } = await bought()
    expect(await act({ act: 'refund', subject: orderId, cents: 995 })).toBe(200)
    await lookNow()
    await mollie.happen(paymentId, 'refunds-failed', { webhook: false })
    await lookNow()
    const [refund] = await refundsOf(orderId)
    expect(refund).toMatchObject({ state: 'refused' })
    if (isLater) mollie.forgetKeys()
    expect(await act({ act: 'refund-again', subject: refund?.id })).toBe(200)
    await lookNow()
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'sent' }])
    expect(mollie.payments.get(paymentId)?.refunds.map(({ status }) => status)).toEqual(['failed', 'pending'])
    await mollie.happen(paymentId, 'refunds-done', { webhook: false })
  })
})
