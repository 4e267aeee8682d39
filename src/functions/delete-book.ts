import { isBeingPrinted } from '#records/bought-rows.ts'
import { takeOff } from '#records/shelf-rows.ts'
import { bookIdSchema, ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

/** Takes a book off the shelf. It can be put back for a week, then it is removed with everything of it. */
export const deleteBook: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bookIdSchema)
  if (!read.ok) return read.refusal
  const { bookId } = read.body
  const book = await ownedBook(counter, visitor, bookId)
  if (!book) return refuse(404, 'not_found')
  if (await isBeingPrinted(counter.database, bookId)) return refuse(409, 'book_at_printer')
  await takeOff(counter.database, bookId, visitor.userId)
  return Response.json({})
}
