import * as z from 'zod/mini'
import { bookPaths } from '#book/book-paths.ts'
import { recordedPlace } from '#book/recording.ts'
import { deleteRecordings } from '#records/recording-rows.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { isStorable, type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  bookId: idSchema,
  reader: z.string().check(z.refine(isStorable)),
  /** null: all that they recorded of the book. */
  place: z.nullable(z.string().check(z.regex(recordedPlace))),
})

/** Removes how somebody reads a page of the visitor's book, or all of it. What is not there is removed. */
export const removeRecordings: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { bookId, reader, place } = read.body
  if (!(await ownedBook(counter, visitor, bookId))) return refuse(404, 'not_found')
  const removed = await deleteRecordings(counter.database, { bookId, reader, place })
  await counter.files.remove(removed.map(({ id, format }) => bookPaths.voice(bookId, id, format)))
  return Response.json({})
}
