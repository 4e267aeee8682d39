import { findPrintJob } from '#records/print-job-rows.ts'
import { lookAtPrint } from '#workflows/follow-prints.ts'
import { type Counter, isStorable } from './product-function.ts'
import { readBytes } from './read-bytes.ts'

const mostBodyBytes = 256 * 1024

/** Where the printer tells that something changed. Its body names a job and is not believed further than that. */
export async function printingWebhook(counter: Counter, request: Request): Promise<Response> {
  const body = await readBytes(request, mostBodyBytes)
  if (body === null) return new Response(null, { status: 413 })
  const { printer } = counter
  const jobId = printer.readWebhook({ headers: request.headers, body })
  if (jobId === null || !isStorable(jobId)) return new Response(null, { status: 400 })
  const job = await findPrintJob(counter.database, printer.name, jobId)
  if (job) await lookAtPrint(counter, job)
  return new Response(null, { status: 200 })
}
