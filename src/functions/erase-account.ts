import { eraseUser } from '#workflows/erase-user.ts'
import { isAtPrinter } from '#workflows/shelf-rows.ts'
import { type ProductFunction, refuse } from './product-function.ts'

/**
 * Erases the visitor with all books, files and orders, and answers a receipt. Only the sums of paid orders
 * stay, without a person, for as long as bookkeeping law asks. Refused while a printed book is under way.
 */
export const eraseAccount: ProductFunction = async (counter, _request, visitor) => {
  const { rows } = await counter.database.query<{ id: string }>(
    'select id from public.books where owner = $1',
    [visitor.userId],
  )
  for (const { id } of rows) {
    if (await isAtPrinter(counter.database, id)) return refuse(409, 'book_at_printer')
  }
  const erased = await eraseUser(counter, visitor)
  return Response.json({ number: counter.newId().slice(0, 8).toUpperCase(), at: new Date(), ...erased })
}
