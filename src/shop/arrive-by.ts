import Holidays from 'date-holidays'
import type { Country } from './address.ts'
import type { DeliveryTimes } from './delivery-times.ts'

/** Public holidays by country and year, as ISO dates: looking one up by the library takes milliseconds. */
const holidays = new Map<string, ReadonlySet<string>>()

/**
 * The day on which a printed book is there at the latest, when it is paid for now: the regret window, the press and the
 * parcel, without weekends and without the public holidays of where it is printed and of where it goes.
 *
 * @returns midnight UTC of that day
 */
export function arriveBy(
  country: Country,
  { productionDays, printedIn, shippingDays }: DeliveryTimes,
  { paidAt, regretMinutes }: { paidAt: Date; regretMinutes: number },
): Date {
  const start = new Date(paidAt.getTime() + regretMinutes * 60_000)
  const printed = afterWorkingDays(start, productionDays, printedIn ?? country)
  return afterWorkingDays(printed, shippingDays[country], country)
}

function afterWorkingDays(from: Date, days: number, country: Country): Date {
  let day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()))
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + 24 * 60 * 60 * 1000)
    if (isWorkingDay(day, country)) left -= 1
  }
  return day
}

function isWorkingDay(day: Date, country: Country): boolean {
  const weekday = day.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const date = day.toISOString().slice(0, 10)
  const key = `${country}/${date.slice(0, 4)}`
  const known = holidays.get(key) ?? holidaysOf(country, day.getUTCFullYear())
  holidays.set(key, known)
  return !known.has(date)
}

function holidaysOf(country: Country, year: number): Set<string> {
  const ofYear = new Holidays(country).getHolidays(year)
  return new Set(ofYear.filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10)))
}
