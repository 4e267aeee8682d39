import { listBooksOf } from '#records/book-rows.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { isAtPrinter } from '#records/bought-rows.ts'
import { type ProductFunction, refuse } from './product-function.ts'

/**
 * Erases the visitor with all books, files and orders, and answers a receipt. Only the sums of paid orders
 * stay, without a person, for as long as bookkeeping law asks. Refused while a printed book is under way.
 */
export const eraseAccount: ProductFunction = async (counter, _request, visitor) => {
  for (const bookId of await listBooksOf(counter.database, visitor.userId)) {
    if (await isAtPrinter(counter.database, bookId)) return refuse(409, 'book_at_printer')
  }
  const erased = await eraseUser(counter, visitor)
  return Response.json({ number: counter.newId().slice(0, 8).toUpperCase(), at: new Date(), ...erased })
}
