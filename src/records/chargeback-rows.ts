import type { ClientBase } from 'pg'
import type { Cents } from '#book/size.ts'

/**
 * Notes how much of a payment its bank has taken in all, as the provider tells it now: what it took or gave back since we
 * last heard becomes a row of today.
 */
export async function noteChargedBack(
  client: ClientBase,
  { orderId, paymentId, cents }: { orderId: string; paymentId: string; cents: Cents },
): Promise<void> {
  await client.query(
    `insert into public.chargebacks (order_id, payment_id, amount_cents)
     select $1, $2, change from (
       select $3 - coalesce(sum(amount_cents), 0)::int as change from public.chargebacks where payment_id = $2
     ) as since where change <> 0`,
    [orderId, paymentId, cents],
  )
}
