import type { ClientBase, Pool } from 'pg'
import type { Cents } from '#book/size.ts'

type Database = Pool | ClientBase

export type RefundReason = 'superfluous' | 'erased' | 'regret' | 'rejected' | 'operator' | 'elsewhere'
export type RefundState = 'due' | 'sent' | 'done' | 'refused'

/** Why a refund was refused, where we know; else the provider's own words say it. */
export type RefundProblem = 'bank_took' | 'not_paid'

export interface RefundRow {
  id: string
  order_id: string
  /** The payment that it goes back to, or else the gift card. */
  payment_id: string | null
  gift_code: string | null
  amount_cents: Cents
  reason: RefundReason
  state: RefundState
  /** The provider's own id of it, once it was taken. */
  provider_id: string | null
  problem: string | null
  /** How often we asked the provider about it since it was begun. */
  tries: number
  /** How often it was begun: again each time that an operator asks for it. */
  attempt: number
  created_at: Date
  done_at: Date | null
}

/** As much of a refund as its documents and its order are about. */
export type Refunded = Pick<RefundRow, 'id' | 'order_id' | 'payment_id' | 'amount_cents'>

/** What is to go back, and where: to a payment, or to a gift card. */
export type NewRefundRow = Pick<RefundRow, 'order_id' | 'amount_cents' | 'reason'> & {
  state?: RefundState
} & ({ payment_id: string } | { gift_code: string })

/** Notes what is to go back and answers its id; null when it was noted before. */
export async function insertRefund(database: Database, refund: NewRefundRow): Promise<string | null> {
  const { rows } = await database.query<{ id: string }>(
    `insert into public.refunds (order_id, payment_id, gift_code, amount_cents, reason, state, done_at)
     values ($1, $2, $3, $4, $5, $6, case when $6 = 'done' then now() end) on conflict do nothing
     returning id`,
    [
      refund.order_id,
      'payment_id' in refund ? refund.payment_id : null,
      'gift_code' in refund ? refund.gift_code : null,
      refund.amount_cents,
      refund.reason,
      refund.state ?? 'due',
    ],
  )
  return rows[0]?.id ?? null
}

/** A refund, or null. */
export async function readRefund(database: Database, id: string): Promise<RefundRow | null> {
  const { rows } = await database.query<RefundRow>('select * from public.refunds where id = $1', [id])
  return rows[0] ?? null
}

/** What has gone back or is going back of a payment, in cents. */
export async function refundedOf(database: Database, paymentId: string): Promise<Cents> {
  const { rows } = await database.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::int as cents from public.refunds
     where payment_id = $1 and state <> 'refused'`,
    [paymentId],
  )
  return rows[0]?.cents ?? 0
}

/** What of an order has gone back or is going back to the gift card that paid for it, in cents. */
export async function refundedToGift(database: Database, orderId: string): Promise<Cents> {
  const { rows } = await database.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::int as cents from public.refunds
     where order_id = $1 and gift_code is not null and state <> 'refused'`,
    [orderId],
  )
  return rows[0]?.cents ?? 0
}

/** Whether something of an order went back, or is going back, for this reason. */
export async function hasRefund(database: Database, orderId: string, reason: RefundReason): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from public.refunds where order_id = $1 and reason = $2 and state <> 'refused' limit 1`,
    [orderId, reason],
  )
  return rows.length > 0
}

/** How many refunds of an order have not left yet, or could not. */
export async function countOpenRefunds(database: Database, orderId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from public.refunds where order_id = $1 and state <> 'done' and dropped_at is null`,
    [orderId],
  )
  return rows[0]?.count ?? 0
}

/** What is still to go back of some orders, in cents. */
export interface Owed {
  toPayments: Cents
  toGiftCards: Cents
  /** Only if the printer does not have the book, or does not print it after all. */
  ifNotPrinted: Cents
}

/** What is still to go back of these orders. */
export async function owedOf(database: Database, orderIds: readonly string[]): Promise<Owed> {
  const { rows } = await database.query<Owed>(
    `select coalesce(sum(amount_cents) filter (where payment_id is not null and not is_held), 0)::int as "toPayments",
       coalesce(sum(amount_cents) filter (where gift_code is not null and not is_held), 0)::int as "toGiftCards",
       coalesce(sum(amount_cents) filter (where is_held), 0)::int as "ifNotPrinted"
     from public.refunds, lateral (select next_try_at = 'infinity' as is_held) as held
     where order_id = any($1) and state in ('due', 'sent')`,
    [orderIds],
  )
  return rows[0] ?? { toPayments: 0, toGiftCards: 0, ifNotPrinted: 0 }
}

/** A few refunds whose turn it is; nobody else takes them for the next two minutes. */
export async function takeRefunds(database: Pool): Promise<RefundRow[]> {
  const { rows } = await database.query<RefundRow>(
    `update public.refunds set next_try_at = now() + interval '2 minutes', tries = tries + 1
     where id in (
       select id from public.refunds where state in ('due', 'sent') and next_try_at <= now()
       order by next_try_at limit 20 for update skip locked)
     returning *`,
  )
  return rows
}

/**
 * How a refund stands after a try. One that is not at its end is looked at again, ever later, within a day.
 * Answers false when it is gone, or at its
 * end already: a slow answer may come after that of another worker.
 */
export async function saveRefund(
  database: Database,
  { id, tries }: Pick<RefundRow, 'id' | 'tries'>,
  change: { state: RefundState; providerId: string | null; problem: string | null },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update public.refunds set state = $2, provider_id = coalesce($3, provider_id), problem = $4,
       done_at = case when $2 = 'done' then now() end,
       next_try_at = now() + least(interval '1 minute' * power(2, least($5::int, 12)), interval '1 day')
     where id = $1 and state in ('due', 'sent')`,
    [id, change.state, change.providerId, change.problem, tries],
  )
  return rowCount === 1
}

/**
 * Ends the wait of what erased orders paid for prints that a printer has or might have (`keep_sale`), where it is known how
 * that ended: it goes back when the print is at no printer (any more), and never when the parcel has left.
 */
export async function settleHeldRefunds(database: Database): Promise<void> {
  const held = `reason = 'erased' and state = 'due' and next_try_at = 'infinity'`
  await database.query(
    `delete from public.refunds where ${held} and exists (
       select 1 from private.latest_prints latest
       where latest.order_id = refunds.order_id and latest.state in ('shipped', 'delivered'))`,
  )
  await database.query(
    `update public.refunds set next_try_at = now() where ${held} and not private.printer_has(order_id)`,
  )
}
