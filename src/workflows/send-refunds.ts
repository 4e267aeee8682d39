import type { ClientBase } from 'pg'
import { inTransaction } from '#records/in-transaction.ts'
import { addRefunded, lockOrder, readOrder, saveOrderStatus, totalCents } from '#records/order-rows.ts'
import { insertGiftUse } from '#records/gift-card-rows.ts'
import { countOpenRefunds, type RefundRow, saveRefund, takeRefunds } from '#records/refund-rows.ts'
import { movePayment } from '#shop/order.ts'
import { PaymentRefused, type Refund } from '#shop/payment-provider.ts'
import { issueCreditNote } from './issue-invoice.ts'
import { orderNumber } from '#shop/order-number.ts'
import type { Workshop } from './workshop.ts'

type Till = Pick<Workshop, 'database' | 'payments' | 'log'>

const states = { sent: 'sent', done: 'done', failed: 'refused' } as const satisfies Record<
  Refund['status'],
  RefundRow['state']
>

/**
 * Pays back what is due, and follows it until the money has left. Asked twice, the provider pays once: a refund's id
 * is its idempotency key. What the provider will not pay back stays for an operator. What goes back to a gift card is
 * written in its ledger.
 */
export async function sendRefunds(till: Till): Promise<void> {
  for (const refund of await takeRefunds(till.database)) await sendRefund(till, refund)
}

async function sendRefund(till: Till, refund: RefundRow): Promise<void> {
  const { database, log } = till
  try {
    const { payment_id: paymentId } = refund
    if (paymentId === null) return await keep(till, refund, { state: 'done', providerId: null })
    const { id, status } = await payBack(till, { ...refund, payment_id: paymentId })
    await keep(till, refund, { state: states[status], providerId: id })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log(`refund ${refund.id} of order ${refund.order_id}: ${problem}`)
    const state = error instanceof PaymentRefused ? 'refused' : refund.state
    await saveRefund(database, refund, { state, providerId: null, problem })
  }
}

async function payBack({ payments }: Till, refund: RefundRow & { payment_id: string }): Promise<Refund> {
  if (refund.provider_id !== null) {
    const known = await payments.readRefund(refund.payment_id, refund.provider_id)
    return known ?? { id: refund.provider_id, status: 'failed' }
  }
  return payments.refundPayment({
    id: refund.id,
    attempt: refund.attempt,
    paymentId: refund.payment_id,
    amountCents: refund.amount_cents,
    description: `Fabelaar ${orderNumber({ id: refund.order_id })}`,
  })
}

/** The refund and its order change together; an order is refunded when all that was owed, or all of it, has gone back. */
async function keep(
  { database }: Till,
  refund: RefundRow,
  { state, providerId }: { state: RefundRow['state']; providerId: string | null },
): Promise<void> {
  const problem = state === 'refused' ? 'the provider could not pay it back' : null
  await inTransaction(database, async (client) => {
    const order = await readOrder(client, refund.order_id)
    const locked = order && (await lockOrder(client, order))
    if (!(await saveRefund(client, refund, { state, providerId, problem }))) return
    if (refund.gift_code !== null) await giveBack(client, { ...refund, gift_code: refund.gift_code })
    // Of what was erased the row alone was written; all others have theirs already.
    if (state === 'done') await issueCreditNote(client, refund)
    // Of a payment beside the order's own: the order is as it was.
    const isItsOwn = refund.payment_id === null || locked?.payment_id === refund.payment_id
    if (state !== 'done' || !locked || !isItsOwn) return
    const refundedCents = await addRefunded(client, locked.id, refund.amount_cents)
    const move = movePayment(locked.status, 'payment-refunded')
    const isWhole =
      locked.status === 'refund_due'
        ? (await countOpenRefunds(client, locked.id)) === 0
        : refundedCents >= totalCents(locked)
    if (!move.ok || !isWhole) return
    await saveOrderStatus(client, locked.id, { status: move.to, fulfilment: locked.fulfilment })
  })
}

function giveBack(client: ClientBase, refund: RefundRow & { gift_code: string }): Promise<void> {
  return insertGiftUse(client, {
    code: refund.gift_code,
    orderId: refund.order_id,
    refundId: refund.id,
    reason: 'given_back',
    cents: -refund.amount_cents,
  })
}
