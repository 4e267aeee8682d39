import { aboutWithdrawing, composeMail, whatHappensNext } from '#mails/compose-mail.ts'
import { moveFulfilment, movePayment, type PaymentEvent } from '#shop/order.ts'
import type { PaymentStatus } from '#shop/payment-provider.ts'
import { readBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { lockOrder, type OrderRow, saveOrderStatus, totalCents } from '#records/order-rows.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

const events: Readonly<Record<PaymentStatus, PaymentEvent | null>> = {
  open: null,
  paid: 'payment-received',
  canceled: 'payment-canceled',
  failed: 'payment-failed',
  expired: 'payment-expired',
}

/**
 * Brings an order up to date with the truth about its payment, which is asked of the provider, never of a
 * browser or a webhook. However often and however late it is called, an order becomes paid once; the work
 * that follows is put in the queue in the same transaction.
 */
export async function settleOrder(
  workshop: Pick<Workshop, 'database' | 'payments' | 'log'>,
  queue: WorkQueue,
  order: OrderRow,
): Promise<void> {
  if (order.status !== 'pending' || order.payment_id === null) return
  const payment = await workshop.payments.readPayment(order.payment_id)
  const event = payment && events[payment.status]
  if (!payment || !event) return
  if (payment.metadata.orderId !== order.id || payment.amountCents !== totalCents(order)) {
    workshop.log(`order ${order.id}: payment ${payment.id} is not for this order or amount`)
    return
  }
  await inTransaction(workshop.database, async (client) => {
    const locked = await lockOrder(client, order.id)
    if (!locked) return
    const move = movePayment(locked.status, event)
    if (!move.ok) return
    const printed = moveFulfilment(locked.fulfilment, 'print-order-paid')
    const fulfilment = move.to === 'paid' && locked.kind === 'print' && printed.ok ? printed.to : 'none'
    await saveOrderStatus(client, order.id, { status: move.to, fulfilment })
    if (move.to === 'paid') await queue.orderPaid(client, { orderId: order.id, bookId: order.book_id })
  })
}

/** The mail that thanks for a payment; sent from the queue, once. */
export async function confirmOrder(workshop: Workshop, order: OrderRow): Promise<void> {
  const book = await readBook(workshop.database, order.book_id)
  const path = order.locale === 'en' ? `/en/orders/${order.id}` : `/orders/${order.id}`
  const euros = new Intl.NumberFormat(order.locale === 'en' ? 'en-GB' : 'nl-NL', {
    style: 'currency',
    currency: 'EUR',
  })
  const values = {
    title: book.title,
    amount: euros.format(totalCents(order) / 100),
    next: whatHappensNext(order.locale, order.kind),
    withdrawal: aboutWithdrawing(order.locale, { kind: order.kind, waivedAt: order.withdrawal_waived_at }),
    order: order.id.slice(0, 8).toUpperCase(),
  }
  const mail = composeMail('paid', order.locale, values, `${workshop.siteUrl}${path}`)
  await workshop.mailer.send({ name: `paid/${order.id}`, to: order.email, ...mail })
}
