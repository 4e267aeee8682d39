import type { ClientBase } from 'pg'
import { sizeTable } from '#book/size.ts'
import { readBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { lockOrder, type OrderRow, saveFulfilment } from '#records/order-rows.ts'
import { hasRefund } from '#records/refund-rows.ts'
import { readRefused, saveDropped, tryRefundAgain } from '#records/refused-refund-rows.ts'
import { moveFulfilment } from '#shop/order.ts'
import { beginPrintAnew } from './begin-print-anew.ts'
import { issueDebitNote } from './issue-invoice.ts'
import { leftToPayBack, payBack } from './pay-back.ts'
import { announcePartRefund } from './tell-of-refund.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

type Shop = Pick<Workshop, 'database' | 'printer' | 'siteUrl'>

/** Tries a rejected print once more; false when it was paid back, or is under way already. */
export function printAgain(shop: Shop, queue: WorkQueue, order: OrderRow): Promise<boolean> {
  return inTransaction(shop.database, async (client) => {
    const locked = await lockOrder(client, order)
    if (locked?.status !== 'paid' || locked.kind === 'gift') return false
    const move = moveFulfilment(locked.fulfilment, 'print-again')
    if (!move.ok || (await hasRefund(client, locked.id, 'rejected'))) return false
    await dropRefused(client, locked.id)
    await saveFulfilment(client, locked.id, move.to)
    await beginPrintAnew(shop, queue, { client, order: locked })
    return true
  })
}

/**
 * Pays back what the printing of a rejected book cost: all but the price of the download, which the buyer keeps, at the
 * discount of the order. False when it was paid back, or is tried again.
 */
export function payPrintBack(shop: Shop, order: OrderRow): Promise<boolean> {
  return inTransaction(shop.database, async (client) => {
    const locked = await lockOrder(client, order)
    if (locked?.status !== 'paid' || locked.fulfilment !== 'rejected' || locked.kind === 'gift') return false
    // What could not leave is tried again, and is owed once.
    const refused = await readRefused(client, locked.id, 'rejected')
    if (refused) return tryRefundAgain(client, refused.id)
    const { brief } = await readBook(client, locked.book_id)
    const part = 1 - locked.discount_cents / locked.book_cents
    // Who had the download already got none with this order.
    const gotDownload = locked.withdrawal_words !== null
    const downloadCents = gotDownload ? Math.round(sizeTable[brief.size].downloadCents * part) : 0
    const cents = (await leftToPayBack(client, locked)).left - downloadCents
    if (cents <= 0 || (await hasRefund(client, locked.id, 'rejected'))) return false
    const paidBack = await payBack(client, { order: locked, cents, reason: 'rejected' })
    await announcePartRefund(shop, client, { order: locked, paidBack })
    return true
  })
}

/** What a rejected print cost is owed no more once it is printed after all; its credit note is taken back. */
export async function dropRefused(client: ClientBase, orderId: string): Promise<void> {
  const refused = await readRefused(client, orderId, 'rejected')
  if (!refused) return
  await saveDropped(client, refused.id)
  await issueDebitNote(client, refused)
}
