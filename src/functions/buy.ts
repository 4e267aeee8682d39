import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { limits } from '#book/limits.ts'
import type { BookRow } from '#records/book-rows.ts'
import { isBought } from '#records/bought-rows.ts'
import { takeDiscount } from '#records/discount-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import {
  insertOrder,
  type OrderRow,
  readOpenOrder,
  readOrder,
  savePayment,
  totalCents,
} from '#records/order-rows.ts'
import { type Address, addressSchema } from '#shop/address.ts'
import { arriveBy } from '#shop/arrive-by.ts'
import { readDiscountCode } from '#shop/discount.ts'
import { priceOf } from '#shop/price.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { cancelOrder } from '#workflows/settle-order.ts'
import { orderNumber } from '#workflows/order-number.ts'
import { orderAddress } from '#workflows/tell-buyer.ts'
import { ownedBook } from './owned-book.ts'
import { type Counter, type ProductFunction, readBody, refuse, type Visitor } from './product-function.ts'

const common = {
  orderId: z.uuid(),
  bookId: z.uuid(),
  locale: z.enum(['nl', 'en']),
  discountCode: z.optional(z.string().check(z.maxLength(60))),
  /** Which words were ticked to have the download at once. */
  withdrawalWords: z.optional(z.string().check(z.maxLength(20))),
  referrer: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
}
const bodySchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('download') }),
  z.object({ ...common, kind: z.literal('print'), address: addressSchema }),
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
 * wish takes the place of the one before, which can no longer be paid then.
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
  if (bought && body.kind === 'download') return refuse(409, 'book_already_paid')
  // Whoever has the download gets none with this order.
  const consent = bought ? null : withdrawalWords
  if (consent !== null && body.withdrawalWords !== consent) return refuse(422, 'withdrawal_consent_missing')
  const address = body.kind === 'print' ? body.address : null
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
    return known.status === 'pending' ? answer(counter, known) : refuse(409, `order_already_${known.status}`)
  }
  const open = await readOpenOrder(counter.database, body.bookId, body.kind)
  if (open && isFor(open, wish)) return answer(counter, open)
  if (open) {
    const became = await cancelOrder(counter, counter.queue, open)
    // Paid at that very moment, or one of the payments that only run out by themselves.
    if (became === 'paid') return refuse(409, 'order_already_paid')
    if (became === 'pending') return refuse(409, 'order_still_open', { orderId: open.id })
  }
  const placed = await placeOrder(counter, wish)
  if (typeof placed === 'string') return refuse(422, placed)
  return placed && answer(counter, placed)
}

/** Whether an order is for what is wished. */
function isFor(order: OrderRow, { body, address }: Wish): boolean {
  const code = body.discountCode === undefined ? null : readDiscountCode(body.discountCode)
  return (
    order.book_id === body.bookId &&
    order.kind === body.kind &&
    order.discount_code === code &&
    isDeepStrictEqual(order.address, address)
  )
}

/** The new order, a message key when its discount code cannot be used, or null when another order came first. */
function placeOrder(counter: Counter, wish: Wish): Promise<OrderRow | string | null> {
  const { visitor, book, body, address, consent } = wish
  return inTransaction(counter.database, async (client) => {
    const { discountCode } = body
    const discount =
      discountCode === undefined
        ? null
        : await takeDiscount(client, discountCode, { ...visitor, bookId: null })
    if (discount?.ok === false) return discount.reason
    const price = priceOf(body.kind, book.brief.size, { country: address?.country, worth: discount?.worth })
    if (discount && price.bookCents < discount.leastCents) return 'discount_least'
    return insertOrder(client, {
      id: body.orderId,
      owner: visitor.userId,
      bookId: book.id,
      kind: body.kind,
      locale: body.locale,
      email: visitor.email,
      bookCents: price.bookCents,
      discountCents: price.discountCents,
      discountCode: discount?.code ?? null,
      shippingCents: price.shippingCents,
      address,
      referrer: body.referrer ?? null,
      withdrawalWords: consent,
      promisedFor: address === null ? null : arriveBy(address.country, new Date(), limits.regretMinutes),
    })
  })
}

/** Where an open order is paid. */
async function answer(counter: Counter, order: OrderRow): Promise<Response> {
  if (order.payment_url !== null) {
    return Response.json({ orderId: order.id, paymentUrl: order.payment_url })
  }
  const address = orderAddress(counter.siteUrl, order)
  const payment = await counter.payments.createPayment({
    orderId: order.id,
    amountCents: totalCents(order),
    description: `Fabelaar ${orderNumber(order)}`,
    locale: order.locale,
    redirectUrl: address,
    webhookUrl: `${counter.siteUrl}/api/payments/webhook`,
  })
  const url = payment.checkoutUrl ?? address
  if (
    !(await savePayment(counter.database, order.id, { id: payment.id, url, mode: counter.payments.mode }))
  ) {
    await counter.payments.cancelPayment(payment.id)
    return refuse(409, 'order_already_canceled')
  }
  return Response.json({ orderId: order.id, paymentUrl: url })
}
