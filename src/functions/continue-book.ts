import { takeUp } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { bookIdSchema, ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

/** Goes on with a book that stopped after failures, once however often it is asked; what was made stays made. */
export const continueBook: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bookIdSchema)
  if (!read.ok) return read.refusal
  const book = await ownedBook(counter, visitor, read.body.bookId)
  if (!book) return refuse(404, 'not_found')
  await inTransaction(counter.database, async (client) => {
    const stopped = await takeUp(client, book.id)
    if (!stopped) return
    await counter.queue.continueBook(client, stopped, { bookId: book.id, attempt: counter.newId() })
  })
  return Response.json({})
}
