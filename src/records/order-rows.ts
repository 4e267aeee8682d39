import type { ClientBase, Pool } from 'pg'
import { limits } from '#book/limits.ts'
import { lockBook } from './book-rows.ts'
import type { Address } from '#shop/address.ts'
import type { Gift } from '#shop/gift-card.ts'
import type { GivenBook } from '#shop/given-book.ts'
import type { BookOrderKind, Fulfilment, OrderStatus } from '#shop/order.ts'
import type { PaymentMode } from '#shop/payment-provider.ts'
import { holdUser } from './user-rows.ts'

type Database = Pool | ClientBase

interface AnyOrderRow {
  id: string
  owner: string
  status: OrderStatus
  fulfilment: Fulfilment
  locale: 'nl' | 'en'
  email: string
  book_cents: number
  discount_cents: number
  shipping_cents: number
  address: Address | null
  discount_code: string | null
  /** The gift card that pays for some of it, or all. */
  gift_code: string | null
  gift_cents: number
  /** Who pointed the buyer here: the last part of a link. */
  referrer: string | null
  payment_id: string | null
  payment_url: string | null
  payment_mode: PaymentMode
  /** What has been paid back, in cents. */
  refunded_cents: number
  /** When the buyer asked for the download at once, giving up the right to withdraw, and in which words. */
  withdrawal_waived_at: Date | null
  withdrawal_words: string | null
  created_at: Date
  paid_at: Date | null
  /** Until when a paid print order can be corrected and canceled. */
  printable_at: Date | null
  /** The day on which a printed book was promised to be there at the latest. */
  promised_for: Date | null
}

export interface BookOrderRow extends AnyOrderRow {
  kind: BookOrderKind
  book_id: string
  gift: null
}
export interface GiftOrderRow extends AnyOrderRow {
  kind: 'gift'
  book_id: null
  /** The book that is given; or what a gift card is to be, until it is paid for and there is one. */
  gift: Gift | GivenBook | null
}
export type OrderRow = BookOrderRow | GiftOrderRow

interface AnyNewOrder {
  id: string
  owner: string
  locale: 'nl' | 'en'
  email: string
  /** Of a gift card: what it is worth. */
  bookCents: number
  discountCents: number
  /** null: none. */
  discountCode: string | null
  /** The gift card that pays, and how much; null: none. */
  giftCard: { code: string; cents: number } | null
}

export interface NewOrder extends AnyNewOrder {
  bookId: string
  kind: BookOrderKind
  shippingCents: number
  address: Address | null
  /** Who pointed the buyer here; null: nobody. */
  referrer: string | null
  /** The words with which the buyer just asked for the download at once; null: not needed. */
  withdrawalWords: string | null
  /** The day on which a printed book is there at the latest, midnight UTC; null: nothing is sent. */
  promisedFor: Date | null
}

/** A gift card is bought at what it is worth: only the books that are given take codes. */
export interface NewGiftOrder extends AnyNewOrder {
  gift: Gift | GivenBook
  /** The words with which the buyer just asked for it at once; null: not needed. */
  withdrawalWords: string | null
}

/** What an order comes to, in cents, however it is paid. */
export function totalCents(
  order: Pick<OrderRow, 'book_cents' | 'discount_cents' | 'shipping_cents'>,
): number {
  return order.book_cents - order.discount_cents + order.shipping_cents
}

/** What of an order is paid through the payment provider, in cents: a gift card pays the rest. */
export function providerCents(
  order: Pick<OrderRow, 'book_cents' | 'discount_cents' | 'shipping_cents' | 'gift_cents'>,
): number {
  return totalCents(order) - order.gift_cents
}

/** Makes an order; null when there is one by this id, or an open one for the same book and kind. */
export async function insertOrder(database: Database, order: NewOrder): Promise<BookOrderRow | null> {
  const { rows } = await database.query<BookOrderRow>(
    `insert into public.orders
       (id, owner, book_id, kind, locale, email, book_cents, discount_cents, discount_code, shipping_cents,
        address, referrer, withdrawal_words, withdrawal_waived_at, promised_for, gift_code, gift_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::text,
       case when $13::text is not null then now() end, $14, $15, $16)
     on conflict do nothing
     returning *`,
    [
      order.id,
      order.owner,
      order.bookId,
      order.kind,
      order.locale,
      order.email,
      order.bookCents,
      order.discountCents,
      order.discountCode,
      order.shippingCents,
      order.address,
      order.referrer,
      order.withdrawalWords,
      order.promisedFor?.toISOString().slice(0, 10) ?? null,
      order.giftCard?.code ?? null,
      order.giftCard?.cents ?? 0,
    ],
  )
  return rows[0] ?? null
}

