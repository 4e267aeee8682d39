import type { ClientBase, Pool } from 'pg'
import type { Cents } from '#book/size.ts'
import type { RefundProblem, RefundReason, RefundRow } from './refund-rows.ts'

type Database = Pool | ClientBase

/** What of a payment has not left stays here; answers it, with what could not leave before. */
export async function refuseRefunds(
  database: Database,
  paymentId: string,
  problem: RefundProblem,
): Promise<RefundRow[]> {
  const { rows } = await database.query<RefundRow>(
    `update public.refunds set state = 'refused', problem = $2 where payment_id = $1 and state in ('due', 'refused')
       and dropped_at is null
     returning *`,
    [paymentId, problem],
  )
  return rows
}

/**
 * Notes that a refund which was refused has come to its buyer in another way: one that somebody names, unless the bank has
 * it, or what a payment was paid back at its provider's own site. Null when there is none.
 */
export async function settleRefused(
  database: Database,
  which: { id: string } | { paymentId: string; cents: Cents },
): Promise<RefundRow | null> {
  const [id, paymentId, cents] = 'id' in which ? [which.id, null, null] : [null, which.paymentId, which.cents]
  const { rows } = await database.query<RefundRow>(
    `update public.refunds set state = 'done', problem = null, done_at = now()
     where id = (
       select id from public.refunds
       where state = 'refused' and dropped_at is null
         and (id = $1 and private.bank_has(payment_id) = 0 or payment_id = $2 and amount_cents = $3)
       order by created_at limit 1 for update)
     returning *`,
    [id, paymentId, cents],
  )
  return rows[0] ?? null
}

/** Tries a refund once more that the provider refused; false when there is none, or when the bank has it. */
export async function tryRefundAgain(database: Database, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `update public.refunds
     set state = 'due', provider_id = null, problem = null, tries = 0, attempt = attempt + 1, next_try_at = now()
     where id = $1 and state = 'refused' and dropped_at is null and private.bank_has(payment_id) = 0`,
    [id],
  )
  return rowCount === 1
}

/** The refund of an order that was refused for this reason of ours, and waits for somebody; null when none does. */
export async function readRefused(
  database: Database,
  orderId: string,
  reason: RefundReason,
): Promise<RefundRow | null> {
  const { rows } = await database.query<RefundRow>(
    `select * from public.refunds where order_id = $1 and reason = $2 and state = 'refused' and dropped_at is null
     for update`,
    [orderId, reason],
  )
  return rows[0] ?? null
}

/** Notes that what was refused is not owed any more. */
export async function saveDropped(database: Database, id: string): Promise<void> {
  await database.query('update public.refunds set dropped_at = now() where id = $1', [id])
}
