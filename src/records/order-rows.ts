import type { ClientBase, Pool } from 'pg'
import type { Address } from '#shop/address.ts'
import type { Fulfilment, OrderKind, OrderStatus } from '#shop/order.ts'

type Database = Pool | ClientBase

export interface OrderRow {
  id: string
  owner: string
  book_id: string
  kind: OrderKind
  status: OrderStatus
  fulfilment: Fulfilment
  locale: 'nl' | 'en'
  email: string
  book_cents: number
  discount_cents: number
  shipping_cents: number
  address: Address | null
  payment_id: string | null
  payment_url: string | null
  /** When the buyer asked for the download at once, giving up the right to withdraw, and in which words. */
  withdrawal_waived_at: Date | null
  withdrawal_words: string | null
}

export interface NewOrder {
  id: string
  owner: string
  bookId: string
  kind: OrderKind
  locale: 'nl' | 'en'
  email: string
  bookCents: number
  discountCents: number
  /** null: none. */
  discountCode: string | null
  shippingCents: number
  address: Address | null
  /** Who pointed the buyer here; null: nobody. */
  referrer: string | null
  /** The words with which the buyer just asked for the download at once; null: not needed. */
  withdrawalWords: string | null
}

/** What is paid for an order, in cents. */
export function totalCents(
  order: Pick<OrderRow, 'book_cents' | 'discount_cents' | 'shipping_cents'>,
): number {
  return order.book_cents - order.discount_cents + order.shipping_cents
}

/** Makes an order; the same id again gives the order that is there. */
export async function insertOrder(database: Database, order: NewOrder): Promise<OrderRow> {
  const { rows } = await database.query<OrderRow>(
    `insert into public.orders
       (id, owner, book_id, kind, locale, email, book_cents, discount_cents, discount_code, shipping_cents,
        address, referrer, withdrawal_words, withdrawal_waived_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::text,
       case when $13::text is not null then now() end)
     on conflict (id) do update set updated_at = now()
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
    ],
  )
  const row = rows[0]
  if (!row) throw new Error('the order was not written')
  return row
}

/** Ties an order to its payment at the till; `url` is where it is paid, if it still can be. */
export async function savePayment(
  database: Database,
  orderId: string,
  payment: { id: string; url: string | null },
): Promise<void> {
  await database.query('update public.orders set payment_id = $2, payment_url = $3 where id = $1', [
    orderId,
    payment.id,
    payment.url,
  ])
}

/** The order with this id, or null. */
export async function readOrder(database: Database, orderId: string): Promise<OrderRow | null> {
  const { rows } = await database.query<OrderRow>('select * from public.orders where id = $1', [orderId])
  return rows[0] ?? null
}

/** Reads an order for changing it: nobody else changes it until the transaction ends. */
export async function lockOrder(database: ClientBase, orderId: string): Promise<OrderRow | null> {
  const { rows } = await database.query<OrderRow>('select * from public.orders where id = $1 for update', [
    orderId,
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
       paid_at = case when $2 = 'paid' then now() else paid_at end,
       canceled_at = case when $2 = 'canceled' then now() else canceled_at end
     where id = $1`,
    [orderId, change.status, change.fulfilment],
  )
}

/** The first order that paid for a book, or null. */
export async function readPaidOrder(database: Database, bookId: string): Promise<OrderRow | null> {
  const { rows } = await database.query<OrderRow>(
    `select * from public.orders where book_id = $1 and status = 'paid' order by paid_at limit 1`,
    [bookId],
  )
  return rows[0] ?? null
}

/** Orders whose payment may have changed without anybody telling us. */
export async function listOpenOrders(database: Database): Promise<OrderRow[]> {
  const { rows } = await database.query<OrderRow>(
    `select * from public.orders
     where status = 'pending' and payment_id is not null and created_at < now() - interval '20 seconds'
     order by created_at limit 100`,
  )
  return rows
}

/** Whether anything of a book has been paid. */
export async function isBought(database: Database, bookId: string): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from public.orders where book_id = $1 and status = 'paid' limit 1`,
    [bookId],
  )
  return rows.length > 0
}

/** Whether a printed copy of a book is under way, so that the book has to stay. */
export async function isAtPrinter(database: Database, bookId: string): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from public.orders
     where book_id = $1 and status = 'paid'
       and fulfilment in ('waiting', 'sent_to_printer', 'in_production', 'shipped') limit 1`,
    [bookId],
  )
  return rows.length > 0
}

/** How many orders a user has placed, and how many of them were paid. */
export async function countOrders(
  database: Database,
  userId: string,
): Promise<{ all: number; paid: number }> {
  const { rows } = await database.query<{ all: number; paid: number }>(
    `select count(*)::int as all, (count(*) filter (where status = 'paid'))::int as paid
     from public.orders where owner = $1`,
    [userId],
  )
  return rows[0] ?? { all: 0, paid: 0 }
}
