import type { ClientBase, Pool } from 'pg'
import type { OrderRow } from './order-rows.ts'

type Locale = OrderRow['locale']

/** Gives somebody a link of their own and answers its last part; whoever has one keeps it. */
export async function saveReferrer(
  database: Pool,
  { owner, handle, locale }: { owner: string; handle: string; locale: Locale },
): Promise<string> {
  const { rows } = await database.query<{ handle: string }>(
    `insert into public.referrers (owner, handle, locale) values ($1, $2, $3)
     on conflict (owner) do update set locale = excluded.locale returning handle`,
    [owner, handle, locale],
  )
  return rows[0]?.handle ?? handle
}

export interface Referrer {
  owner: string
  email: string
  locale: Locale
}

/**
 * Who is to be thanked for a paid order: who pointed its buyer here, if the buyer is somebody else and has never paid
 * for anything before it. Until the transaction ends nobody decides this about the same buyer. Of two orders that are
 * paid at once the one that is decided first counts, whichever moment the two have noted: a moment is that of a
 * transaction's begin, and says nothing about which one saw the other.
 */
export async function findReferrerToThank(
  transaction: ClientBase,
  order: Pick<OrderRow, 'id' | 'owner' | 'email' | 'referrer'>,
): Promise<Referrer | null> {
  if (order.referrer === null) return null
  for (const buyer of [order.owner, order.email])
    await transaction.query(`select pg_advisory_xact_lock(hashtextextended('referral/' || lower($1), 0))`, [
      buyer,
    ])
  const { rows } = await transaction.query<Referrer>(
    `select r.owner, u.email, r.locale
     from public.referrers r join auth.users u on u.id = r.owner
     where r.handle = lower($1) and r.owner <> $2 and lower(u.email) <> lower($3)
       and not exists (
         select 1 from public.orders earlier join public.orders this on this.id = $4
         where (earlier.owner = $2 or lower(earlier.email) = lower($3)) and earlier.id <> this.id
           and (earlier.paid_at <= this.paid_at
             or exists (select 1 from public.referral_rewards where order_id = earlier.id)))`,
    [order.referrer, order.owner, order.email, order.id],
  )
  return rows[0] ?? null
}

/** Notes with which code somebody was thanked for an order, which happens once an order. */
export async function insertReward(
  transaction: ClientBase,
  reward: { orderId: string; referrer: string; code: string },
): Promise<void> {
  await transaction.query(
    `insert into public.referral_rewards (order_id, referrer, code, counts_until)
     select $1, $2, code, valid_until from public.discount_codes where code = $3`,
    [reward.orderId, reward.referrer, reward.code],
  )
}
