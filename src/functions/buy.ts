import { isDeepStrictEqual } from 'node:util'
import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import { limits } from '#book/limits.ts'
import { withOfferedWord } from '#book/offered-word.ts'
import { type BookRow, lockBook } from '#records/book-rows.ts'
import { isBought } from '#records/bought-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import {
  type BookOrderRow,
  insertOrder,
  listOrdersOf,
  type OrderRow,
  providerCents,
  readOpenOrder,
  readOrder,
} from '#records/order-rows.ts'
import { saveMailedPresent, savePrintedPresent, dropPresent } from '#records/present-rows.ts'
import { type Address, addressSchema, type Country } from '#shop/address.ts'
import { arriveBy } from '#shop/arrive-by.ts'
import { mailedPresentSchema, printedPresentSchema } from '#shop/present.ts'
import { priceOf } from '#shop/price.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { becomePaid, cancelOrder } from '#workflows/settle-order.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { type Counter, type ProductFunction, readBody, refuse, type Visitor } from './product-function.ts'
import { codesShape, giftCodeOf, hasCodes, takeCodes } from './take-codes.ts'
import { whereToPay } from './where-to-pay.ts'

const common = {
  orderId: idSchema,
  bookId: idSchema,
  locale: z.enum(['nl', 'en']),
  ...codesShape,
  /** Which words were ticked to have the download at once. */
  withdrawalWords: z.optional(z.string().check(z.maxLength(20))),
  referrer: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
}
const bodySchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('download'), present: z.optional(mailedPresentSchema) }),
  z.object({
    ...common,
    kind: z.literal('print'),
    address: addressSchema,
    present: z.optional(printedPresentSchema),
  }),
])
type Body = z.output<typeof bodySchema>

/** Who wants what, once all of it has been checked. */
interface Wish {
  visitor: Visitor & { email: string }
  book: BookRow
  body: Body
  address: Address | null
  /** The words with which the download was asked for at once; null when it is the buyer's already. */
  consent: string | null
}

/**
 * Makes an order and its payment; the same wish again gives the same payment. A book has one open order a kind: another
 * wish takes the place of the one before, which can no longer be paid then. What a gift card pays all of is paid at once,
 * without a payment.
 */
export const buy: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { body } = read
  const book = await ownedBook(counter, visitor, body.bookId)
  if (!book) return refuse(404, 'not_found')
  if (visitor.isGuest || visitor.email === null) return refuse(403, 'email_needed_to_download')
  if (book.state === 'making' || book.state === 'failed') return refuse(409, 'book_not_ready')
  const bought = await isBought(counter.database, book.id)
  // The same press again, of an order that a gift card has paid for meanwhile, is no second one.
  if (bought && body.kind === 'download' && !(await readOrder(counter.database, body.orderId))) {
    return refuse(409, 'book_already_paid')
  }
  // Whoever has the download gets none with this order.
  const consent = bought ? null : withdrawalWords
  if (consent !== null && body.withdrawalWords !== consent) return refuse(422, 'withdrawal_consent_missing')
  const address = body.kind === 'print' ? body.address : null
  if (body.kind === 'print' && body.present !== undefined) {
    const { giverName: name, message: words } = body.present
    if (withOfferedWord(book.intro, { words, name }, book.brief.language) === null) {
      return refuse(409, 'front_is_full')
    }
  }
  const wish = { visitor: { ...visitor, email: visitor.email }, book, body, address, consent }
  // A second time when another tab was first: then that order is there to be found.
  return (
    (await order(counter, wish)) ?? (await order(counter, wish)) ?? refuse(409, 'order_has_other_contents')
  )
}

