import * as z from 'zod/mini'
import { readOrder } from '#records/order-rows.ts'
import { dropPresent } from '#records/present-rows.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ orderId: idSchema })

/** Has a book of the visitor's not mailed as a present after all, as long as it has not left. The book stays bought. */
export const withdrawPresent: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const order = await readOrder(counter.database, read.body.orderId)
  if (order?.owner !== visitor.userId || order.kind !== 'download') return refuse(404, 'not_found')
  const dropped = await dropPresent(counter.database, order.id)
  return dropped ? Response.json({}) : refuse(409, 'present_mailed')
}
