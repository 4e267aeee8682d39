import * as z from 'zod/mini'
import { readOrder } from '#records/order-rows.ts'
import { cancelOrder as cancelUnpaid } from '#workflows/settle-order.ts'
import { regretOrder } from '#workflows/regret-order.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ orderId: idSchema })

/** Cancels an order: one that is not paid, or a print within its hour of regret, which is then paid back. */
export const cancelOrder: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const order = await readOrder(counter.database, read.body.orderId)
  if (!order || order.owner !== visitor.userId) return refuse(404, 'not_found')
  if (order.status === 'pending') await cancelUnpaid(counter, counter.queue, order)
  else if (!(await regretOrder(counter, order))) return refuse(409, 'order_not_cancelable')
  const now = await readOrder(counter.database, order.id)
  return Response.json({ status: now?.status ?? 'canceled' })
}
