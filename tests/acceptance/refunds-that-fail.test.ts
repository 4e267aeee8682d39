import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { molliePayments } from '#adapters/mollie/mollie-payments.ts'
import { operate } from '#functions/operate.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import { saveFulfilment, totalCents } from '#records/order-rows.ts'
import { insertPrintJob, readPrintJob, savePrintJob, takeLostJobs } from '#records/print-job-rows.ts'
import type { OrderKind } from '#shop/order.ts'
import { payPrintBack, printAgain } from '#workflows/after-rejection.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { orderAt, placeOrder } from './order-print.ts'
import { standAtCounter } from '../act-as.ts'
import { bookOf, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'
import { type MollieStandIn, startMollie } from '../stand-ins/mollie.ts'

const apiKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
let mollie: MollieStandIn
let shop: TestWorkshop
let operator: Visitor
let atCounter: SupabaseClient
beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  mollie = await startMollie(apiKey)
  shop = await startTestWorkshop({ payments: molliePayments({ apiKey, methods: [], apiUrl: mollie.apiUrl }) })
  ;({ visitor: operator, client: atCounter } = await standAtCounter(shop.backend))
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

/** A paid order, of a download unless told otherwise. */
async function bought(kind: OrderKind = 'download'): Promise<{ orderId: string; paymentId: string }> {
  const visitor = await shop.reader()
  const orderId = await placeOrder(shop, visitor, { bookId: await bookOf(shop, visitor), kind })
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

describe('a refund that the bank overtakes', () => {
  test('is taken back in the books, so that the money is gone once, and its buyer is told', async () => {
    const before = await turnover()
    const { orderId, paymentId } = await bought()
    const [invoice] = await documentsOf(orderId)
    expect(await turnover()).toBe(before + (invoice?.cents ?? 0))
    await act({ act: 'refund', subject: orderId, cents: invoice?.cents })
    await happen(paymentId, 'charged-back')
    await lookNow()
    expect(await turnover()).toBe(before)
    const documents = await documentsOf(orderId)
    expect(documents).toMatchObject([
      { kind: 'invoice', corrects: null },
      { kind: 'credit', corrects: invoice?.number },
      { kind: 'debit', corrects: documents[1]?.number },
    ])
    const [, credit, debit] = documents
    expect([debit?.cents, debit?.vat]).toEqual([-(credit?.cents ?? 0), -(credit?.vat ?? 0)])
    await expectTold(orderId, debit?.number)
    expect(mollie.payments.get(paymentId)?.refunds).toEqual([])
  })

  test('after the provider had refused it is taken back as well, once', async () => {
    const { orderId, paymentId } = await bought()
    await mollie.happen(paymentId, 'charged-back', { webhook: false })
    await act({ act: 'refund', subject: orderId, cents: 995 })
    await lookNow()
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'refused' }])
    expect((await documentsOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
    await happen(paymentId, 'charged-back')
    await happen(paymentId, 'charged-back')
    const documents = await documentsOf(orderId)
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit', 'debit'])
    await expectTold(orderId, documents[2]?.number)
  })

  test('while it was under way is taken back when it fails', async () => {
    const { orderId, paymentId } = await bought()
    await act({ act: 'refund', subject: orderId, cents: 500 })
    await lookNow()
    await happen(paymentId, 'charged-back')
    expect((await documentsOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
    await mollie.happen(paymentId, 'refunds-failed', { webhook: false })
    await lookNow()
    expect((await documentsOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'credit', 'debit'])
  })

  test('is credited once more when the bank gives the money back and it is paid after all', async () => {
    const before = await turnover()
    const { orderId, paymentId } = await bought()
    await act({ act: 'refund', subject: orderId, cents: 995 })
    await happen(paymentId, 'charged-back')
    await happen(paymentId, 'chargeback-reversed')
    expect(await turnover()).toBe(before + 995)
    const [refund] = await refundsOf(orderId)
    await act({ act: 'refund-again', subject: refund?.id })
    await lookNow()
    await mollie.happen(paymentId, 'refunds-done', { webhook: false })
    await lookNow()
    expect((await documentsOf(orderId)).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit',
      'debit',
      'credit',
    ])
    expect(await turnover()).toBe(before)
    expect(await orderAt(shop, orderId)).toMatchObject({ status: 'refunded', refunded_cents: 995 })
  })
})

describe('a refund that the provider refused', () => {
  test('and that an operator made at the provider’s own site is the same one, credited once', async () => {
    const before = await turnover()
    const { orderId, paymentId } = await refused()
    await refundByHand(paymentId, 995)
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'done' }])
    expect(await orderAt(shop, orderId)).toMatchObject({ status: 'refunded', refunded_cents: 995 })
    expect(await turnover()).toBe(before)
  })

  test('and that its buyer got in another way is put away by an operator, who is noted', async () => {
    const { orderId } = await refused()
    const [refund] = await refundsOf(orderId)
    expect(await waiting(orderId)).toHaveLength(1)
    expect(await act({ act: 'refund-settled', subject: refund?.id })).toBe(200)
    expect(await act({ act: 'refund-settled', subject: refund?.id })).toBe(409)
    expect(await waiting(orderId)).toEqual([])
    expect(await orderAt(shop, orderId)).toMatchObject({ status: 'refunded', refunded_cents: 995 })
    const { rows } = await shop.backend.pool.query(
      'select act, email from public.operator_acts where subject = $1',
      [refund?.id],
    )
    expect(rows).toEqual([{ act: 'refund-settled', email: operator.email }])
  })

  test('keeps its order from being called refunded, when another part of it has left', async () => {
    const { orderId, paymentId } = await bought()
    await act({ act: 'refund', subject: orderId, cents: 495 })
    await act({ act: 'refund', subject: orderId, cents: 500 })
    await lookNow()
    const [first, second] = mollie.payments.get(paymentId)?.refunds ?? []
    if (first) first.status = 'failed'
    await lookNow()
    if (second) second.status = 'refunded'
    await lookNow()
    expect(
      (await refundsOf(orderId)).map(({ state }) => state).toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['done', 'refused'])
    expect(await orderAt(shop, orderId)).toMatchObject({ status: 'refund_due' })
    const refused = (await refundsOf(orderId)).find(({ state }) => state === 'refused')
    await act({ act: 'refund-settled', subject: refused?.id })
    expect(await orderAt(shop, orderId)).toMatchObject({ status: 'refunded', refunded_cents: 995 })
  })

  test('and that the bank took waits for nobody, until the bank gives it back', async () => {
    const { orderId, paymentId } = await refused()
    expect(await waiting(orderId)).toHaveLength(1)
    await happen(paymentId, 'charged-back')
    expect(await waiting(orderId)).toEqual([])
    // Else it would be paid, or told and counted, twice.
    const [refund] = await refundsOf(orderId)
    expect(await act({ act: 'refund-again', subject: refund?.id })).toBe(409)
    expect(await act({ act: 'refund-settled', subject: refund?.id })).toBe(409)
    await happen(paymentId, 'chargeback-reversed')
    expect(await waiting(orderId)).toHaveLength(1)
  })
})

