import type { Cents } from '#book/size.ts'
import type { Country } from './address.ts'

/** The country of the shop, whose rate holds where nothing is known of the buyer's. */
export const homeCountry: Country = 'NL'

interface Rate {
  /** ISO date from which it holds. */
  from: string
  /** Per cent on top of the price without tax. */
  percent: number
}

/**
 * What is asked on books, printed or to download, the newest first. Source: Taxes in Europe Database of the European
 * Commission (https://ec.europa.eu/taxation_customs/tedb), read in November 2026; to be read again each January. A
 * parcel to Great Britain is exported, and books are rated at zero there.
 */
const bookRates: Readonly<Record<Country, readonly Rate[]>> = {
  NL: [{ from: '2019-01-01', percent: 9 }],
  BE: [{ from: '2019-04-01', percent: 6 }],
  LU: [{ from: '2019-05-01', percent: 3 }],
  DE: [{ from: '2021-01-01', percent: 7 }],
  FR: [{ from: '2012-01-01', percent: 5.5 }],
  GB: [{ from: '2021-01-01', percent: 0 }],
}

/** Whether a parcel to a country leaves the union whose tax is on our prices. */
export function isExport(country: Country): boolean {
  return country === 'GB'
}

/** The rate on a book for somebody in a country on a day, in per cent. */
export function vatPercent(country: Country, isoDate: string): number {
  const rate = bookRates[country].find(({ from }) => from <= isoDate)
  if (!rate) throw new RangeError(`no rate of ${country} is known for ${isoDate}`)
  return rate.percent
}

/** The tax inside a price, rounded to the cent. */
export function vatWithin(grossCents: Cents, percent: number): Cents {
  return Math.sign(grossCents) * Math.round((Math.abs(grossCents) * percent) / (100 + percent))
}