/** Makes an order for a gift card, or for a book that is given; null when there is one by this id. */
export async function insertGiftOrder(database: Database, order: NewGiftOrder): Promise<GiftOrderRow | null> {
  const { rows } = await database.query<GiftOrderRow>(
    `insert into public.orders
       (id, owner, kind, locale, email, book_cents, gift, withdrawal_words, withdrawal_waived_at,
        discount_cents, discount_code, gift_code, gift_cents)
     values ($1, $2, 'gift', $3, $4, $5, $6, $7::text, case when $7::text is not null then now() end, $8, $9, $10, $11)
     on conflict do nothing returning *`,
    [
      order.id,
      order.owner,
      order.locale,
      order.email,
      order.bookCents,
      order.gift,
      order.withdrawalWords,
      order.discountCents,
      order.discountCode,
      order.giftCard?.code ?? null,
      order.giftCard?.cents ?? 0,
    ],
  )
  return rows[0] ?? null
}

/** The order for a book that can still be paid, of which there is at most one a kind. */
export async function readOpenOrder(
  database: Database,
  bookId: string,
  kind: BookOrderKind,
): Promise<BookOrderRow | null> {
  const { rows } = await database.query<BookOrderRow>(
    `select * from public.orders where book_id = $1 and kind = $2 and status = 'pending'`,
    [bookId, kind],
  )
  return rows[0] ?? null
}

/**
 * Ties an order to its payment at the till; `url` is where it is paid. False when the order was canceled meanwhile.
 */
export async function savePayment(
  database: Database,
  orderId: string,
  payment: { id: string; url: string | null; mode: PaymentMode },
): Promise<boolean> {
  const { rows } = await database.query<{ status: OrderStatus }>(
    `update public.orders set payment_id = $2, payment_url = case when status = 'pending' then $3::text end,
       payment_mode = $4
     where id = $1 returning status`,
    [orderId, payment.id, payment.url, payment.mode],
  )
  return rows[0]?.status === 'pending'
}

/** Ties a payment to an order that has none yet, and answers with the order; null when it has another. */
export async function tiePayment(
  database: Database,
  orderId: string,
  payment: { id: string; mode: PaymentMode },
): Promise<OrderRow | null> {
  const { rows } = await database.query<OrderRow>(
    `update public.orders set payment_id = $2, payment_mode = $3
     where id = $1 and (payment_id is null or payment_id = $2) returning *`,
    [orderId, payment.id, payment.mode],
  )
  return rows[0] ?? null
}

/** The order with this id, or null. */
export async function readOrder(database: Database, orderId: string): Promise<OrderRow | null> {
  const { rows } = await database.query<OrderRow>('select * from public.orders where id = $1', [orderId])
  return rows[0] ?? null
}

/** Reads an order for changing it: nobody changes any order of its book, or erases its buyer, until the transaction ends. */
export async function lockOrder<Order extends OrderRow>(
  database: ClientBase,
  order: Order,
): Promise<Order | null> {
  await holdUser(database, order.owner)
  if (order.book_id !== null) await lockBook(database, order.book_id)
  const { rows } = await database.query<Order>('select * from public.orders where id = $1 for update', [
    order.id,
  ])
  return rows[0] ?? null
}

/** The order that a payment of the till belongs to, or null. */
export async function readOrderByPayment(database: Database, paymentId: string): Promise<OrderRow | null> {
  const { rows } = await database.query<OrderRow>('select * from public.orders where payment_id = $1', [
    paymentId,
  ])
  return rows[0] ?? null
}

/** Writes what became of an order, with its moment, and closes its way to the till. */
export async function saveOrderStatus(
  database: Database,
  orderId: string,
  change: { status: OrderStatus; fulfilment: Fulfilment },
): Promise<void> {
  await database.query(
    `update public.orders set status = $2, fulfilment = $3, payment_url = null,
       paid_at = case when $2 in ('paid', 'refund_due') then coalesce(paid_at, now()) else paid_at end,
       printable_at = case when $3 = 'waiting' then coalesce(printable_at, now() + $4 * interval '1 minute')
         else printable_at end,
       canceled_at = case when $2 = 'canceled' then now() else canceled_at end
     where id = $1`,
    [orderId, change.status, change.fulfilment, limits.regretMinutes],
  )
}

