import * as z from 'zod/mini'
import { type Address, addressSchema } from '#shop/address.ts'
import { priceOf } from '#shop/price.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import type { BookRow } from '#records/book-rows.ts'
import { findDiscount, type GoodDiscount } from '#records/discount-rows.ts'
import { insertOrder, isBought, type OrderRow, savePayment, totalCents } from '#records/order-rows.ts'
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

/** Makes an order and its payment; the same order id again gives the same payment. */
export const buy: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const book = await ownedBook(counter, visitor, read.body.bookId)
  if (!book) return refuse(404, 'not_found')
  if (visitor.isGuest || visitor.email === null) return refuse(403, 'email_needed_to_download')
  if (book.state === 'making' || book.state === 'failed') return refuse(409, 'book_not_ready')
  const bought = await isBought(counter.database, book.id)
  if (bought && read.body.kind === 'download') return refuse(409, 'book_already_paid')
  // Whoever has the download gets none with this order.
  const consent = bought ? null : withdrawalWords
  if (consent !== null && read.body.withdrawalWords !== consent)
    return refuse(422, 'withdrawal_consent_missing')
  const { discountCode } = read.body
  const discount = discountCode === undefined ? null : await findDiscount(counter.database, discountCode)
  if (discount?.ok === false) return refuse(422, discount.reason)
  const order = await placeOrder(
    counter,
    { ...visitor, email: visitor.email },
    { book, body: read.body, discount, consent },
  )
  if (order.owner !== visitor.userId) return refuse(404, 'not_found')
  if (order.status !== 'pending') return refuse(409, `order_already_${order.status}`)
  return Response.json({ orderId: order.id, paymentUrl: await paymentUrl(counter, order, book.title) })
}

function placeOrder(
  counter: Counter,
  visitor: Visitor & { email: string },
  {
    book,
    body,
    discount,
    consent,
  }: { book: BookRow; body: Body; discount: GoodDiscount | null; consent: string | null },
): Promise<OrderRow> {
  const address: Address | null = body.kind === 'print' ? body.address : null
  const price = priceOf(body.kind, book.brief.size, {
    country: address?.country,
    percentOff: discount?.percentOff ?? 0,
  })
  return insertOrder(counter.database, {
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
  })
}

async function paymentUrl(counter: Counter, order: OrderRow, title: string): Promise<string> {
  if (order.payment_url !== null) return order.payment_url
  const orderPath = order.locale === 'en' ? `/en/orders/${order.id}` : `/orders/${order.id}`
  const payment = await counter.payments.createPayment({
    orderId: order.id,
    amountCents: totalCents(order),
    description: title,
    locale: order.locale,
    redirectUrl: `${counter.siteUrl}${orderPath}`,
    webhookUrl: `${counter.siteUrl}/api/payments/webhook`,
  })
  const url = payment.checkoutUrl ?? `${counter.siteUrl}${orderPath}`
  await savePayment(counter.database, order.id, { id: payment.id, url })
  return url
}