describe('a print that waits for an operator', () => {
  const open = async (orderId: string): Promise<unknown> => {
    const sql = 'select private.text_is_open(book_id) as open from public.orders where id = $1'
    return (await shop.backend.pool.query<{ open: boolean }>(sql, [orderId])).rows[0]?.open
  }
  /** A print that preflight held back. */
  const blocked = async (): Promise<{ orderId: string; paymentId: string; cents: number; jobId: string }> => {
    const paid = await bought('print')
    const order = await orderAt(shop, paid.orderId)
    await saveFulfilment(shop.backend.pool, paid.orderId, 'sent_to_printer')
    const job = await insertPrintJob(
      shop.backend.pool,
      { id: order.id, book_id: order.book_id ?? '' },
      'here',
    )
    await savePrintJob(shop.backend.pool, job.id, { state: 'blocked', problem: 'ink' })
    expect(await waiting(paid.orderId)).toEqual([{ what: 'print' }])
    expect(await open(paid.orderId)).toBe(false)
    return { ...paid, cents: totalCents(order), jobId: job.id }
  }
  const expectDropped = async (orderId: string, jobId: string): Promise<void> => {
    expect(await waiting(orderId)).toEqual([])
    expect(await orderAt(shop, orderId)).toMatchObject({ fulfilment: 'none' })
    expect(await readPrintJob(shop.backend.pool, jobId)).toMatchObject({ state: 'canceled' })
    expect(await open(orderId)).toBe(true)
  }

  test('is dropped when its order is paid back whole', async () => {
    const { orderId, cents, jobId } = await blocked()
    await act({ act: 'refund', subject: orderId, cents: 100 })
    expect(await waiting(orderId)).toEqual([{ what: 'print' }])
    await act({ act: 'refund', subject: orderId, cents: cents - 100 })
    await expectDropped(orderId, jobId)
    expect(await act({ act: 'print-again', subject: orderId })).toBe(409)
  })

  test('is dropped when all of it was paid back at the provider’s own site', async () => {
    const { orderId, paymentId, cents, jobId } = await blocked()
    await refundByHand(paymentId, cents)
    expect(await orderAt(shop, orderId)).toMatchObject({ status: 'refunded' })
    await expectDropped(orderId, jobId)
  })

  test('waits for nobody while the bank has the money', async () => {
    const { orderId, paymentId } = await blocked()
    await happen(paymentId, 'charged-back')
    expect(await waiting(orderId)).toEqual([])
    expect(await open(orderId)).toBe(true)
    await happen(paymentId, 'chargeback-reversed')
    expect(await waiting(orderId)).toEqual([{ what: 'print' }])
  })

  test('and that its printer may have is looked for there after it was dropped', async () => {
    const { orderId, cents, jobId } = await blocked()
    await shop.backend.pool.query(
      `update public.print_jobs set handed_over_at = now() - interval '2 hours' where id = $1`,
      [jobId],
    )
    expect(await takeLostJobs(shop.backend.pool, 'here')).toEqual([])
    await act({ act: 'refund', subject: orderId, cents })
    expect(await takeLostJobs(shop.backend.pool, 'here')).toMatchObject([{ id: jobId }])
  })
})

