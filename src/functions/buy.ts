import * as z from 'zod/mini'
import { type Address, addressSchema } from '#shop/address.ts'
import { priceOf } from '#shop/price.ts'
import type { BookRow } from '#workflows/book-rows.ts'
import { insertOrder, type OrderRow, savePayment } from '#workflows/order-rows.ts'
import { ownedBook } from './owned-book.ts'
import { type Counter, type ProductFunction, readBody, refuse, type Visitor } from './product-function.ts'

const common = { orderId: z.uuid(), bookId: z.uuid(), locale: z.enum(['nl', 'en']) }
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
  if (read.body.kind === 'download' && (await isPaid(counter, book.id))) {
    return refuse(409, 'book_already_paid')
  }
  const order = await placeOrder(counter, { ...visitor, email: visitor.email }, book, read.body)
  if (order.owner !== visitor.userId) return refuse(404, 'not_found')
  if (order.status !== 'pending') return refuse(409, `order_already_${order.status}`)
  return Response.json({ orderId: order.id, paymentUrl: await paymentUrl(counter, order, book.title) })
}

async function isPaid(counter: Counter, bookId: string): Promise<boolean> {
  const { rows } = await counter.database.query(
    `select 1 from public.orders where book_id = $1 and status = 'paid' limit 1`,
    [bookId],
  )
  return rows.length > 0
}

function placeOrder(
  counter: Counter,
  visitor: Visitor & { email: string },
  book: BookRow,
  body: Body,
): Promise<OrderRow> {
  const address: Address | null = body.kind === 'print' ? body.address : null
  const price = priceOf(body.kind, book.brief.size, address?.country)
  return insertOrder(counter.database, {
    id: body.orderId,
    owner: visitor.userId,
    bookId: book.id,
    kind: body.kind,
    locale: body.locale,
    email: visitor.email,
    bookCents: price.bookCents,
    shippingCents: price.shippingCents,
    address,
  })
}

async function paymentUrl(counter: Counter, order: OrderRow, title: string): Promise<string> {
  if (order.payment_url !== null) return order.payment_url
  const orderPath = order.locale === 'en' ? `/en/orders/${order.id}` : `/orders/${order.id}`
  const payment = await counter.payments.createPayment({
    orderId: order.id,
    amountCents: order.book_cents + order.shipping_cents,
    description: title,
    locale: order.locale,
    redirectUrl: `${counter.siteUrl}${orderPath}`,
    webhookUrl: `${counter.siteUrl}/api/payments/webhook`,
  })
  const url = payment.checkoutUrl ?? `${counter.siteUrl}${orderPath}`
  await savePayment(counter.database, order.id, { id: payment.id, url })
  return url
}
