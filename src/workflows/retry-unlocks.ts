import { inTransaction } from '#records/in-transaction.ts'
import { listStoppedUnlocks, takeUp } from '#records/book-rows.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

/**
 * Goes on with paid books whose drawing stopped some minutes ago, for a day: what stood in the way, a web process or a
 * bucket that was away for longer than a step tries, is mostly back by then. An operator sees them meanwhile.
 */
export async function retryUnlocks(
  { database, log }: Pick<Workshop, 'database' | 'log'>,
  queue: WorkQueue,
): Promise<void> {
  for (const bookId of await listStoppedUnlocks(database)) {
    await inTransaction(database, async (client) => {
      const stopped = await takeUp(client, bookId)
      if (stopped !== 'unlock_failed') return
      await queue.continueBook(client, stopped, { bookId, attempt: crypto.randomUUID() })
      log(`book ${bookId}: its drawing had stopped, and goes on`)
    })
  }
}
