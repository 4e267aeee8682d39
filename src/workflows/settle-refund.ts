import type { ClientBase } from 'pg'
import { lockOrder, readOrder } from '#records/order-rows.ts'
import { readRefund } from '#records/refund-rows.ts'
import { settleRefused } from '#records/refused-refund-rows.ts'
import { noteRefunded } from './note-refunded.ts'

/** Puts away a refund that was refused, since its buyer has the money otherwise; false when there is none. */
export async function settleRefund(client: ClientBase, id: string): Promise<boolean> {
  const known = await readRefund(client, id)
  const order = known && (await readOrder(client, known.order_id))
  const locked = order && (await lockOrder(client, order))
  const refund = await settleRefused(client, { id })
  if (refund) await noteRefunded(client, refund, locked)
  return refund !== null
}
