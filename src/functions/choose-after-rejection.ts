import * as z from 'zod/mini'
import { readOrder } from '#records/order-rows.ts'
import { payPrintBack, printAgain } from '#workflows/after-rejection.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ orderId: idSchema, choice: z.enum(['again', 'refund']) })

/** What the buyer wants of a print that was rejected: another try, or what the printing cost. */
export const chooseAfterRejection: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { orderId, choice } = read.body
  const order = await readOrder(counter.database, orderId)
  if (!order || order.owner !== visitor.userId) return refuse(404, 'not_found')
  const done =
    choice === 'again' ? await printAgain(counter, counter.queue, order) : await payPrintBack(counter, order)
  return done ? Response.json({ ok: true }) : refuse(409, 'order_choice_made')
}
