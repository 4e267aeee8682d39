import { listBooksOf } from '#records/book-rows.ts'
import { countOrders } from '#records/bought-rows.ts'
import { forgetMails } from '#records/mail-rows.ts'
import { deleteUser } from '#records/user-rows.ts'
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
  /** Of those, to be paid back: print orders that the printer had not got yet, and money that came for nothing. */
  refunds: number
  /** Printed books that the printer has, and that still arrive. */
  parcels: number
}

type Shop = Pick<Workshop, 'database' | 'files' | 'uploads' | 'payments'>

/** Removes everything of a user: files first, so that nothing is left behind that nobody points to. */
export async function eraseUser(shop: Shop, user: { userId: string; email: string | null }): Promise<Erased> {
  const { database } = shop
  const orders = await countOrders(database, user.userId)
  const pictures = await shop.uploads.list(user.userId)
  await shop.uploads.remove(pictures)
  const books = await listBooksOf(database, user.userId)
  let files = 0
  for (const bookId of books) files += await removeBook(shop, bookId)
  if (user.email !== null) await forgetMails(database, { to: user.email })
  await deleteUser(database, user.userId)
  return {
    books: books.length,
    files,
    pictures: pictures.length,
    orders: orders.all,
    keptSales: orders.paid,
    refunds: orders.refunds,
    parcels: orders.parcels,
  }
}
