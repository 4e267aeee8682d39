import * as z from 'zod/mini'
import { findDiscount } from '#records/discount-rows.ts'
import { readGiftCard } from '#records/gift-card-rows.ts'
import { readDiscountCode } from '#shop/discount.ts'
import { giftRefusal, isGiftCode } from '#shop/gift-card.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  code: z.string().check(z.maxLength(60)),
  /** The book that it is for. */
  bookId: z.optional(idSchema),
  /** It is for a book that the visitor reads by a link, and gives. */
  isGiving: z.optional(z.boolean()),
})

/**
 * What a discount code is worth now to whoever asks, and for books from which price on, or what is left on a gift card;
 * or why it cannot be used. Placing an order asks once more.
 */
export const checkDiscount: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const bookId = read.body.bookId ?? null
  const { isGiving } = read.body
  const code = readDiscountCode(read.body.code)
  const card =
    code !== null && isGiftCode(code)
      ? await readGiftCard(counter.database, code, { userId: visitor.userId, bookId, isGiving })
      : null
  if (card) {
    const refusal = giftRefusal(card, new Date())
    if (refusal !== null) return refuse(422, refusal)
    return Response.json({ giftCard: { code: card.code, leftCents: card.leftCents } })
  }
  const found = await findDiscount(counter.database, read.body.code, {
    ...visitor,
    bookId,
    isGiving,
  })
  if (!found.ok) {
    const { ok: _ok, reason, ...details } = found
    return refuse(422, reason, details)
  }
  const { worth, leastCents } = found
  return Response.json({ code: found.code, worth, leastCents })
}
