import type { ClientBase } from 'pg'
import { lockOrder, type OrderRow, saveFulfilment, saveOrderStatus } from '#records/order-rows.ts'
import { blockedJobOf, type PrintJobRow, saveHandingOver, savePrintJob } from '#records/print-job-rows.ts'
import { hasRefund } from '#records/refund-rows.ts'
import { moveFulfilment, movePayment } from '#shop/order.ts'
import { printerNamed, type Printers } from '#shop/printer.ts'
import { dropRefused } from './after-rejection.ts'
import { beginPrintAnew } from './begin-print-anew.ts'
import { dropPrint } from './drop-print.ts'
import { leftToPayBack, payBack } from './pay-back.ts'
import { regretLocked } from './regret-order.ts'
import { saveTaken } from './save-taken.ts'
import { announceNewCopy, announceSentToPrinter } from './tell-of-print.ts'
import { announcePartRefund } from './tell-of-refund.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

type Shop = Pick<Workshop, keyof Printers | 'siteUrl'>

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
  if (cents === left && !isHeld && move.ok) {
    await saveOrderStatus(client, locked.id, {
      status: move.to,
      fulfilment: await dropPrint(client, locked),
    })
  }
  await announcePartRefund(shop, client, { order: locked, paidBack })
  return true
}

/** Cancels a print that no printer has yet, as the buyer could; false when it is too late for that. */
export async function cancelForBuyer(shop: Shop, client: ClientBase, order: OrderRow): Promise<boolean> {
  return regretLocked(shop, client, await lockOrder(client, order))
}

/**
 * Tries a print once more that preflight, or the printer, did not let pass; false when there is none. What the printer has
 * after all is not printed twice.
 */
export async function printAnew(
  shop: Shop,
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
  if (blocked !== null && (await isAtPrinter(shop, client, { order: locked, job: blocked }))) return true
  await dropRefused(client, locked.id)
  if (blocked !== null) await savePrintJob(client, blocked.id, { state: 'canceled' })
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

/**
 * Asks the printer about a job that was handed over without an answer, and follows it when it is there. Of a printer that
 * the settings know no longer, an operator who has it printed anew says that it is not.
 */
async function isAtPrinter(
  shop: Shop,
  client: ClientBase,
  { order, job }: { order: OrderRow; job: PrintJobRow },
): Promise<boolean> {
  if (job.handed_over_at === null) return false
  const found = await printerNamed(shop, job.printer)?.findJob(job.id)
  if (!found) {
    await saveHandingOver(client, job.id, false)
    return false
  }
  await saveTaken(client, job, found)
  await announceSentToPrinter(shop, client, { order, attempt: job.attempt })
  return true
}
