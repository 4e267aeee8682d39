import * as z from 'zod/mini'
import { findDiscount } from '#records/discount-rows.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  code: z.string().check(z.maxLength(60)),
  /** The book that it is for. */
  bookId: z.optional(z.uuid()),
})

/**
 * What a discount code is worth now to whoever asks, and for books from which price on; or why it cannot be used.
 * Placing an order asks once more.
 */
export const checkDiscount: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const found = await findDiscount(counter.database, read.body.code, {
    ...visitor,
    bookId: read.body.bookId ?? null,
  })
  if (!found.ok) return refuse(422, found.reason)
  const { code, worth, leastCents } = found
  return Response.json({ code, worth, leastCents })
}
