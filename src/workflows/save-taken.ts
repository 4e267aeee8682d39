import type { ClientBase, Pool } from 'pg'
import { type PrintJobRow, savePrintJob } from '#records/print-job-rows.ts'
import type { PrintJob } from '#shop/printer.ts'

/** Writes that the printer has a job. From then on it is followed, also when its buyer was erased meanwhile. */
export async function saveTaken(
  database: Pool | ClientBase,
  job: PrintJobRow,
  taken: PrintJob,
): Promise<void> {
  await savePrintJob(database, job.id, { state: 'sent', printer_job_id: taken.id, cost: taken.cost })
}
