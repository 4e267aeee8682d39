import { inTransaction } from '#records/in-transaction.ts'
import { lockOrder, readOrder } from '#records/order-rows.ts'
import { readPrintJob, savePrintJob } from '#records/print-job-rows.ts'
import { reportPrintProblem } from './tell-of-print.ts'
import type { Workshop } from './workshop.ts'

/**
 * Lets a job wait for an operator. One whose buyer was erased or paid back waits for nobody, and what the printer has goes on.
 * @param problem a code of ours, with a detail behind a colon, or the words of a printer
 */
export async function blockPrint(workshop: Workshop, jobId: string, problem: string): Promise<void> {
  workshop.log(`print job ${jobId} cannot go on: ${problem}`)
  await inTransaction(workshop.database, async (client) => {
    const job = await readPrintJob(client, jobId)
    if (!job || job.printer_job_id !== null) return
    const known = await readOrder(client, job.order_id)
    const order = known && (await lockOrder(client, known))
    const isWanted = order?.status === 'paid'
    await savePrintJob(client, jobId, { state: isWanted ? 'blocked' : 'canceled', problem })
    if (isWanted) await reportPrintProblem(workshop, client, { order, jobId, problem })
  })
}
