import type { ClientBase, Pool } from 'pg'
import type { Cents } from '#book/size.ts'
import { type Gift, type GiftCard, giftYears } from '#shop/gift-card.ts'

type Database = Pool | ClientBase

export interface GiftCardRow {
  code: string
  order_id: string
  /** null: who bought it was erased. */
  owner: string | null
  cents: Cents
  locale: Gift['locale']
  /** null: forgotten with its buyer, once it was mailed. */
  recipient_email: string | null
  recipient_name: string | null
  giver_name: string | null
  message: string | null
  mail_at: Date
  mailed_at: Date | null
  valid_until: Date
}

/** Eight in the morning of a day in the Netherlands, or now; and the midnight that ends the card's last day. */
const mailAt = `coalesce(($1::date + time '08:00') at time zone 'Europe/Amsterdam', now())`
const validUntil = `(((${mailAt}) at time zone 'Europe/Amsterdam')::date + interval '${giftYears} years 1 day')
  at time zone 'Europe/Amsterdam'`

/** Makes the card that an order has paid for; false when there is one, or the code is taken. */
export async function insertGiftCard(
  client: ClientBase,
  card: { code: string; orderId: string; owner: string; cents: Cents; gift: Gift },
): Promise<boolean> {
  const { gift } = card
  const { rowCount } = await client.query(
    `insert into public.gift_cards (mail_at, valid_until, code, order_id, owner, cents, locale, recipient_email,
       recipient_name, giver_name, message)
     values (${mailAt}, ${validUntil}, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      gift.mailOn,
      card.code,
      card.orderId,
      card.owner,
      card.cents,
      gift.locale,
      gift.recipientEmail,
      gift.recipientName,
      gift.giverName,
      gift.message,
    ],
  )
  return rowCount === 1
}

/**
 * A gift card with what is left on it, or null. What the asker's own open orders of a book hold counts as left, or of books that
 * they give by a link: a new order takes their place.
 */
export async function readGiftCard(
  database: Database,
  code: string | null,
  asker?: { userId: string; bookId: string | null; isGiving?: boolean | undefined },
): Promise<GiftCard | null> {
  const { rows } = await database.query<GiftCard>(
    `select code, valid_until as "validUntil", ended_at is not null as "isEnded",
       (private.gift_card_left(code) + coalesce((
         select sum(gift_cents) from public.orders
         where gift_code = code and status = 'pending' and owner = $2
           and case when $4 then kind = 'gift' else book_id = $3 end), 0))::int as "leftCents"
     from public.gift_cards where code = $1`,
    [code, asker?.userId ?? null, asker?.bookId ?? null, asker?.isGiving ?? false],
  )
  return rows[0] ?? null
}

/** As `readGiftCard`; until the transaction ends nobody else uses the card. */
export async function lockGiftCard(transaction: ClientBase, code: string): Promise<GiftCard | null> {
  await transaction.query('select 1 from public.gift_cards where code = $1 for update', [code])
  return readGiftCard(transaction, code)
}

/** The code of the card that an order bought, locked until the transaction ends; null when there is none. */
export async function lockGiftCardOf(transaction: ClientBase, orderId: string): Promise<string | null> {
  const { rows } = await transaction.query<{ code: string }>(
    'select code from public.gift_cards where order_id = $1 for update',
    [orderId],
  )
  return rows[0]?.code ?? null
}

/** What orders that are not paid yet hold of a card, in cents. */
export async function heldOfGiftCard(database: Database, code: string): Promise<Cents> {
  const { rows } = await database.query<{ cents: number }>(
    `select coalesce(sum(gift_cents), 0)::int as cents from public.orders
     where gift_code = $1 and status = 'pending'`,
    [code],
  )
  return rows[0]?.cents ?? 0
}

/** Writes in the ledger what a refund gives back to a card, or takes off it because its buyer is paid back; once a refund. */
export async function insertGiftUse(
  client: ClientBase,
  use: { code: string; orderId: string; refundId: string; reason: 'given_back' | 'paid_back'; cents: Cents },
): Promise<void> {
  await client.query(
    `insert into public.gift_card_uses (code, order_id, refund_id, reason, cents)
     select $1, $2, $3, $4, $5
     where not exists (select 1 from public.gift_card_uses where refund_id = $3)`,
    [use.code, use.orderId, use.refundId, use.reason, use.cents],
  )
}

/** Cards whose hour has come, while there is something on them; each is marked as mailed, and is this transaction's alone. */
export async function takeDueGiftCards(transaction: ClientBase): Promise<GiftCardRow[]> {
  const { rows } = await transaction.query<GiftCardRow>(
    `update public.gift_cards set mailed_at = now()
     where code in (
       select code from public.gift_cards
       where mailed_at is null and mail_at <= now() and ended_at is null and private.gift_card_left(code) > 0
       order by mail_at limit 50 for update skip locked)
     returning *`,
  )
  return rows
}

/** Takes the names and addresses out of a card. */
export async function forgetPeopleOfGift(database: Database, code: string): Promise<void> {
  await database.query(
    `update public.gift_cards set recipient_email = null, recipient_name = null, giver_name = null, message = null
     where code = $1`,
    [code],
  )
}

/** Takes somebody's address and name out of the cards that were mailed to them. */
export async function forgetRecipient(database: Database, email: string): Promise<void> {
  await database.query(
    `update public.gift_cards set recipient_email = null, recipient_name = null
     where mailed_at is not null and lower(recipient_email) = lower($1)`,
    [email],
  )
}

/** What is left on gift cards, in cents. */
export interface GiftCardsLeft {
  /** On those that somebody bought for others. */
  given: Cents
  /** On those that were mailed to them. */
  received: Cents
}

/** What is left on the cards that can be used still, and that a user bought or was mailed. */
export async function giftCardsLeft(
  database: Database,
  { userId, email }: { userId: string; email: string | null },
): Promise<GiftCardsLeft> {
  const { rows } = await database.query<GiftCardsLeft>(
    `select coalesce(sum(left_cents) filter (where not is_received), 0)::int as given,
       coalesce(sum(left_cents) filter (where is_received), 0)::int as received
     from public.gift_cards, lateral (
       select private.gift_card_left(code) as left_cents,
         coalesce(mailed_at is not null and lower(recipient_email) = lower($2), false) as is_received
     ) as card
     where (owner = $1 or is_received) and ended_at is null and valid_until > now()`,
    [userId, email],
  )
  return rows[0] ?? { given: 0, received: 0 }
}

/** Has a card mailed somewhere else, or on another day; false when it is mailed already, or not theirs. */
export async function changeMailing(
  database: Database,
  change: { orderId: string; owner: string; recipientEmail: string; mailOn: string | null },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update public.gift_cards set mail_at = ${mailAt}, valid_until = ${validUntil}, recipient_email = $2
     where order_id = $3 and owner = $4 and mailed_at is null and ended_at is null`,
    [change.mailOn, change.recipientEmail, change.orderId, change.owner],
  )
  return rowCount === 1
}
