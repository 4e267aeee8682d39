import * as z from 'zod/mini'
import { readOrder } from '#records/order-rows.ts'
import { saveMailedPresent } from '#records/present-rows.ts'
import { mailedPresentSchema } from '#shop/present.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ orderId: idSchema, present: mailedPresentSchema })

/** Has a book that the visitor bought mailed as a present, or otherwise than was said before, as long as it has not left. */
export const wrapPresent: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { orderId, present } = read.body
  const order = await readOrder(counter.database, orderId)
  if (order?.owner !== visitor.userId || order.kind !== 'download' || order.status !== 'paid') {
    return refuse(404, 'not_found')
  }
  const saved = await saveMailedPresent(counter.database, orderId, present)
  return saved ? Response.json({}) : refuse(409, 'present_mailed')
}
