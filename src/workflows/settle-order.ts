import { isBought } from '#records/bought-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import {
  cancelBeforePayment,
  lockOrder,
  type OrderRow,
  readOrder,
  saveOrderStatus,
  totalCents,
} from '#records/order-rows.ts'
import { moveFulfilment, movePayment, type OrderStatus, type PaymentEvent } from '#shop/order.ts'
import type { Payment, PaymentStatus } from '#shop/payment-provider.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

type Till = Pick<Workshop, 'database' | 'payments' | 'log'>

const events: Readonly<Record<PaymentStatus, PaymentEvent | null>> = {
  open: null,
  paid: 'payment-received',
  canceled: 'payment-canceled',
  failed: 'payment-failed',
  expired: 'payment-expired',
}

/** Nobody pays this long after ordering; meanwhile the order holds its discount code. */
const openForMs = 24 * 60 * 60 * 1000

/**
 * Brings an order up to date with the truth about its payment, which is asked of the provider, never of a
 * browser or a webhook. However often and however late it is called, an order becomes paid once; the work
 * that follows is put in the queue in the same transaction. Money for what is the buyer's already, or
 * of another amount, is to go back.
 */
export async function settleOrder(till: Till, queue: WorkQueue, order: OrderRow): Promise<void> {
  if (order.status !== 'pending' && order.status !== 'canceled') return
  const payment = await readTruth(till, order)
  const event = payment && events[payment.status]
  if (!payment || !event) return
  if (payment.metadata.orderId !== order.id) {
    till.log(`order ${order.id}: payment ${payment.id} is for another order`)
    return
  }
  const isWhole = payment.amountCents === totalCents(order)
  await inTransaction(till.database, async (client) => {
    const locked = await lockOrder(client, order)
    if (!locked) return
    const superfluous = event === 'payment-received' && (!isWhole || (await isSuperfluous(client, locked)))
    const move = movePayment(locked.status, superfluous ? 'payment-superfluous' : event)
    if (!move.ok) return
    const printed = moveFulfilment(locked.fulfilment, 'print-order-paid')
    const fulfilment = move.to === 'paid' && locked.kind === 'print' && printed.ok ? printed.to : 'none'
    await saveOrderStatus(client, order.id, { status: move.to, fulfilment })
    if (move.to === 'paid') await queue.orderPaid(client, { orderId: order.id, bookId: order.book_id })
    if (move.to === 'refund_due') {
      till.log(`order ${order.id}: payment ${payment.id} came for nothing and is to be paid back`)
      await queue.refundDue(client, order.id)
    }
  })
}

/** Ends an order that is not paid yet, so that it cannot be paid any more, and answers how it stands then. */
export async function cancelOrder(till: Till, queue: WorkQueue, order: OrderRow): Promise<OrderStatus> {
  if (await cancelBeforePayment(till.database, order.id)) return 'canceled'
  const current = await readOrder(till.database, order.id)
  if (current?.payment_id) {
    await till.payments.cancelPayment(current.payment_id)
    await settleOrder(till, queue, current)
  }
  return (await readOrder(till.database, order.id))?.status ?? 'canceled'
}

/** How the payment stands; one that should not be paid any more is ended first. */
async function readTruth(till: Till, order: OrderRow): Promise<Payment | null> {
  if (order.payment_id === null) return null
  const payment = await till.payments.readPayment(order.payment_id)
  if (payment?.status !== 'open') return payment
  const isOld = Date.now() - order.created_at.getTime() > openForMs
  const isOver = isOld || order.status === 'canceled' || (await isSuperfluous(till.database, order))
  return isOver ? till.payments.cancelPayment(payment.id) : payment
}

/** A download of a book that has been paid for, as a download or printed, is the buyer's already. */
async function isSuperfluous(
  database: Parameters<typeof isBought>[0],
  order: Pick<OrderRow, 'kind' | 'book_id'>,
): Promise<boolean> {
  return order.kind === 'download' && (await isBought(database, order.book_id))
}
