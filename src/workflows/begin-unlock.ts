import type { ClientBase } from 'pg'
import { showPaid } from '#records/book-rows.ts'
import type { WorkQueue } from './work-queue.ts'

/**
 * Has a book drawn that is paid for, in the transaction that says so. It shows as being drawn from then on, also while others are
 * drawn first: nobody is asked to buy what they, or somebody for them, just paid for.
 */
export async function beginUnlock(queue: WorkQueue, client: ClientBase, bookId: string): Promise<void> {
  await queue.orderPaid(client, bookId)
  await showPaid(client, bookId)
}
