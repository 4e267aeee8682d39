import type { ClientBase } from 'pg'
import { inTransaction } from '#records/in-transaction.ts'
import { lockOrder, type OrderRow, saveOrderStatus } from '#records/order-rows.ts'
import { moveFulfilment, movePayment } from '#shop/order.ts'
import { leftToPayBack, payBack } from './pay-back.ts'
import { announceCanceled } from './tell-of-refund.ts'
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
  if (!locked) return false
  const print = moveFulfilment(locked.fulfilment, 'order-regretted')
  const money = movePayment(locked.status, 'refund-decided')
  if (!print.ok || !money.ok) return false
  await saveOrderStatus(client, locked.id, { status: money.to, fulfilment: print.to })
  const { left } = await leftToPayBack(client, locked)
  const paidBack = await payBack(client, { order: locked, cents: left, reason: 'regret' })
  await announceCanceled(shop, client, { order: locked, paidBack })
  return true
}
