import { bookIdSchema, ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

/** Goes on with a book that stopped after failures; what was made before stays made. */
export const continueBook: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bookIdSchema)
  if (!read.ok) return read.refusal
  const book = await ownedBook(counter, visitor, read.body.bookId)
  if (!book) return refuse(404, 'not_found')
  if (book.state === 'failed' || book.state === 'unlock_failed') await counter.queue.continueBook(book.id)
  return Response.json({})
}
