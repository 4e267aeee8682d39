import { listOpenOrders, type OrderRow } from '#records/order-rows.ts'
import { settleOrder } from './settle-order.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

/** Webhooks get lost: asks the provider about every order that is still open. One that fails stops no other. */
export async function sweepOrders(
  workshop: Pick<Workshop, 'database' | 'payments' | 'log'>,
  queue: WorkQueue,
): Promise<void> {
  let after: string | null = null
  for (;;) {
    const orders: OrderRow[] = await listOpenOrders(workshop.database, after)
    const last = orders.at(-1)
    if (!last) return
    for (const order of orders) await settleAlone(workshop, queue, order)
    after = last.id
  }
}

async function settleAlone(...[workshop, queue, order]: Parameters<typeof settleOrder>): Promise<void> {
  try {
    await settleOrder(workshop, queue, order)
  } catch (error) {
    workshop.log(`order ${order.id} could not be settled: ${String(error)}`)
  }
}
