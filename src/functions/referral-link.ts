import * as z from 'zod/mini'
import { saveReferrer } from '#records/referral-rows.ts'
import { randomSigns } from '#shop/new-code.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ locale: z.enum(['nl', 'en']) })

/** Gives somebody with an address a link for pointing others here; asked for again, it is the same one. */
export const referralLink: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  if (visitor.isGuest) return refuse(403, 'email_needed')
  const handle = await saveReferrer(counter.database, {
    owner: visitor.userId,
    handle: randomSigns(10).toLowerCase(),
    locale: read.body.locale,
  })
  return Response.json({ handle })
}
