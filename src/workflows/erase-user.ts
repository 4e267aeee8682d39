import type { Pool } from 'pg'
import { removeBook } from './remove-book.ts'
import type { Workshop } from './workshop.ts'

/** What there was, by number, and what had to stay. */
export interface Erased {
  books: number
  files: number
  pictures: number
  orders: number
  /** Sums of paid orders that bookkeeping law keeps, without a person. */
  keptSales: number
}

interface Shop extends Pick<Workshop, 'database' | 'files'> {
  uploads: { list(userId: string): Promise<string[]>; remove(paths: readonly string[]): Promise<void> }
}

/** Removes everything of a user: files first, so that nothing is left behind that nobody points to. */
export async function eraseUser(shop: Shop, user: { userId: string; email: string | null }): Promise<Erased> {
  const { database } = shop
  const orders = await countOrders(database, user.userId)
  const pictures = await shop.uploads.list(user.userId)
  await shop.uploads.remove(pictures)
  const books = await database.query<{ id: string }>('select id from public.books where owner = $1', [
    user.userId,
  ])
  let files = 0
  for (const { id } of books.rows) files += await removeBook(shop, id)
  if (user.email !== null) {
    await database.query('delete from house.mails where recipient = $1', [user.email])
  }
  // Sessions, titles and whatever else is the user's go with the user's row.
  await database.query('delete from auth.users where id = $1', [user.userId])
  return {
    books: books.rows.length,
    files,
    pictures: pictures.length,
    orders: orders.all,
    keptSales: orders.paid,
  }
}

async function countOrders(database: Pool, userId: string): Promise<{ all: number; paid: number }> {
  const { rows } = await database.query<{ all: number; paid: number }>(
    `select count(*)::int as all, (count(*) filter (where status = 'paid'))::int as paid
     from public.orders where owner = $1`,
    [userId],
  )
  return rows[0] ?? { all: 0, paid: 0 }
}
