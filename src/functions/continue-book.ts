import * as z from 'zod/mini'
import { leaveToHouse, takeUp, tellOwner } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  bookId: idSchema,
  /** Our own storyteller writes what is not written yet, with everything that was told. */
  by: z.optional(z.literal('house')),
})

/** Goes on with a book that stopped after failures, once however often it is asked; what was made stays made. */
export const continueBook: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { bookId, by } = read.body
  const book = await ownedBook(counter, visitor, bookId)
  if (!book) return refuse(404, 'not_found')
  if (by === 'house' && counter.storyteller.free?.languages.includes(book.brief.language) !== true) {
    return refuse(422, 'choice_not_available')
  }
  await inTransaction(counter.database, async (client) => {
    const stopped = await takeUp(client, book.id)
    if (!stopped) return
    if (by === 'house') await leaveToHouse(client, book.id)
    if (stopped === 'failed') await tellOwner(client, book.id, 'story', [])
    await counter.queue.continueBook(client, stopped, { bookId: book.id, attempt: counter.newId() })
  })
  return Response.json({})
}
