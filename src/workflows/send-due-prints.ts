import { inTransaction } from '#records/in-transaction.ts'
import { type BookOrderRow, listPrintableOrders, lockOrder, saveFulfilment } from '#records/order-rows.ts'
import { insertPrintJob } from '#records/print-job-rows.ts'
import { moveFulfilment } from '#shop/order.ts'
import { thankReferrer } from './thank-referrer.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Workshop } from './workshop.ts'

type Shop = Pick<Workshop, 'database' | 'printer' | 'siteUrl' | 'log'>

/**
 * Gives the printer what may go there: paid, drawn, and not regretted within its hour. From that moment on the text
 * stands; the job is written and queued with it, so that one order is printed once.
 */
export async function sendDuePrints(shop: Shop, queue: WorkQueue): Promise<void> {
  for (const order of await listPrintableOrders(shop.database)) {
    try {
      await sendPrint(shop, queue, order)
    } catch (error) {
      shop.log(`order ${order.id} could not go to the printer: ${String(error)}`)
    }
  }
}

async function sendPrint(shop: Shop, queue: WorkQueue, order: BookOrderRow): Promise<void> {
  await inTransaction(shop.database, async (client) => {
    const locked = await lockOrder(client, order)
    if (locked?.status !== 'paid') return
    const move = moveFulfilment(locked.fulfilment, 'regret-window-passed')
    if (!move.ok) return
    await saveFulfilment(client, order.id, move.to)
    const job = await insertPrintJob(client, order, shop.printer.name)
    await queue.printOrder(client, job.id)
    // Not before: until now the buyer could have all of the money back.
    await thankReferrer(shop, client, locked)
  })
}
