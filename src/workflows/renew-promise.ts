import type { ClientBase } from 'pg'
import { type BookOrderRow, savePromise } from '#records/order-rows.ts'
import { arriveBy } from '#shop/arrive-by.ts'
import type { Workshop } from './workshop.ts'

/**
 * Promises a printed book anew, counted from now, and answers the day.
 * @param promise.waitMinutes how long it waits before it goes to the printer
 */
export async function renewPromise(
  { printer }: Pick<Workshop, 'printer'>,
  client: ClientBase,
  { order, waitMinutes }: { order: BookOrderRow; waitMinutes: number },
): Promise<Date | null> {
  const { id, address, promised_for: promised } = order
  if (address === null) return promised
  const day = arriveBy(address.country, printer.deliveryTimes, {
    paidAt: new Date(),
    regretMinutes: waitMinutes,
  })
  await savePromise(client, id, day)
  return day
}
