import type { Pool } from 'pg'
import { inTransaction } from '#records/in-transaction.ts'
import { type PrintJobRow, savePrintJob } from '#records/print-job-rows.ts'
import { settleHeldRefunds } from '#records/refund-rows.ts'

/** Writes that the printer has a job. From then on it is followed, also when its buyer was erased meanwhile. */
export async function saveTaken(database: Pool, job: PrintJobRow, printerJobId: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await savePrintJob(client, job.id, { state: 'sent', printer_job_id: printerJobId })
    await settleHeldRefunds(client, job.order_id, true)
  })
}
