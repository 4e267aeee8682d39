import type { ClientBase } from 'pg'
import type { Cents } from '#book/size.ts'
import { limits } from '#book/limits.ts'
import { lockBook, readBook } from '#records/book-rows.ts'
import { isBought } from '#records/bought-rows.ts'
import { noteChargedBack } from '#records/chargeback-rows.ts'
import { readGivenBookId } from '#records/given-book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import {
  cancelBeforePayment,
  lockOrder,
  type BookOrderRow,
  type OrderRow,
  providerCents,
  readOrder,
  saveOrderStatus,
  tiePayment,
} from '#records/order-rows.ts'
import { insertRefund, type Refunded, refundedOf } from '#records/refund-rows.ts'
import { settleRefused } from '#records/refused-refund-rows.ts'
import { isGivenBook } from '#shop/given-book.ts'
import { moveFulfilment, movePayment, type OrderStatus, type PaymentEvent } from '#shop/order.ts'
import type { Payment, PaymentStatus } from '#shop/payment-provider.ts'
import { beginUnlock } from './begin-unlock.ts'
import { handOverBook } from './hand-over-book.ts'
import { giveCard } from './give-card.ts'
import { issueInvoice } from './issue-invoice.ts'
import { leaveToBank } from './leave-to-bank.ts'
import { noteRefunded } from './note-refunded.ts'
import { takeOffCard } from './pay-back.ts'
import { announceRefund, confirmOrder } from './tell-buyer.ts'
import { announceDrawn } from './tell-of-print.ts'
import { renewPromise } from './renew-promise.ts'
import { thankReferrer } from './thank-referrer.ts'
import { writePresent } from './write-present.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

type Till = Pick<Workshop, 'database' | 'payments' | 'printer' | 'seller' | 'siteUrl' | 'log'>

const events: Readonly<Record<PaymentStatus, PaymentEvent | null>> = {
  open: null,
  pending: null,
  authorized: null,
  paid: 'payment-received',
  canceled: 'payment-canceled',
  failed: 'payment-failed',
  expired: 'payment-expired',
}

/** Nobody begins to pay this long after ordering; meanwhile the order holds its discount code. */
const openForMs = 24 * 60 * 60 * 1000

/**
 * Brings an order up to date with the truth about its payment, which is asked of the provider, never of a
 * browser or a webhook. However often and however late it is called, an order becomes paid once; the work
 * that follows is put in the queue, and the mail that thanks in the outbox, in the same transaction. Money for what is the buyer's already, or
 * of another amount, goes back; and what was taken back elsewhere is noted.
 */
export async function settleOrder(till: Till, queue: WorkQueue, order: OrderRow): Promise<void> {
  const payment = await readTruth(till, order)
  if (!payment) return
  if (payment.metadata.orderId !== order.id) {
    till.log(`order ${order.id}: payment ${payment.id} is for another order`)
    return
  }
  await inTransaction(till.database, async (client) => {
    const locked = await lockOrder(client, order)
    if (!locked) return
    if (locked.status === 'pending' || locked.status === 'canceled') {
      await takePayment(till, queue, { client, order: locked, payment })
    } else {
      await noteTakenBack(till, { client, order: locked, payment })
    }
  })
}

/**
 * A payment that no order knows: it was paid before the answer that made it had come to us, or its answer was lost and
 * another took its place. The first is tied to its order; money that came by the second goes back.
 */
export async function settleStray(till: Till, queue: WorkQueue, paymentId: string): Promise<void> {
  const payment = await till.payments.readPayment(paymentId)
  const known = payment && (await readOrder(till.database, payment.metadata.orderId))
  if (!known) return
  const order = await tiePayment(till.database, known.id, { id: payment.id, mode: till.payments.mode })
  if (order) {
    await settleOrder(till, queue, order)
    return
  }
  if (payment.status === 'open') await till.payments.cancelPayment(payment.id)
  if (payment.status !== 'paid' || payment.refundedCents > 0) return
  till.log(`order ${known.id}: payment ${payment.id} came beside its own and goes back`)
  const refund = { order_id: known.id, payment_id: payment.id, amount_cents: payment.amountCents }
  await insertRefund(till.database, { ...refund, reason: 'superfluous' })
}

interface Settling {
  client: ClientBase
  order: OrderRow
  payment: Payment
}

async function takePayment(
  till: Till,
  queue: WorkQueue,
  { client, order, payment }: Settling,
): Promise<void> {
  const event = events[payment.status]
  if (!event) return
  // Nobody else buys it meanwhile.
  const givenId =
    order.kind === 'gift' && isGivenBook(order.gift) && (await readGivenBookId(client, order.id))
  if (givenId) await lockBook(client, givenId)
  const isWhole = payment.amountCents === providerCents(order)
  const superfluous = event === 'payment-received' && (!isWhole || (await isSuperfluous(client, order)))
  const move = movePayment(order.status, superfluous ? 'payment-superfluous' : event)
  if (!move.ok) return
  if (move.to === 'paid') return becomePaid(till, queue, { client, order })
  await saveOrderStatus(client, order.id, { status: move.to, fulfilment: 'none' })
  if (move.to === 'refund_due') {
    till.log(`order ${order.id}: payment ${payment.id} came for nothing and goes back`)
    const refund = { order_id: order.id, payment_id: payment.id, amount_cents: payment.amountCents }
    await insertRefund(client, { ...refund, reason: 'superfluous' })
    await announceRefund(till, client, order)
  }
}

