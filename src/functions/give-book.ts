import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { firstName, linkToken } from '#book/reading-link.ts'
import { readBook } from '#records/book-rows.ts'
import { insertGivenBook, readGivenBookId } from '#records/given-book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { insertGiftOrder, readOrder } from '#records/order-rows.ts'
import { findLink } from '#records/reading-link-rows.ts'
import { givenBookSchema, type GivenBook } from '#shop/given-book.ts'
import { priceOf } from '#shop/price.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'
import { whereToPay } from './where-to-pay.ts'

const bodySchema = z.object({
  orderId: idSchema,
  token: z.string().check(z.regex(linkToken)),
  locale: z.enum(['nl', 'en']),
  /** What the giver was shown. */
  cents: z.int().check(z.positive()),
  given: givenBookSchema,
  /** Which words were ticked to have the book delivered at once. */
  withdrawalWords: z.string().check(z.maxLength(20)),
})

/**
 * Makes an order that pays for the book of a reading link, as a present for its child, and its payment; the same wish again gives the
 * same payment. What is paid for is the download. Its owner is told who gave it, and never what it cost.
 */
export const giveBook: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { body } = read
  const { email } = visitor
  if (visitor.isGuest || email === null) return refuse(403, 'email_needed_to_download')
  if (body.withdrawalWords !== withdrawalWords) return refuse(422, 'withdrawal_consent_missing')
  const link = await findLink(counter.database, body.token)
  if (link === null) return refuse(404, 'link_over')
  // Paid for by somebody else, or a present already.
  if (link.is_paid || link.giver_name !== null) return refuse(409, 'book_already_paid')
  const book = await readBook(counter.database, link.book_id)
  const { totalCents } = priceOf('download', book.brief.size)
  // A price that changed, or another size, since the page was opened.
  if (body.cents !== totalCents) return refuse(409, 'order_has_other_contents')
  const gift: GivenBook = { ...body.given, title: book.title, child: firstName(book.brief.hero.name) }
  const { orderId, locale } = body
  await inTransaction(counter.database, async (client) => {
    const placed = await insertGiftOrder(client, {
      id: orderId,
      owner: visitor.userId,
      locale,
      email,
      bookCents: totalCents,
      gift,
      withdrawalWords,
    })
    if (placed)
      await insertGivenBook(client, { orderId, bookId: book.id, locale: link.locale, ...body.given })
  })
  const order = await readOrder(counter.database, orderId)
  if (order?.owner !== visitor.userId) return refuse(404, 'not_found')
  if (order.status !== 'pending') return refuse(409, `order_already_${order.status}`)
  const isSame =
    order.kind === 'gift' &&
    order.book_cents === totalCents &&
    isDeepStrictEqual(order.gift, gift) &&
    (await readGivenBookId(counter.database, orderId)) === book.id
  return isSame ? whereToPay(counter, order) : refuse(409, 'order_has_other_contents')
}