describe('a rejected print whose money could not go back', () => {
  const rejected = async (): Promise<{ orderId: string; refund: () => Promise<boolean> }> => {
    const { orderId, paymentId } = await bought('print')
    await saveFulfilment(shop.backend.pool, orderId, 'rejected')
    const payBack = async (): Promise<boolean> => payPrintBack(shop.counter, await orderAt(shop, orderId))
    const refund = async (): Promise<boolean> => {
      const isDecided = await payBack()
      expect(await payBack()).toBe(false)
      await lookNow()
      await mollie.happen(paymentId, 'refunds-failed', { webhook: false })
      await lookNow()
      expect(await refundsOf(orderId)).toMatchObject([{ state: 'refused' }])
      return isDecided
    }
    return { orderId, refund }
  }
  const kindsOf = async (orderId: string): Promise<string[]> =>
    (await documentsOf(orderId)).map(({ kind }) => kind)

  test('is paid back when its buyer asks once more, and credited once', async () => {
    const { orderId, refund } = await rejected()
    expect(await refund()).toBe(true)
    expect(await refund()).toBe(true)
    expect(await kindsOf(orderId)).toEqual(['invoice', 'credit'])
  })

  test.each(['its buyer', 'an operator'])(
    'is printed again when %s wants that, and owed no more',
    async (who) => {
      const { orderId, refund } = await rejected()
      await refund()
      if (who === 'an operator') expect(await act({ act: 'print-again', subject: orderId })).toBe(200)
      else expect(await printAgain(shop.counter, shop.counter.queue, await orderAt(shop, orderId))).toBe(true)
      expect(await orderAt(shop, orderId)).toMatchObject({ status: 'paid', fulfilment: 'sent_to_printer' })
      expect(await kindsOf(orderId)).toEqual(['invoice', 'credit', 'debit'])
      const [dropped] = await refundsOf(orderId)
      expect(await act({ act: 'refund-again', subject: dropped?.id })).toBe(409)
      expect(await act({ act: 'refund-settled', subject: dropped?.id })).toBe(409)
      expect(await waiting(orderId)).toEqual([])
    },
  )
})

/** Somebody of us pays back at Mollie's own site. */
async function refundByHand(paymentId: string, cents: number): Promise<void> {
  mollie.payments.get(paymentId)?.refunds.push({
    id: `re_${randomUUID()}`,
    cents,
    description: '',
    metadata: null,
    status: 'refunded',
    createdAt: new Date().toISOString(),
  })
  await happen(paymentId, 'paid')
}

/** A paid order whose whole refund Mollie took and could not pay. */
async function refused(): Promise<{ orderId: string; paymentId: string }> {
  const { orderId, paymentId } = await bought()
  await act({ act: 'refund', subject: orderId, cents: 995 })
  await lookNow()
  await mollie.happen(paymentId, 'refunds-failed', { webhook: false })
  await lookNow()
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'refused' }])
  return { orderId, paymentId }
}

/** What waits for a person about an order, as an operator is told. */
async function waiting(orderId: string): Promise<unknown[]> {
  const { data, error } = await atCounter.from('operator_stuck').select('what').eq('order_id', orderId)
  if (error) throw error
  return data
}

async function turnover(): Promise<number> {
  const { data, error } = await atCounter.from('operator_days').select('turnover_cents')
  if (error) throw error
  return data.reduce((sum, { turnover_cents: cents }) => sum + Number(cents), 0)
}

async function documentsOf(
  orderId: string,
): Promise<{ number: string; kind: string; corrects: string | null; cents: number; vat: number }[]> {
  const { rows } = await shop.backend.pool.query(
    `select number, kind, corrects, total_cents as cents, vat_cents as vat from public.invoices
     where order_id = $1 order by year, place`,
    [orderId],
  )
  return rows
}

/** One mail says that the money comes from the bank, with the debit note. */
async function expectTold(orderId: string, debit: string | undefined): Promise<void> {
  const told = (): string[][] =>
    shop.mails
      .filter(({ name }) => name.startsWith(`refund_overtaken/${orderId}`))
      .map(({ files }) => files.map(({ fileName }) => fileName))
  await expect.poll(told).toEqual([expect.arrayContaining([`Fabelaar-${debit}.pdf`])])
}
