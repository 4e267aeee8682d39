import type { ClientBase } from 'pg'
import { type BookOrderRow, savePromise } from '#records/order-rows.ts'
import { arriveBy } from '#shop/arrive-by.ts'

/**
 * Promises a printed book anew, counted from now, and answers the day.
 * @param waitMinutes how long it waits before it goes to the printer
 */
export async function renewPromise(
  client: ClientBase,
  { id, address, promised_for: promised }: BookOrderRow,
  waitMinutes: number,
): Promise<Date | null> {
  if (address === null) return promised
  const day = arriveBy(address.country, new Date(), waitMinutes)
  await savePromise(client, id, day)
  return day
}
