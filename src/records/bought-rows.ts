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

/** Whether anything of a book has been paid. */
export async function isBought(database: Database, bookId: string): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from public.orders where book_id = $1 and status = 'paid' limit 1`,
    [bookId],
  )
  return rows.length > 0
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

export interface OrderCounts {
  all: number
  /** Paid, and perhaps paid back. */
  paid: number
  /** To be paid back once they are erased. */
  refunds: number
  /** Printed books that the printer has, or may have. */
  parcels: number
}

/** How many orders a user has placed, and what becomes of them when they are erased. */
export async function countOrders(database: Database, userId: string): Promise<OrderCounts> {
  const { rows } = await database.query<OrderCounts>(
    `select count(*)::int as all,
       (count(*) filter (where status in ('paid', 'refund_due', 'refunded', 'charged_back')))::int as paid,
       (count(*) filter (where status = 'refund_due'
         or (status = 'paid' and fulfilment in ('waiting', 'sent_to_printer', 'rejected')
           and not private.printer_has(id))))::int as refunds,
       (count(*) filter (where status = 'paid' and private.printer_has(id) is not false
         and fulfilment in ('sent_to_printer', 'in_production', 'shipped')))::int as parcels
     from public.orders
     where owner = $1`,
    [userId],
  )
  return rows[0] ?? { all: 0, paid: 0, refunds: 0, parcels: 0 }
}
