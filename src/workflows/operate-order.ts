import type { ClientBase } from 'pg'
import { lockOrder, type OrderRow, saveFulfilment, saveOrderStatus } from '#records/order-rows.ts'
import { blockedJobOf, savePrintJob } from '#records/print-job-rows.ts'
import { hasRefund } from '#records/refund-rows.ts'
import { moveFulfilment, movePayment } from '#shop/order.ts'
import { beginPrintAnew } from './begin-print-anew.ts'
import { leftToPayBack, payBack } from './pay-back.ts'
import { regretLocked } from './regret-order.ts'
import { announceNewCopy, announcePartRefund } from './tell-of-print.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

type Shop = Pick<Workshop, 'printer' | 'siteUrl'>

/**
 * Pays some of an order back, or all that is left of it, and tells the buyer; false when so much is not there. Of a gift
 * card only what nobody has used can go back, and it is off the card then.
 */
export async function refundPart(
  shop: Shop,
  client: ClientBase,
  { order, cents }: { order: OrderRow; cents: number },
): Promise<boolean> {
  const locked = await lockOrder(client, order)
  if (locked?.status !== 'paid') return false
  const { left, isHeld } = await leftToPayBack(client, locked)
  if (cents > left) return false
  const paidBack = await payBack(client, { order: locked, cents, reason: 'operator' })
  const move = movePayment(locked.status, 'refund-decided')
  // A print that nobody has yet is not made of what was paid back.
  const print = moveFulfilment(locked.fulfilment, 'order-regretted')
  if (cents === left && !isHeld && move.ok) {
    const fulfilment = print.ok ? print.to : locked.fulfilment
    await saveOrderStatus(client, locked.id, { status: move.to, fulfilment })
  }
  await announcePartRefund(shop, client, { order: locked, paidBack })
  return true
}

/** Cancels a print that no printer has yet, as the buyer could; false when it is too late for that. */
export async function cancelForBuyer(shop: Shop, client: ClientBase, order: OrderRow): Promise<boolean> {
  return regretLocked(shop, client, await lockOrder(client, order))
}

/** Tries a print once more that preflight, or the printer, did not let pass; false when there is none. */
export async function printAnew(
  shop: Pick<Shop, 'printer'>,
  queue: WorkQueue,
  { client, order }: { client: ClientBase; order: OrderRow },
): Promise<boolean> {
  const locked = await lockOrder(client, order)
  if (locked?.status !== 'paid' || locked.kind === 'gift') return false
  // What the printing cost has gone back: it is printed no more.
  if (await hasRefund(client, locked.id, 'rejected')) return false
  const blocked = await blockedJobOf(client, locked.id)
  const move = moveFulfilment(locked.fulfilment, 'print-again')
  if (blocked === null && !move.ok) return false
  if (blocked !== null) await savePrintJob(client, blocked, { state: 'canceled' })
  if (move.ok) await saveFulfilment(client, locked.id, move.to)
  await beginPrintAnew(shop, queue, { client, order: locked })
  return true
}

/** Prints a book once more that came damaged, or not at all, and tells the buyer; false when none has left us. */
export async function replaceCopy(
  shop: Shop,
  queue: WorkQueue,
  { client, order }: { client: ClientBase; order: OrderRow },
): Promise<boolean> {
  const locked = await lockOrder(client, order)
  if (locked?.status !== 'paid' || locked.kind === 'gift') return false
  const move = moveFulfilment(locked.fulfilment, 'copy-replaced')
  if (!move.ok) return false
  await saveFulfilment(client, locked.id, move.to)
  const { job, promised } = await beginPrintAnew(shop, queue, { client, order: locked })
  await announceNewCopy(shop, client, { order: { ...locked, promised_for: promised }, attempt: job.attempt })
  return true
}
