import { bookPaths } from '#book/book-paths.ts'
import { bookToPrint, type PrintSpecification } from '#book/print-specification.ts'
import { readBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { lockOrder, type OrderRow, readOrder } from '#records/order-rows.ts'
import {
  type PrintJobRow,
  readPrintJob,
  saveHandingOver,
  savePrinter,
  savePrintJob,
} from '#records/print-job-rows.ts'
import { type NewPrintJob, type Printer, printerNamed, PrintRefused } from '#shop/printer.ts'
import { bindFiles } from '#typesetting/print/bind-files.ts'
import { preflight } from '#typesetting/print/preflight.ts'
import type { PrintFiles } from '#typesetting/typesetter.ts'
import { blockPrint } from './block-print.ts'
import { readForTypesetting } from './typeset-book.ts'
import { goesOnElsewhere, step } from './durable-step.ts'
import { saveTaken } from './save-taken.ts'
import { announceSentToPrinter } from './tell-of-print.ts'
import type { Workshop } from './workshop.ts'

/** Two minutes of pauses in all: nobody watches a print being made, and a new version of the site is there by then. */
const patientTries = 6
/** How long the printer may fetch the files. */
const filesForSeconds = 24 * 60 * 60

/**
 * The recipe of a print: its two files, preflight, and into the printer's hands. A file with a finding goes nowhere; the job
 * is then blocked, and an operator is told.
 */
export function printOrder(workshop: Workshop): (jobId: string) => Promise<void> {
  return async (jobId) => {
    const patiently = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
      step(name, work, patientTries)
    try {
      // Half of the work each: a worker that dies of one has got further with the other.
      const begun = await patiently('make-interior', () => makeInterior(workshop, jobId))
      if (!begun) return
      await patiently('make-cover', () => makeCover(workshop, jobId))
      const passed = await patiently('preflight', () => examine(workshop, jobId))
      if (passed) await patiently('send', () => send(workshop, jobId))
    } catch (error) {
      // Nothing is wrong with the print.
      if (goesOnElsewhere(error)) throw error
      await step('blocked', () =>
        blockPrint(workshop, jobId, error instanceof Error ? error.message : String(error)),
      )
    }
  }
}

/** The job with its order, while there is one: both go when their buyer is erased. */
async function readJob(
  { database }: Pick<Workshop, 'database'>,
  jobId: string,
): Promise<{ job: PrintJobRow; order: OrderRow } | null> {
  const job = await readPrintJob(database, jobId)
  const order = job && (await readOrder(database, job.order_id))
  return job && order && { job, order }
}

async function makeInterior(workshop: Workshop, jobId: string): Promise<boolean> {
  const found = await readJob(workshop, jobId)
  if (!found) {
    await savePrintJob(workshop.database, jobId, { state: 'canceled' })
    return false
  }
  await makePart(workshop, found.job, {
    part: 'interior',
    printer: await beginningPrinter(workshop, found.job),
  })
  return true
}

/** The cover; and for a printer that takes one file, that. */
async function makeCover(workshop: Workshop, jobId: string): Promise<void> {
  const found = await readJob(workshop, jobId)
  if (!found) return
  const { job } = found
  const { files } = workshop
  const made = await makePart(workshop, job, { part: 'cover', printer: printerOf(workshop, job) })
  const paths = {
    interior: bookPaths.printerFile(job.book_id, job.id, 'interior'),
    cover: bookPaths.printerFile(job.book_id, job.id, 'cover'),
    whole: bookPaths.printerFile(job.book_id, job.id, 'whole'),
  }
  const { whole, ...two } = paths
  if (!made.specification.isOneFile) return savePrintJob(workshop.database, jobId, { files: two })
  const interior = await files.get(paths.interior)
  if (!interior) throw new Error(`print job ${jobId} has lost its pages`)
  await files.put(whole, await bindFiles({ interior, cover: made.pdf }), 'application/pdf')
  await savePrintJob(workshop.database, jobId, { files: paths })
}

async function makePart(
  workshop: Workshop,
  job: PrintJobRow,
  { part, printer }: { part: keyof PrintFiles; printer: Printer },
): Promise<{ pdf: Uint8Array; specification: PrintSpecification }> {
  const book = await readForTypesetting(workshop, job.book_id, 'print')
  const specification = await printer.specificationFor(bookToPrint(book))
  const pdf = await workshop.typesetter.typesetForPrint(book, specification, part)
  await workshop.files.put(bookPaths.printerFile(job.book_id, job.id, part), pdf, 'application/pdf')
  return { pdf, specification }
}

async function examine(workshop: Workshop, jobId: string): Promise<boolean> {
  const found = await readJob(workshop, jobId)
  if (!found?.job.files) return false
  const [interior, cover] = await Promise.all(
    [found.job.files.interior, found.job.files.cover].map((path) => workshop.files.get(path)),
  )
  if (!interior || !cover) throw new Error(`print job ${jobId} has lost its files`)
  const { brief } = await readBook(workshop.database, found.job.book_id)
  const specification = await printerOf(workshop, found.job).specificationFor(bookToPrint(brief))
  const report = await preflight({ interior, cover }, specification)
  await savePrintJob(workshop.database, jobId, { preflight: report })
  if (!report.ok) {
    const [first] = report.findings
    await blockPrint(
      workshop,
      jobId,
      `preflight: ${first?.check}, ${first?.detail} (${report.findings.length})`,
    )
  }
  return report.ok
}

async function send(workshop: Workshop, jobId: string): Promise<void> {
  const { database, files, siteUrl } = workshop
  const found = await readJob(workshop, jobId)
  if (!found?.job.files || !found.order.address) return
  const { job, order } = found
  const printer = printerOf(workshop, job)
  const { interior, cover, whole } = found.job.files
  const share = (path: string): Promise<string> => files.share(path, filesForSeconds)
  const book = await readBook(database, job.book_id)
  const { pages, binding } = await printer.specificationFor(bookToPrint(book.brief))
  const wish: NewPrintJob = {
    id: job.id,
    title: book.title,
    pages,
    binding,
    interiorUrl: await share(interior),
    coverUrl: await share(cover),
    wholeUrl: whole && (await share(whole)),
    address: found.order.address,
    webhookUrl: `${siteUrl}/api/printing/webhook/${printer.name}`,
  }
  if (!(await mayGo(workshop, job, order))) return
  try {
    const taken = await printer.createJob(wish)
    // Written first: what the printer has is followed, whatever became of its buyer meanwhile.
    await saveTaken(database, job, taken)
  } catch (error) {
    if (!(error instanceof PrintRefused)) throw error
    await saveHandingOver(database, jobId, false)
    await blockPrint(workshop, jobId, error.message)
    return
  }
  if (await readOrder(database, order.id)) {
    await announceSentToPrinter(workshop, database, { order, attempt: job.attempt })
  }
}

/** Whom a job was made for. A printer that the settings know no longer cannot be asked; a person has to look. */
function printerOf(workshop: Workshop, { printer: name }: PrintJobRow): Printer {
  const printer = printerNamed(workshop, name)
  if (!printer) throw new PrintRefused(`printer_gone: ${name}`)
  return printer
}

/** As above; a job that nobody has yet goes to whom new jobs go to when its own is there no more. */
async function beginningPrinter(workshop: Workshop, job: PrintJobRow): Promise<Printer> {
  if (printerNamed(workshop, job.printer) || job.handed_over_at !== null) return printerOf(workshop, job)
  await savePrinter(workshop.database, job.id, workshop.printer.name)
  return workshop.printer
}

/** Whether the order is still paid for; from then on the printer may have its book, also when its buyer is erased. */
function mayGo(
  { database }: Pick<Workshop, 'database'>,
  job: PrintJobRow,
  order: OrderRow,
): Promise<boolean> {
  return inTransaction(database, async (client) => {
    const locked = await lockOrder(client, order)
    const isPaid = locked?.status === 'paid'
    if (isPaid) await saveHandingOver(client, job.id, true)
    else await savePrintJob(client, job.id, { state: 'canceled' })
    return isPaid
  })
}
