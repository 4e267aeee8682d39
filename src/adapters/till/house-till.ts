import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { NewPayment, Payment, PaymentProvider, PaymentStatus } from '#shop/payment-provider.ts'

interface TillRow {
  id: string
  status: PaymentStatus
  amount_cents: number
  description: string
  redirect_url: string
  webhook_url: string
  metadata: { orderId: string }
  locale: 'nl' | 'en'
}

/** The local till: payments as Mollie keeps them, on this machine, without money. */
export function houseTill(pool: Pool, siteUrl: string): PaymentProvider {
  const asPayment = (row: TillRow): Payment => ({
    id: row.id,
    status: row.status,
    amountCents: row.amount_cents,
    metadata: row.metadata,
    ...(row.status === 'open' && { checkoutUrl: `${siteUrl}/till/${row.id}` }),
  })
  return {
    async createPayment(payment) {
      return asPayment(await insertPayment(pool, payment))
    },
    async readPayment(paymentId) {
      const row = await readTillRow(pool, paymentId)
      return row && asPayment(row)
    },
    async cancelPayment(paymentId) {
      await closeTillPayment(pool, paymentId, 'canceled')
      const row = await readTillRow(pool, paymentId)
      return row && asPayment(row)
    },
  }
}

async function insertPayment(pool: Pool, payment: NewPayment): Promise<TillRow> {
  const { rows } = await pool.query<TillRow>(
    `insert into house.till_payments
       (id, amount_cents, description, redirect_url, webhook_url, metadata, idempotency_key, locale)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (idempotency_key) do update set updated_at = now()
     returning *`,
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
  const row = rows[0]
  if (!row) throw new Error('the till gave no payment')
  return row
}

/** One of our own till's payments, or null. */
export async function readTillRow(pool: Pool, paymentId: string): Promise<TillRow | null> {
  const { rows } = await pool.query<TillRow>('select * from house.till_payments where id = $1', [paymentId])
  return rows[0] ?? null
}

/** Ends an open payment; a payment that has ended keeps how it ended. */
export async function closeTillPayment(pool: Pool, paymentId: string, status: PaymentStatus): Promise<void> {
  await pool.query(
    `update house.till_payments set status = $2, updated_at = now() where id = $1 and status = 'open'`,
    [paymentId, status],
  )
}
