import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import { firstName, linkToken } from '#book/reading-link.ts'
import { type BookRow, lockBook, readBook } from '#records/book-rows.ts'
import { isBought } from '#records/bought-rows.ts'
import { insertGivenBook, readGivenBookId } from '#records/given-book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import {
  type GiftOrderRow,
  insertGiftOrder,
  listGiftOrdersOf,
  type OrderRow,
  providerCents,
  readOrder,
} from '#records/order-rows.ts'
import { findLink, type StandingLink } from '#records/reading-link-rows.ts'
import { givenBookSchema, type GivenBook, isGivenBook, isSameGivenBook } from '#shop/given-book.ts'
import { priceOf } from '#shop/price.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { becomePaid, cancelOrder } from '#workflows/settle-order.ts'
import { idSchema } from './id-schema.ts'
import { type Counter, type ProductFunction, readBody, refuse, type Visitor } from './product-function.ts'
import { codesShape, giftCodeOf, hasCodes, takeCodes } from './take-codes.ts'
import { whereToPay } from './where-to-pay.ts'

const bodySchema = z.object({
  orderId: idSchema,
  token: z.string().check(z.regex(linkToken)),
  locale: z.enum(['nl', 'en']),
  ...codesShape,
  /** What the giver was shown, with its discount and however it is paid. */
  cents: z.int().check(z.positive()),
  given: givenBookSchema,
  /** Which words were ticked to have the book delivered at once. */
  withdrawalWords: z.string().check(z.maxLength(20)),
})

/** Who gives what, once all of it has been checked. */
interface Wish {
  visitor: Visitor & { email: string }
  link: StandingLink
  book: BookRow
  gift: GivenBook
  body: z.output<typeof bodySchema>
}

/**
 * Makes an order that pays for the book of a reading link, as a present for its child, and its payment; the same wish again gives the
 * same payment, and another one of theirs takes its place. What is paid for is the download; what a gift card pays all of is given at
 * once. Its owner is told who gave it, and never what it cost.
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
  // The same press again, of an order that a gift card has paid for meanwhile, is no second one.
  const known = await readOrder(counter.database, body.orderId)
  // Paid for by somebody else, or a present already.
  if (!known && (link.is_paid || link.giver_name !== null)) return refuse(409, 'book_already_paid')
  const book = await readBook(counter.database, link.book_id)
  const gift: GivenBook = {
    ...body.given,
    title: book.title,
    child: firstName(book.brief.hero.name),
    cover: {
      style: book.brief.style,
      ink: book.cover_ink,
      bend: book.cover_bend,
      language: book.brief.language,
      thumbhash: book.cover_thumbhash,
    },
  }
  const wish = { visitor: { ...visitor, email }, link, book, gift, body }
  if (!known) {
    const refusal = (await clearTheWay(counter, wish)) ?? (await place(counter, wish))
    if (refusal !== null) return refusal
  }
  const order = known ?? (await readOrder(counter.database, body.orderId))
  if (order?.owner !== visitor.userId) return refuse(404, 'not_found')
  const paidByGift = order.status === 'paid' && providerCents(order) === 0
  if (order.status !== 'pending' && !paidByGift) return refuse(409, `order_already_${order.status}`)
  return (await isFor(counter, order, wish))
    ? whereToPay(counter, order)
    : refuse(409, 'order_has_other_contents')
}

/** Ends what the giver left open of this book, and what of theirs holds the same codes; a refusal when that cannot be. */
async function clearTheWay(counter: Counter, wish: Wish): Promise<Response | null> {
  for (const open of await listGiftOrdersOf(counter.database, wish.visitor.userId)) {
    if (open.status !== 'pending' || !(await isInTheWay(counter, open, wish))) continue
    const became = await cancelOrder(counter, counter.queue, open)
    // Paid at that very moment, or one of the payments that only run out by themselves.
    if (became === 'paid') return refuse(409, 'order_already_paid')
    if (became === 'pending') return refuse(409, 'order_still_open', { orderId: open.id })
  }
  return null
}

async function isInTheWay({ database }: Counter, open: GiftOrderRow, { book, body }: Wish): Promise<boolean> {
  if (!isGivenBook(open.gift)) return false
  const code = giftCodeOf(body)
  return (code !== null && open.gift_code === code) || (await readGivenBookId(database, open.id)) === book.id
}

/** Places the order, unless another press was first; a refusal when its codes cannot be used, or the price is another by now. */
function place(counter: Counter, wish: Wish): Promise<Response | null> {
  return inTransaction(counter.database, async (client) => {
    const { visitor, link, book, gift, body } = wish
    const { orderId, locale } = body
    await lockBook(client, book.id)
    if (await readOrder(client, orderId)) return null
    if (await isBought(client, book.id)) return refuse(409, 'book_already_paid')
    const priced = await takeCodes(client, body, {
      asker: { ...visitor, bookId: null },
      priceWith: (worth) => priceOf('download', book.brief.size, { worth }),
    })
    if (typeof priced === 'string') return refuse(422, priced)
    const { price, ...paidWith } = priced
    // A price that changed, or another size, since the page was opened.
    if (body.cents !== price.totalCents) return refuse(409, 'order_has_other_contents')
    const order = { id: orderId, owner: visitor.userId, locale, email: visitor.email, gift, withdrawalWords }
    const placed = await insertGiftOrder(client, { ...order, ...paidWith })
    if (placed) await give(counter, client, { placed, link, body })
    return null
  })
}

async function give(
  counter: Counter,
  client: ClientBase,
  { placed, link, body }: { placed: GiftOrderRow } & Pick<Wish, 'link' | 'body'>,
): Promise<void> {
  const { locale, book_id: bookId } = link
  await insertGivenBook(client, { orderId: placed.id, bookId, locale, ...body.given })
  if (providerCents(placed) === 0) await becomePaid(counter, counter.queue, { client, order: placed })
}

/** Whether an order is for what is wished. */
async function isFor({ database }: Counter, order: OrderRow, { book, gift, body }: Wish): Promise<boolean> {
  return (
    order.kind === 'gift' &&
    order.book_cents - order.discount_cents === body.cents &&
    hasCodes(order, body) &&
    isGivenBook(order.gift) &&
    isSameGivenBook(order.gift, gift) &&
    (await readGivenBookId(database, order.id)) === book.id
  )
}
