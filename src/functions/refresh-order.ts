import * as z from 'zod/mini'
import { readOrder } from '#records/order-rows.ts'
import { settleOrder } from '#workflows/settle-order.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ orderId: idSchema })

/** Asks the payment provider about an order: for a buyer who is back before the webhook came. */
export const refreshOrder: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const order = await readOrder(counter.database, read.body.orderId)
  if (!order || order.owner !== visitor.userId) return refuse(404, 'not_found')
  await settleOrder(counter, counter.queue, order)
  const settled = await readOrder(counter.database, order.id)
  return Response.json({ status: settled?.status ?? order.status })
}
