import type { ClientBase } from 'pg'
import { addRefunded, type OrderRow, saveOrderStatus, totalCents } from '#records/order-rows.ts'
import { countOpenRefunds, type Refunded } from '#records/refund-rows.ts'
import { movePayment } from '#shop/order.ts'
import { dropPrint } from './drop-print.ts'
import { issueCreditNote } from './issue-invoice.ts'

/**
 * What follows when a refund has left: a credit note stands for it, and its locked order is refunded when all that was owed,
 * or all of it, has gone back. Of an order that was erased there is no order.
 */
export async function noteRefunded(
  client: ClientBase,
  refund: Refunded,
  locked: OrderRow | null,
): Promise<void> {
  // Of what was erased the row alone was written; all others have theirs already.
  await issueCreditNote(client, refund)
  // Of a payment beside the order's own: the order is as it was.
  const isItsOwn = refund.payment_id === null || locked?.payment_id === refund.payment_id
  if (!locked || !isItsOwn) return
  const refundedCents = await addRefunded(client, locked.id, refund.amount_cents)
  const move = movePayment(locked.status, 'payment-refunded')
  const isWhole =
    refundedCents >= totalCents(locked) ||
    (locked.status === 'refund_due' && (await countOpenRefunds(client, locked.id)) === 0)
  if (!move.ok || !isWhole) return
  await saveOrderStatus(client, locked.id, { status: move.to, fulfilment: await dropPrint(client, locked) })
}
