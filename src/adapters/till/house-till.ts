import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction } from '#records/in-transaction.ts'
import {
  type NewPayment,
  type NewRefund,
  type Payment,
  type PaymentProvider,
  PaymentRefused,
  type PaymentStatus,
  type Refund,
} from '#shop/payment-provider.ts'

interface TillRow {
  id: string
  status: PaymentStatus
  amount_cents: number
  refunded_cents: number
  charged_back_cents: number
  description: string
  redirect_url: string
  webhook_url: string
  metadata: { orderId: string }
  locale: 'nl' | 'en'
}

/** What can still be ended. */
const isOpen = `status in ('open', 'pending', 'authorized')`

/** The local till: payments as Mollie keeps them, on this machine, without money. */
export function houseTill(pool: Pool, siteUrl: string): PaymentProvider {
  const asPayment = (row: TillRow): Payment => ({
    id: row.id,
    status: row.status,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    chargedBackCents: row.charged_back_cents,
    metadata: row.metadata,
    ...(row.status === 'open' && { checkoutUrl: `${siteUrl}/till/${row.id}` }),
  })
  const readPayment = async (paymentId: string): Promise<Payment | null> => {
    const row = await readTillRow(pool, paymentId)
    return row && asPayment(row)
  }
  return {
    mode: 'till',
    readPayment,
    async createPayment(payment) {
      const known = await readPayment(await insertPayment(pool, payment))
      if (!known) throw new Error('the till gave no payment')
      return known
    },
    async cancelPayment(paymentId) {
      await closeTillPayment(pool, paymentId, 'canceled')
      return readPayment(paymentId)
    },
    async capturePayment(paymentId) {
      await pool.query(
        `update house.till_payments set status = 'paid', updated_at = now()
         where id = $1 and status = 'authorized'`,
        [paymentId],
      )
      const payment = await readPayment(paymentId)
      if (payment?.status !== 'paid') throw new PaymentRefused(`payment ${paymentId} cannot be captured`)
      return payment
    },
    refundPayment: (refund) => insertRefund(pool, refund),
    async readRefund(paymentId, refundId): Promise<Refund | null> {
      const { rows } = await pool.query<{ id: string }>(
        'select id from house.till_refunds where payment_id = $1 and id = $2',
        [paymentId, refundId],
      )
      return rows[0] ? { id: rows[0].id, status: 'done' } : null
    },
  }
}

async function insertPayment(pool: Pool, payment: NewPayment): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into house.till_payments
       (id, amount_cents, description, redirect_url, webhook_url, metadata, idempotency_key, locale)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (idempotency_key) do update set updated_at = now()
     returning id`,
    [
      `tr_${randomBytes(9).toString('base64url')}`,
      payment.amountCents,
      payment.description,
      payment.redirectUrl,
      payment.webhookUrl,
      { orderId: payment.orderId },
      payment.orderId,
      payment.locale,
    ],
  )
  return rows[0]?.id ?? ''
}

/** Pays back at once, and never more than was paid. */
function insertRefund(pool: Pool, refund: NewRefund): Promise<Refund> {
  return inTransaction(pool, async (client) => {
    await client.query('select 1 from house.till_payments where id = $1 for update', [refund.paymentId])
    const known = await client.query<{ id: string }>(
      'select id from house.till_refunds where idempotency_key = $1',
      [refund.id],
    )
    if (known.rows[0]) return { id: known.rows[0].id, status: 'done' }
    const { rows } = await client.query<{ id: string }>(
      `insert into house.till_refunds (id, payment_id, amount_cents, idempotency_key)
       select $1, id, $3, $4 from house.till_payments payment
       where id = $2 and status = 'paid' and amount_cents - charged_back_cents >= $3::int + coalesce(
         (select sum(amount_cents) from house.till_refunds where payment_id = payment.id), 0)
       returning id`,
      [`re_${randomBytes(9).toString('base64url')}`, refund.paymentId, refund.amountCents, refund.id],
    )
    if (!rows[0]) throw new PaymentRefused(`payment ${refund.paymentId} has not that much to pay back`)
    return { id: rows[0].id, status: 'done' }
  })
}

/** One of our own till's payments, or null. */
export async function readTillRow(pool: Pool, paymentId: string): Promise<TillRow | null> {
  const { rows } = await pool.query<TillRow>(
    `select *, coalesce(
       (select sum(amount_cents)::int from house.till_refunds where payment_id = payments.id), 0) as refunded_cents
     from house.till_payments payments where id = $1`,
    [paymentId],
  )
  return rows[0] ?? null
}

/** Ends an open payment; a payment that has ended keeps how it ended. */
export async function closeTillPayment(pool: Pool, paymentId: string, status: PaymentStatus): Promise<void> {
  await pool.query(
    `update house.till_payments set status = $2, updated_at = now() where id = $1 and ${isOpen}`,
    [paymentId, status],
  )
}

/** What the bank of a buyer does who objects to a payment. */
export async function chargeBackTillPayment(pool: Pool, paymentId: string): Promise<void> {
  await pool.query(
    `update house.till_payments set charged_back_cents = amount_cents, updated_at = now()
     where id = $1 and status = 'paid'`,
    [paymentId],
  )
}
