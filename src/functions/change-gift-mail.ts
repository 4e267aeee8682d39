import * as z from 'zod/mini'
import { changeMailing } from '#records/gift-card-rows.ts'
import { mailDaySchema, recipientEmailSchema } from '#shop/gift-card.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  orderId: idSchema,
  recipientEmail: recipientEmailSchema,
  mailOn: mailDaySchema,
})

/** Has a gift card of the visitor's mailed somewhere else or on another day, as long as it is not mailed. */
export const changeGiftMail: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const changed = await changeMailing(counter.database, { ...read.body, owner: visitor.userId })
  return changed ? Response.json({}) : refuse(409, 'gift_card_mailed')
}
