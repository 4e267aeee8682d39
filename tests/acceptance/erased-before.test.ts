import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { settleHeldRefunds } from '#records/refund-rows.ts'
import { databaseBefore } from './database-before.ts'

test('what was erased before its print failed, and before that was paid back, is paid back by the upgrade', async () => {
  await using older = await databaseBefore('20261125010000')
  const { pool } = older
  const code = 'CADEAU0123456789'
  await pool.query(
    `insert into public.gift_cards (code, order_id, cents, locale, mail_at, valid_until)
     values ($1, gen_random_uuid(), 5000, 'nl', now(), now())`,
    [code],
  )
  /** An order that was erased, of 39.90, of which some was paid with a gift card. */
  const erased = async (job: string, giftCents = 0): Promise<string> => {
    const id = randomUUID()
    await pool.query(
      `insert into public.kept_sales (order_id, kind, book_cents, discount_cents, shipping_cents, currency, payment_id, paid_at,
         kept_until, refunded_cents, gift_cents)
       values ($1::uuid, 'print', 3495, 0, 495, 'EUR', 'tr_' || $1::text, now(), now() + interval '7 years', 0, $2)`,
      [id, giftCents],
    )
    if (giftCents > 0) {
      await pool.query(
        `insert into public.gift_card_uses (code, order_id, reason, cents) values ($1, $2, 'taken', $3)`,
        [code, id, giftCents],
      )
    }
    await pool.query(
      `insert into public.print_jobs (order_id, book_id, printer, state, printer_job_id) values ($1::uuid, gen_random_uuid(), 'p', $2, 'job ' || $1::text)`,
      [id, job],
    )
    return id
  }
  const [rejected, printing, delivered, known] = [
    await erased('rejected', 1000),
    await erased('in_production'),
    await erased('delivered'),
    await erased('rejected'),
  ]
  await pool.query(
    `insert into public.refunds (order_id, payment_id, amount_cents, reason, state) values ($1::uuid, 'tr_' || $1::text, 3990, 'erased', 'done')`,
    [known],
  )
  await older.upgrade()
  await settleHeldRefunds(pool)
  const refundsOf = async (orderId: string): Promise<unknown[]> => {
    const { rows } = await pool.query(
      `select amount_cents, gift_code, next_try_at <= now() as is_due from public.refunds
       where order_id = $1 order by amount_cents desc`,
      [orderId],
    )
    return rows
  }
  expect(await refundsOf(rejected)).toEqual([
    { amount_cents: 2990, gift_code: null, is_due: true },
    { amount_cents: 1000, gift_code: code, is_due: true },
  ])
  expect(await refundsOf(printing)).toEqual([{ amount_cents: 3990, gift_code: null, is_due: false }])
  expect(await refundsOf(delivered)).toEqual([])
  expect(await refundsOf(known)).toHaveLength(1)
})
