import type { ClientBase } from 'pg'
import { inTransaction } from '#records/in-transaction.ts'
import { lockOrder, type OrderRow, saveOrderStatus, totalCents } from '#records/order-rows.ts'
import { refundedOf } from '#records/refund-rows.ts'
import { moveFulfilment, movePayment } from '#shop/order.ts'
import { refundInvoiced } from './issue-invoice.ts'
import { announceCanceled } from './tell-of-print.ts'
import type { Workshop } from './workshop.ts'

/** Cancels a paid print that no printer has yet and pays it back, once; false when it is too late for that. */
export function regretOrder(shop: Pick<Workshop, 'database' | 'siteUrl'>, order: OrderRow): Promise<boolean> {
  return inTransaction(shop.database, async (client) =>
    regretLocked(shop, client, await lockOrder(client, order)),
  )
}

/** The same of an order that is locked already. */
export async function regretLocked(
  shop: Pick<Workshop, 'siteUrl'>,
  client: ClientBase,
  locked: OrderRow | null,
): Promise<boolean> {
  if (!locked || locked.payment_id === null) return false
  const print = moveFulfilment(locked.fulfilment, 'order-regretted')
  const money = movePayment(locked.status, 'refund-decided')
  if (!print.ok || !money.ok) return false
  await saveOrderStatus(client, locked.id, { status: money.to, fulfilment: print.to })
  const amountCents = totalCents(locked) - (await refundedOf(client, locked.payment_id))
  const refund = { order_id: locked.id, payment_id: locked.payment_id, amount_cents: amountCents }
  const credit = await refundInvoiced(client, { ...refund, reason: 'regret' })
  await announceCanceled(shop, client, { order: locked, credit })
  return true
}
