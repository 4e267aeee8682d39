import { returnCoverRedraw, takeCoverRedraw } from '#records/book-rows.ts'
import { bookIdSchema, ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

/** Asks for another cover, while there are redraws left. */
export const redrawCover: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bookIdSchema)
  if (!read.ok) return read.refusal
  const book = await ownedBook(counter, visitor, read.body.bookId)
  if (!book) return refuse(404, 'not_found')
  const version = await takeCoverRedraw(counter.database, book.id)
  if (version === null) return refuse(409, 'no_cover_redraws_left')
  try {
    await counter.queue.redrawCover(book.id, version, counter.newId())
  } catch (error) {
    await returnCoverRedraw(counter.database, book.id)
    throw error
  }
  return Response.json({ version })
}