/** A till, other than this one, at which something was ordered before; null: none. */
export async function findOtherMode(database: Pool, mode: PaymentMode): Promise<PaymentMode | null> {
  const { rows } = await database.query<{ payment_mode: PaymentMode }>(
    'select payment_mode from public.orders where payment_id is not null and payment_mode <> $1 limit 1',
    [mode],
  )
  return rows[0]?.payment_mode ?? null
}

/** Adds what has been paid back of an order, and answers how much it is by now. */
export async function addRefunded(database: Database, orderId: string, cents: number): Promise<number> {
  const { rows } = await database.query<{ refunded_cents: number }>(
    `update public.orders set refunded_cents = refunded_cents + $2 where id = $1 returning refunded_cents`,
    [orderId, cents],
  )
  return rows[0]?.refunded_cents ?? 0
}

/** Writes on which day a printed book is there at the latest; midnight UTC. */
export async function savePromise(database: Database, orderId: string, day: Date): Promise<void> {
  await database.query('update public.orders set promised_for = $2 where id = $1', [
    orderId,
    day.toISOString().slice(0, 10),
  ])
}

/** Writes how far the printing of an order is. */
export async function saveFulfilment(
  database: Database,
  orderId: string,
  fulfilment: Fulfilment,
): Promise<void> {
  await database.query('update public.orders set fulfilment = $2 where id = $1', [orderId, fulfilment])
}

/** Paid prints whose hour of regret is over, of books that are drawn and that nobody redraws just now. */
export async function listPrintableOrders(database: Database): Promise<BookOrderRow[]> {
  const { rows } = await database.query<BookOrderRow>(
    `select orders.* from public.orders join public.books on books.id = orders.book_id
     where orders.status = 'paid' and orders.fulfilment = 'waiting' and orders.printable_at <= now()
       and books.state = 'finished'
       and not exists (select 1 from public.book_pages where book_id = books.id and picture_drawing)
     order by orders.printable_at limit 50`,
  )
  return rows
}

/** Cancels an order that has no payment yet; false when it has one, or is not open any more. */
export async function cancelBeforePayment(database: Database, orderId: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `update public.orders set status = 'canceled', canceled_at = now()
     where id = $1 and status = 'pending' and payment_id is null`,
    [orderId],
  )
  return rowCount === 1
}

/** Cancels orders that never got a payment, a day after they were placed: they hold their codes until then. */
export async function cancelForgottenOrders(database: Database): Promise<void> {
  await database.query(
    `update public.orders set status = 'canceled', canceled_at = now()
     where status = 'pending' and payment_id is null and created_at < now() - interval '1 day'`,
  )
}

/** Orders whose payment may have changed without anybody telling us, a hundred at a time; goes on after an id. */
export async function listOpenOrders(database: Database, after: string | null): Promise<OrderRow[]> {
  const { rows } = await database.query<OrderRow>(
    `select * from public.orders
     where status = 'pending' and payment_id is not null and created_at < now() - interval '20 seconds'
       and ($1::uuid is null or id > $1)
     order by id limit 100`,
    [after],
  )
  return rows
}

/**
 * Paid orders that the provider was not asked about for a day, for as long as a bank may take money back (half a
 * year); a few at a time, and each is marked as asked about.
 */
export async function takePaidOrders(database: Pool): Promise<OrderRow[]> {
  const { rows } = await database.query<OrderRow>(
    `update public.orders set payment_checked_at = now()
     where id in (
       select id from public.orders
       where status in ('paid', 'charged_back') and payment_id is not null
         and paid_at > now() - interval '180 days'
         and coalesce(payment_checked_at, paid_at) < now() - interval '1 day'
       order by coalesce(payment_checked_at, paid_at) limit 20 for update skip locked)
     returning *`,
  )
  return rows
}

/** All orders for a book. */
export async function listOrdersOf(database: Database, bookId: string): Promise<BookOrderRow[]> {
  const { rows } = await database.query<BookOrderRow>('select * from public.orders where book_id = $1', [
    bookId,
  ])
  return rows
}

/** All orders of somebody for gift cards. */
export async function listGiftOrdersOf(database: Database, owner: string): Promise<GiftOrderRow[]> {
  const { rows } = await database.query<GiftOrderRow>(
    `select * from public.orders where owner = $1 and kind = 'gift'`,
    [owner],
  )
  return rows
}

/** Forgets what a gift card was to be, now that there is one. */
export async function forgetGift(database: Database, orderId: string): Promise<void> {
  await database.query('update public.orders set gift = null where id = $1', [orderId])
}
