import * as z from 'zod/mini'
import { limits } from '#book/limits.ts'
import { isUnspeakable } from '#story/ai/unspeakable-in-brief.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  bookId: idSchema,
  title: z.string().check(z.maxLength(limits.titleCharacters)),
})

/** Whether a book of the visitor's may be called so: `fits` is false for what no book for a child has on its cover. */
export const checkTitle: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const book = await ownedBook(counter, visitor, read.body.bookId)
  if (!book) return refuse(404, 'not_found')
  return Response.json({ fits: !isUnspeakable(read.body.title, book.brief.language) })
}
