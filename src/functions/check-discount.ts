import * as z from 'zod/mini'
import { findDiscount } from '#records/discount-rows.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ code: z.string().check(z.maxLength(60)) })

/** What a discount code is worth now, or why it cannot be used. Placing an order asks once more. */
export const checkDiscount: ProductFunction = async (counter, request) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const found = await findDiscount(counter.database, read.body.code)
  if (!found.ok) return refuse(422, found.reason)
  return Response.json({ code: found.code, percentOff: found.percentOff })
}
