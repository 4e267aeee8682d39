import { limits } from '#book/limits.ts'
import { type Country, countries } from '#shop/address.ts'
import { arriveBy } from '#shop/arrive-by.ts'
import type { DeliveryTimes } from '#shop/delivery-times.ts'

/** ISO dates on which a printed book is there at the latest, by country, when it is paid for now. */
export type Arrivals = Readonly<Record<Country, string>>

export function arrivalsNow(times: DeliveryTimes): Arrivals {
  const now = { paidAt: new Date(), regretMinutes: limits.regretMinutes }
  const days = countries.map((country) => [country, arriveBy(country, times, now).toISOString().slice(0, 10)])
  return Object.fromEntries(days) as Record<Country, string>
}
