import { cancelForgottenOrders, listOpenOrders, type OrderRow, takePaidOrders } from '#records/order-rows.ts'
import { settleOrder } from './settle-order.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

/**
 * Webhooks get lost: asks the provider about every order that is still open, and once a day about those that a bank
 * may still take money back of. What never got a payment is canceled after a day. One that fails stops no other.
 */
export async function sweepOrders(
  workshop: Pick<Workshop, 'database' | 'payments' | 'printer' | 'seller' | 'siteUrl' | 'log'>,
  queue: WorkQueue,
): Promise<void> {
  await cancelForgottenOrders(workshop.database)
  let after: string | null = null
  for (;;) {
    const orders: OrderRow[] = await listOpenOrders(workshop.database, after)
    const last = orders.at(-1)
    if (!last) break
    for (const order of orders) await settleAlone(workshop, queue, order)
    after = last.id
  }
  for (const order of await takePaidOrders(workshop.database)) await settleAlone(workshop, queue, order)
}

async function settleAlone(...[workshop, queue, order]: Parameters<typeof settleOrder>): Promise<void> {
  try {
    await settleOrder(workshop, queue, order)
  } catch (error) {
    workshop.log(`order ${order.id} could not be settled: ${String(error)}`)
  }
}