/**
 * What follows when all of an order is paid: by a payment, or by a gift card alone, and then in the transaction that
 * places it.
 */
export async function becomePaid(
  till: Pick<Till, 'printer' | 'seller' | 'siteUrl'>,
  queue: WorkQueue,
  { client, order }: { client: ClientBase; order: OrderRow },
): Promise<void> {
  const printed = moveFulfilment(order.fulfilment, 'print-order-paid')
  const fulfilment = order.kind === 'print' && printed.ok ? printed.to : 'none'
  await saveOrderStatus(client, order.id, { status: 'paid', fulfilment })
  // Counted from now: a bank transfer takes days.
  const waitMinutes = limits.regretMinutes
  const arrives = order.kind === 'print' ? await renewPromise(till, client, { order, waitMinutes }) : null
  const invoice = await issueInvoice(till, client, order)
  if (order.kind === 'gift') {
    const { gift } = order
    if (gift === null) throw new Error(`order ${order.id} is for a gift of which nothing is known`)
    if (isGivenBook(gift)) return handOverBook(till, queue, { client, order, invoice, gift })
    return giveCard(till, client, { order, invoice, gift })
  }
  if (order.kind === 'print') await writePresent(client, order)
  await beginUnlock(queue, client, order.book_id)
  const isDrawn = (await readBook(client, order.book_id)).state === 'finished'
  await confirmOrder(till, client, { order: { ...order, promised_for: arrives }, invoice, isDrawn })
  // A print can still be regretted: whoever pointed to it is thanked when the printer gets it.
  if (order.kind !== 'print') await thankReferrer(till, client, order)
  if (isDrawn) await tellOfDrawn(till, client, order)
}

/**
 * An order of a book that was drawn for another one: its recipe is over and tells nobody any more. While it runs it
 * waits for the lock on the book, and finds this order among those that it tells.
 */
async function tellOfDrawn(
  till: Pick<Till, 'siteUrl'>,
  client: ClientBase,
  order: BookOrderRow,
): Promise<void> {
  const paid = await lockOrder(client, order)
  if (paid) await announceDrawn(till, client, paid)
}

/** A bank that took the money back, or gave it to us again, and refunds made at the provider's own site. */
async function noteTakenBack(till: Till, { client, order, payment }: Settling): Promise<void> {
  await noteChargedBack(client, {
    orderId: order.id,
    paymentId: payment.id,
    cents: payment.chargedBackCents,
  })
  const event = payment.chargedBackCents > 0 ? 'payment-charged-back' : 'chargeback-reversed'
  const move = movePayment(order.status, event)
  if (move.ok) {
    till.log(`order ${order.id}: payment ${payment.id}, ${event}`)
    await saveOrderStatus(client, order.id, { status: move.to, fulfilment: order.fulfilment })
    if (move.to === 'charged_back') await leaveToBank(till, client, { order, paymentId: payment.id })
  }
  const cents = payment.refundedCents - (await refundedOf(client, payment.id))
  if (cents <= 0) return
  const now = { ...order, status: move.ok ? move.to : order.status }
  // What we could not pay back, and somebody did there.
  const settled = await settleRefused(client, { paymentId: payment.id, cents })
  const refund = settled ?? (await noteElsewhere({ client, order, payment }, cents))
  if (refund) await noteRefunded(client, refund, now)
}

/** A refund that was made at the provider's own site. */
async function noteElsewhere({ client, order, payment }: Settling, cents: Cents): Promise<Refunded | null> {
  const refund = { order_id: order.id, payment_id: payment.id, amount_cents: cents }
  const id = await insertRefund(client, { ...refund, reason: 'elsewhere', state: 'done' })
  if (id !== null && order.kind === 'gift') {
    await takeOffCard(client, { orderId: order.id, refundId: id, cents })
  }
  return id === null ? null : { ...refund, id }
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

/** How the payment stands; reserved money is taken first, and what should not be paid any more is ended. */
async function readTruth(till: Till, order: OrderRow): Promise<Payment | null> {
  if (order.payment_id === null) return null
  const payment = await till.payments.readPayment(order.payment_id)
  if (payment?.status !== 'open' && payment?.status !== 'pending' && payment?.status !== 'authorized') {
    return payment
  }
  const isOver = order.status === 'canceled' || (await isSuperfluous(till.database, order))
  const isOld = payment.status === 'open' && Date.now() - order.created_at.getTime() > openForMs
  if (isOver || isOld) return till.payments.cancelPayment(payment.id)
  return payment.status === 'authorized' ? till.payments.capturePayment(payment.id) : payment
}

/**
 * A download of a book that has been paid for, as a download or printed, is the buyer's already; and a book that is given was
 * bought by its owner or somebody else meanwhile, or is gone.
 */
async function isSuperfluous(database: Parameters<typeof isBought>[0], order: OrderRow): Promise<boolean> {
  if (order.kind === 'download') return isBought(database, order.book_id)
  if (order.kind !== 'gift' || !isGivenBook(order.gift)) return false
  const bookId = await readGivenBookId(database, order.id)
  return bookId === null || (await isBought(database, bookId))
}
