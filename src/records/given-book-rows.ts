import type { ClientBase, Pool } from 'pg'

type Database = Pool | ClientBase

/** Ties an order to the book that it gives; once. */
export async function insertGivenBook(
  database: Database,
  given: { orderId: string; bookId: string; giverName: string; message: string; locale: 'nl' | 'en' },
): Promise<void> {
  await database.query(
    `insert into public.given_books (order_id, book_id, giver_name, message, locale) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [given.orderId, given.bookId, given.giverName, given.message, given.locale],
  )
}

/** The book that an order gives; null: it is not on its owner's shelf any more. */
export async function readGivenBookId(database: Database, orderId: string): Promise<string | null> {
  const { rows } = await database.query<{ id: string }>(
    `select b.id from public.given_books g join public.books b on b.id = g.book_id
     where g.order_id = $1 and b.deleted_at is null`,
    [orderId],
  )
  return rows[0]?.id ?? null
}

export interface ReceivedBook {
  /** A confirmed address of the book's owner. */
  email: string
  giver_name: string | null
  message: string | null
  /** In which language they are told. */
  locale: 'nl' | 'en'
}

/** Who owns a book that was given, as far as they can be told by mail, and by whom it was; null: it was not, or they cannot. */
export async function readReceiver(database: Database, bookId: string): Promise<ReceivedBook | null> {
  const { rows } = await database.query<ReceivedBook>(
    `select u.email, g.giver_name, g.message, g.locale
     from public.given_books g join public.books b on b.id = g.book_id
       join auth.users u on u.id = b.owner and u.email_confirmed_at is not null
     where g.book_id = $1 and g.paid_at is not null and g.ended_at is null and b.deleted_at is null
     order by g.paid_at limit 1`,
    [bookId],
  )
  return rows[0] ?? null
}

/** The order that gave a book, as long as its money stands; null: none did, or its giver was erased. */
export async function readGivingOrderId(database: Database, bookId: string): Promise<string | null> {
  const { rows } = await database.query<{ id: string }>(
    `select o.id from public.given_books g join public.orders o on o.id = g.order_id
     where g.book_id = $1 and g.paid_at is not null and g.ended_at is null order by g.paid_at limit 1`,
    [bookId],
  )
  return rows[0]?.id ?? null
}
