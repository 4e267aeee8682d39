import type { ClientBase } from 'pg'
import { bookIsPaid } from '#records/book-rows.ts'
import type { WorkQueue } from './work-queue.ts'

/**
 * Part of the transaction that marks an order paid: the pictures of its book are drawn, and whoever looks at it sees so from now on,
 * however long others are served first.
 */
export async function payForBook(client: ClientBase, queue: WorkQueue, bookId: string): Promise<void> {
  await bookIsPaid(client, bookId)
  await queue.orderPaid(client, bookId)
}
