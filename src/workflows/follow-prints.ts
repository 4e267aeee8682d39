import { inTransaction } from '#records/in-transaction.ts'
import { lockOrder, readOrder, saveFulfilment } from '#records/order-rows.ts'
import {
  hasLaterTry,
  type PrintJobRow,
  saveHandingOver,
  savePrintJob,
  takeLostJobs,
  takeRunningJobs,
} from '#records/print-job-rows.ts'
import { settleHeldRefunds } from '#records/refund-rows.ts'
import { type Fulfilment, type FulfilmentEvent, moveFulfilment } from '#shop/order.ts'
import {
  type Printer,
  printerNamed,
  type Printers,
  type PrintJob,
  type PrintJobState,
} from '#shop/printer.ts'
import { saveTaken } from './save-taken.ts'
import { announceDelivered, announceRejected, announceShipped, reportPrintProblem } from './tell-of-print.ts'
import type { Workshop } from './workshop.ts'

type Shop = Pick<Workshop, 'database' | keyof Printers | 'siteUrl' | 'operatorEmail' | 'log'>

/** Asks every printer about what it has: webhooks get lost. One that fails keeps no other from being asked about. */
export async function followPrints(shop: Shop): Promise<void> {
  const each = async (
    jobs: readonly PrintJobRow[],
    look: (job: PrintJobRow) => Promise<void>,
  ): Promise<void> => {
    for (const job of jobs) {
      try {
        await look(job)
      } catch (error) {
        shop.log(`print job ${job.id} could not be asked about: ${String(error)}`)
      }
    }
  }
  for (const printer of [shop.printer, ...shop.formerPrinters]) {
    await each(await takeLostJobs(shop.database, printer.name), (job) => findLostPrint(shop, printer, job))
    await each(await takeRunningJobs(shop.database, printer), (job) => lookAtPrint(shop, job))
  }
  await settleHeldRefunds(shop.database)
}

/** Finds by our own name of it what a printer may have of an erased order. */
async function findLostPrint({ database }: Shop, printer: Printer, job: PrintJobRow): Promise<void> {
  const found = await printer.findJob(job.id)
  await inTransaction(database, async (client) => {
    if (found) return saveTaken(client, job, found)
    await saveHandingOver(client, job.id, false)
    await savePrintJob(client, job.id, { state: 'canceled' })
  })
}

const events: Readonly<Record<Exclude<PrintJobState, 'received'>, FulfilmentEvent>> = {
  in_production: 'print-started',
  shipped: 'parcel-shipped',
  delivered: 'parcel-delivered',
  rejected: 'print-rejected',
  canceled: 'print-rejected',
}

/** Brings an order up to date with the truth about its print, once a state, however often and late it is called. */
export async function lookAtPrint(shop: Shop, job: PrintJobRow): Promise<void> {
  const printer = printerNamed(shop, job.printer)
  if (job.printer_job_id === null || printer === null) return
  const told = await printer.readJob(job.printer_job_id)
  if (!told) return
  const { state, cost } = told
  if (state === 'received') {
    await savePrintJob(shop.database, job.id, { cost })
    return
  }
  await inTransaction(shop.database, async (client) => {
    const known = await readOrder(client, job.order_id)
    const order = known && (await lockOrder(client, known))
    await savePrintJob(client, job.id, {
      state,
      cost,
      tracking: told.tracking ?? null,
      problem: told.problem ?? null,
    })
    // A copy that was replaced is still under way, and moves nothing any more.
    if (order && (await hasLaterTry(client, job))) return
    const move = order && moveFulfilment(order.fulfilment, events[state])
    if (!order || !move?.ok) return
    await saveFulfilment(client, order.id, move.to)
    await tell(shop, client, { order, job, told, now: move.to })
  })
}

type Client = Parameters<typeof announceShipped>[1]
type Order = Parameters<typeof announceDelivered>[2]

async function tell(
  shop: Shop,
  client: Client,
  { order, job, told, now }: { order: Order; job: PrintJobRow; told: PrintJob; now: Fulfilment },
): Promise<void> {
  const { attempt } = job
  if (now === 'shipped')
    await announceShipped(shop, client, { order, attempt, tracking: told.tracking ?? {} })
  if (now === 'delivered') await announceDelivered(shop, client, order, attempt)
  if (now === 'rejected') {
    const problem = told.problem ?? told.state
    await announceRejected(shop, client, order, attempt)
    await reportPrintProblem(shop, client, { order, jobId: job.id, problem })
  }
}
