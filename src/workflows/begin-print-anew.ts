import type { ClientBase } from 'pg'
import type { BookOrderRow } from '#records/order-rows.ts'
import { insertPrintJob, type PrintJobRow } from '#records/print-job-rows.ts'
import { renewPromise } from './renew-promise.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

/** Begins another try at printing an order, with a promise of its own; answers both. */
export async function beginPrintAnew(
  shop: Pick<Workshop, 'printer'>,
  queue: WorkQueue,
  { client, order }: { client: ClientBase; order: BookOrderRow },
): Promise<{ job: PrintJobRow; promised: Date | null }> {
  const promised = await renewPromise(shop, client, { order, waitMinutes: 0 })
  const job = await insertPrintJob(client, order, shop.printer.name)
  await queue.printOrder(client, job.id)
  return { job, promised }
}
