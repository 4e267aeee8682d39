import { deleteBookRow } from '#records/book-rows.ts'
import { forgetMails } from '#records/mail-rows.ts'
import { listOrdersOf, type OrderRow, saveOrderStatus } from '#records/order-rows.ts'
import { forgetWorkOf } from '#records/queue-rows.ts'
import { insertRefund } from '#records/refund-rows.ts'
import { mailNames } from './mail-names.ts'
import type { Workshop } from './workshop.ts'

type Shop = Pick<Workshop, 'database' | 'files' | 'payments'>

/**
 * Removes a book for good: nothing of it can be paid any more, what was mailed about it and what the queue kept of it is forgotten, then its rows go
 * and after them its files (see `filesOfLiving`). Answers how many files there were.
 */
export async function removeBook(shop: Shop, bookId: string): Promise<number> {
  const { database, files } = shop
  const orders = await listOrdersOf(database, bookId)
  for (const order of orders) await endPayment(shop, order)
  await forgetMails(database, { names: [...mailNames.ofBook(bookId), ...orders.flatMap(mailNames.ofOrder)] })
  await forgetWorkOf(database, bookId)
  await deleteBookRow(database, bookId)
  const paths = await files.list(bookId)
  await files.remove(paths)
  return paths.length
}

/** Ends what can still be paid. What was paid at that very moment goes back. */
export async function endPayment(
  { database, payments }: Pick<Shop, 'database' | 'payments'>,
  order: OrderRow,
): Promise<void> {
  if (order.status !== 'pending' || order.payment_id === null) return
  const payment = await payments.cancelPayment(order.payment_id)
  if (payment?.status !== 'paid') return
  await saveOrderStatus(database, order.id, { status: 'refund_due', fulfilment: 'none' })
  const refund = { order_id: order.id, payment_id: payment.id, amount_cents: payment.amountCents }
  await insertRefund(database, { ...refund, reason: 'erased' })
}
