import { putBack } from '#records/shelf-rows.ts'
import { bookIdSchema } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

/** Puts a book back on the shelf that was taken off less than a week ago. */
export const restoreBook: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bookIdSchema)
  if (!read.ok) return read.refusal
  const found = await putBack(counter.database, read.body.bookId, visitor.userId)
  return found ? Response.json({}) : refuse(404, 'not_found')
}
