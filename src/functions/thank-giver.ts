import * as z from 'zod/mini'
import { contactDetailsIn } from '#book/contact-details.ts'
import { firstName, linkLimits, linkToken } from '#book/reading-link.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { readOrder } from '#records/order-rows.ts'
import { saveThanks } from '#records/present-rows.ts'
import { tell } from '#workflows/tell-buyer.ts'
import { type OpenFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  token: z.string().check(z.regex(linkToken)),
  words: z.string().check(
    z.trim(),
    z.minLength(1, 'word_missing'),
    z.maxLength(linkLimits.wordCharacters, 'word_too_long'),
    // Whoever has the link may write: nobody is led elsewhere by it.
    z.refine((words) => contactDetailsIn(words).length === 0, 'word_finds_somebody'),
  ),
})

/**
 * Whoever unwraps a present thanks its giver, who is mailed the words once. A link that gives nothing is answered as one that opens
 * nothing; thanks after the first are taken for the same ones, sent again.
 */
export const thankGiver: OpenFunction = async ({ database, siteUrl }, request) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { token, words } = read.body
  return inTransaction(database, async (client) => {
    const thanked = await saveThanks(client, token, words)
    if (thanked === null) return refuse(404, 'link_over')
    const order = thanked.isFirst ? await readOrder(client, thanked.order_id) : null
    if (order) {
      const values = { child: firstName(thanked.hero), words }
      await tell({ siteUrl }, client, { kind: 'present_thanked', order, values })
    }
    return Response.json({})
  })
}
