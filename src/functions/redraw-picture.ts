import * as z from 'zod/mini'
import { inTransaction } from '#records/in-transaction.ts'
import { isBought } from '#records/bought-rows.ts'
import { type RedrawTaken, takePictureRedraw } from '#records/picture-rows.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  bookId: idSchema,
  spread: z.int().check(z.gte(0), z.lte(21)),
  /** The version wanted: the one after that which is seen. */
  version: z.int().check(z.gte(2), z.lte(1000)),
})

const refusals: Readonly<Record<Exclude<RedrawTaken, 'taken' | 'begun'>, string>> = {
  none_left: 'no_picture_redraws_left',
  fixed: 'pictures_fixed',
  not_ready: 'book_not_ready',
}

/** Asks for another picture on a page of a book that has been paid for; once, however often a version is asked for. */
export const redrawPicture: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const picture = read.body
  const book = await ownedBook(counter, visitor, picture.bookId)
  if (!book || !(await isBought(counter.database, book.id))) return refuse(404, 'not_found')
  const taken = await inTransaction(counter.database, async (client) => {
    const outcome = await takePictureRedraw(client, picture)
    if (outcome === 'taken') await counter.queue.redrawPicture(client, picture, counter.newId())
    return outcome
  })
  if (taken !== 'taken' && taken !== 'begun') return refuse(409, refusals[taken])
  return Response.json({ version: picture.version })
}
