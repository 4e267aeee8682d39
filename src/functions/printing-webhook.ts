import { findPrintJob } from '#records/print-job-rows.ts'
import { lookAtPrint } from '#workflows/follow-prints.ts'
import { type Counter, isStorable } from './product-function.ts'
import { readBytes } from './read-bytes.ts'

const mostBodyBytes = 256 * 1024

/**
 * Where a printer tells that something changed. Its body names a job and is not believed further than that.
 * @param name whose address it is; the one of before has no name in it, and whoever knows the call for its own takes it
 */
export async function printingWebhook(counter: Counter, request: Request, name?: string): Promise<Response> {
  const printers = [counter.printer, ...counter.formerPrinters].filter(
    (printer) => name === undefined || printer.name === name,
  )
  if (printers.length === 0) return new Response(null, { status: 404 })
  const body = await readBytes(request, mostBodyBytes)
  if (body === null) return new Response(null, { status: 413 })
  let isHeard = false
  for (const printer of printers) {
    const jobId = printer.readWebhook({ headers: request.headers, body })
    if (jobId === null || !isStorable(jobId)) continue
    isHeard = true
    const job = await findPrintJob(counter.database, printer.name, jobId)
    if (job) await lookAtPrint(counter, job)
  }
  return new Response(null, { status: isHeard ? 200 : 400 })
}
