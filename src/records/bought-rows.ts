import type { ClientBase, Pool } from 'pg'
import type { BookOrderRow } from './order-rows.ts'

type Database = Pool | ClientBase

/** The orders that paid for a book, the first one first. */
export async function listPaidOrders(database: Database, bookId: string): Promise<BookOrderRow[]> {
  const { rows } = await database.query<BookOrderRow>(
    `select * from public.orders where book_id = $1 and status = 'paid' order by paid_at`,
    [bookId],
  )
  return rows
}

/** Whether anything of a book has been paid, by its owner or by somebody who gives it. */
export async function isBought(database: Database, bookId: string): Promise<boolean> {
  const { rows } = await database.query<{ is_paid: boolean }>('select private.book_is_paid($1) as is_paid', [
    bookId,
  ])
  return rows[0]?.is_paid ?? false
}

/** Whether a printed copy of a book is paid for and not there yet: it waits for the printer, or is under way. */
export async function isBeingPrinted(database: Database, bookId: string): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from public.orders
     where book_id = $1 and status = 'paid'
       and fulfilment in ('waiting', 'sent_to_printer', 'in_production', 'shipped') limit 1`,
    [bookId],
  )
  return rows.length > 0
}

export interface OrdersOfUser {
  ids: string[]
  /** How many are paid, and perhaps paid back. */
  paid: number
  /** Printed books that the printer has. */
  parcels: number
}

/** The orders that a user has placed, and what of them outlives the user. */
export async function readOrdersOf(database: Database, userId: string): Promise<OrdersOfUser> {
  const { rows } = await database.query<OrdersOfUser>(
    `select coalesce(array_agg(id), '{}') as ids,
       (count(*) filter (where status in ('paid', 'refund_due', 'refunded', 'charged_back')))::int as paid,
       (count(*) filter (where status = 'paid' and private.printer_has(id)
         and fulfilment in ('sent_to_printer', 'in_production', 'shipped')))::int as parcels
     from public.orders
     where owner = $1`,
    [userId],
  )
  return rows[0] ?? { ids: [], paid: 0, parcels: 0 }
}
