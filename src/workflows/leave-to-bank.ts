import type { ClientBase } from 'pg'
import type { OrderRow } from '#records/order-rows.ts'
import { refuseRefunds } from '#records/refused-refund-rows.ts'
import { issueDebitNote } from './issue-invoice.ts'
import { announceOvertaken } from './tell-of-refund.ts'
import type { Workshop } from './workshop.ts'

/**
 * The buyer's bank has taken a locked order's payment back: what was still to go back of it does not leave, for the bank has
 * given the buyer that too. Its credit notes are taken back, so that the money is gone once in the books as well, and the
 * buyer, who was told that it comes from us, is told that it does not.
 */
export async function leaveToBank(
  shop: Pick<Workshop, 'siteUrl'>,
  client: ClientBase,
  { order, paymentId }: { order: OrderRow; paymentId: string },
): Promise<void> {
  for (const refund of await refuseRefunds(client, paymentId, 'bank_took')) {
    const debit = await issueDebitNote(client, refund)
    await announceOvertaken(shop, client, { order, refund, debit })
  }
}
