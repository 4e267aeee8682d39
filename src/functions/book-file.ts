import * as z from 'zod/mini'
import { isBought } from '#records/bought-rows.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ bookId: idSchema, kind: z.enum(['free', 'print']) })

/**
 * Makes the file of a book as it stands now and tells its path in the `books` bucket, where the storage
 * rules decide once more who may read it.
 */
export const bookFile: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { bookId, kind } = read.body
  const book = await ownedBook(counter, visitor, bookId)
  if (!book) return refuse(404, 'not_found')
  if (visitor.isGuest) return refuse(403, 'email_needed_to_download')
  if (book.state === 'making' || book.state === 'failed') return refuse(409, 'book_not_ready')
  if (kind === 'print') {
    if (!(await isBought(counter.database, bookId))) return refuse(404, 'not_found')
    if (book.state !== 'finished') return refuse(409, 'book_not_ready')
  }
  const path = await counter.queue.typesetBook(bookId, kind, counter.newId())
  return path === null ? refuse(404, 'not_found') : Response.json({ path })
}
