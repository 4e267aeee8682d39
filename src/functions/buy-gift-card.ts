import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type GiftOrderRow, insertGiftOrder, type OrderRow, readOrder } from '#records/order-rows.ts'
import { giftCents, giftSchema } from '#shop/gift-card.ts'
import { idSchema } from './id-schema.ts'
import { type Counter, type ProductFunction, readBody, refuse, type Visitor } from './product-function.ts'
import { whereToPay } from './where-to-pay.ts'

const bodySchema = z.object({
  orderId: idSchema,
  locale: z.enum(['nl', 'en']),
  cents: z.literal(giftCents),
  gift: giftSchema,
})
type Body = z.output<typeof bodySchema>

/** Makes an order for a gift card and its payment; the same wish again gives the same payment. */
export const buyGiftCard: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { body } = read
  if (visitor.isGuest || visitor.email === null) return refuse(403, 'email_needed_to_download')
  const order =
    (await readOrder(counter.database, body.orderId)) ??
    (await place(counter, { ...visitor, email: visitor.email }, body)) ??
    // Another press was first.
    (await readOrder(counter.database, body.orderId))
  if (order?.owner !== visitor.userId) return refuse(404, 'not_found')
  if (order.status !== 'pending') return refuse(409, `order_already_${order.status}`)
  if (!isFor(order, body)) return refuse(409, 'order_has_other_contents')
  return whereToPay(counter, order)
}

function place(
  { database }: Counter,
  visitor: Visitor & { email: string },
  body: Body,
): Promise<GiftOrderRow | null> {
  return insertGiftOrder(database, {
    id: body.orderId,
    owner: visitor.userId,
    locale: body.locale,
    email: visitor.email,
    bookCents: body.cents,
    discountCents: 0,
    discountCode: null,
    giftCard: null,
    gift: body.gift,
    withdrawalWords: null,
  })
}

function isFor(order: OrderRow, { cents, gift }: Body): boolean {
  return order.kind === 'gift' && order.book_cents === cents && isDeepStrictEqual(order.gift, gift)
}