/** Null when somebody placed an order for the same book meanwhile. */
async function order(counter: Counter, wish: Wish): Promise<Response | null> {
  const { body, visitor } = wish
  const known = await readOrder(counter.database, body.orderId)
  if (known) {
    if (known.owner !== visitor.userId) return refuse(404, 'not_found')
    if (!isFor(known, wish)) return refuse(409, 'order_has_other_contents')
    const paidByGift = known.status === 'paid' && providerCents(known) === 0
    if (known.status === 'pending' || paidByGift) return toTill(counter, known, body)
    return refuse(409, `order_already_${known.status}`)
  }
  // Read once: what another tab placed a moment later is found by the second try, and not taken for one in the way.
  const inTheWay = await ordersInTheWay(counter, wish)
  const same = inTheWay.find((open) => isFor(open, wish))
  if (same) return toTill(counter, same, body)
  for (const open of inTheWay) {
    const became = await cancelOrder(counter, counter.queue, open)
    // Paid at that very moment, or one of the payments that only run out by themselves.
    if (became === 'paid') return refuse(409, 'order_already_paid')
    if (became === 'pending') return refuse(409, 'order_still_open', { orderId: open.id })
  }
  const placed = await placeOrder(counter, wish)
  if (typeof placed === 'string') return refuse(422, placed)
  return placed && whereToPay(counter, placed)
}

/** What is given with an order can be said otherwise for as long as nothing is paid: it makes it no other order. */
async function toTill(counter: Counter, order: OrderRow, body: Body): Promise<Response> {
  if (order.status === 'pending') await keepPresent(counter.database, order, body)
  return whereToPay(counter, order)
}

async function keepPresent(
  database: Counter['database'] | ClientBase,
  order: Pick<OrderRow, 'id' | 'locale'>,
  body: Body,
): Promise<void> {
  if (body.present === undefined) await dropPresent(database, order.id)
  else if (body.kind === 'print') await savePrintedPresent(database, order, body.present)
  else await saveMailedPresent(database, order.id, body.present)
}

/** Open orders of the book that a new one takes the place of: of the same kind, and whatever holds the same gift card. */
async function ordersInTheWay({ database }: Counter, { book, body }: Wish): Promise<BookOrderRow[]> {
  const code = giftCodeOf(body)
  return (await listOrdersOf(database, book.id)).filter(
    ({ status, kind, gift_code: held }) =>
      status === 'pending' && (kind === body.kind || (code !== null && held === code)),
  )
}

/** Whether an order is for what is wished. */
function isFor(order: OrderRow, { body, address }: Wish): boolean {
  return (
    order.book_id === body.bookId &&
    order.kind === body.kind &&
    hasCodes(order, body) &&
    isDeepStrictEqual(order.address, address)
  )
}

/** The new order, a message key when its codes cannot be used, or null when another order came first. */
function placeOrder(counter: Counter, wish: Wish): Promise<OrderRow | string | null> {
  const { visitor, book, body, address, consent } = wish
  return inTransaction(counter.database, async (client) => {
    await lockBook(client, book.id)
    const isSecond =
      (await readOrder(client, body.orderId)) ?? (await readOpenOrder(client, book.id, body.kind))
    if (isSecond) return null
    if (body.kind === 'download' && (await isBought(client, book.id))) return 'book_already_paid'
    const priced = await takeCodes(client, body, {
      asker: { ...visitor, bookId: null },
      priceWith: (worth) => priceOf(body.kind, book.brief.size, { country: address?.country, worth }),
    })
    if (typeof priced === 'string') return priced
    const { price, ...paidWith } = priced
    const placed = await insertOrder(client, {
      id: body.orderId,
      owner: visitor.userId,
      bookId: book.id,
      kind: body.kind,
      locale: body.locale,
      email: visitor.email,
      ...paidWith,
      shippingCents: price.shippingCents,
      address,
      referrer: body.referrer ?? null,
      withdrawalWords: consent,
      promisedFor: address === null ? null : promiseTo(counter, address.country),
    })
    if (!placed) return null
    await keepPresent(client, placed, body)
    if (providerCents(placed) > 0) return placed
    await becomePaid(counter, counter.queue, { client, order: placed })
    return readOrder(client, placed.id)
  })
}

/** The day of the promise, of which the buyer was told when paying now. */
function promiseTo({ printer }: Counter, country: Country): Date {
  const { regretMinutes } = limits
  return arriveBy(country, printer.deliveryTimes, { paidAt: new Date(), regretMinutes })
}
