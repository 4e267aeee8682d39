import type { ClientBase } from 'pg'
import type { OrderRow } from '#records/order-rows.ts'
import { savePrintJob, unmadeJobOf } from '#records/print-job-rows.ts'
import { type Fulfilment, moveFulfilment } from '#shop/order.ts'

/**
 * What becomes of the print of a locked order that is paid back whole: one that nobody makes yet is dropped, and with it
 * what waited for a person or kept the text of the book closed. One that a printer may have all the same is looked for
 * there by its name (`takeLostJobs`).
 */
export async function dropPrint(client: ClientBase, order: OrderRow): Promise<Fulfilment> {
  const regretted = moveFulfilment(order.fulfilment, 'order-regretted')
  if (regretted.ok) return regretted.to
  const dropped = moveFulfilment(order.fulfilment, 'print-dropped')
  const job = dropped.ok ? await unmadeJobOf(client, order.id) : null
  if (!dropped.ok || job === null) return order.fulfilment
  await savePrintJob(client, job.id, { state: 'canceled' })
  return dropped.to
}
