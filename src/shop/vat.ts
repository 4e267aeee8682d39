import type { Cents } from '#book/size.ts'
import type { Country } from './address.ts'
import type { BookOrderKind } from './order.ts'

/** The country of the shop, whose rate holds where nothing is known of the buyer's. */
export const homeCountry: Country = 'NL'

/** A rate of tax, and since when. */
export interface Rate {
  /** ISO date from which it holds. */
  from: string
  /** Per cent on top of the price without tax. */
  percent: number
}

/**
 * What is asked on a book by how it is sold; a rate that changes gets a row of its own. A printed book's parcel and the download that comes along
 * follow it. Source: Taxes in Europe Database of the European Commission
 * (https://ec.europa.eu/taxation_customs/tedb), read in November 2026; to be read again each January. A parcel to Great
 * Britain is exported, and books are rated at zero there.
 */
const bookRates: Readonly<Record<Country, Readonly<Record<BookOrderKind, readonly Rate[]>>>> = {
  NL: { print: [{ from: '2019-01-01', percent: 9 }], download: [{ from: '2020-01-01', percent: 9 }] },
  BE: { print: [{ from: '2019-04-01', percent: 6 }], download: [{ from: '2019-04-01', percent: 6 }] },
  LU: { print: [{ from: '2019-05-01', percent: 3 }], download: [{ from: '2019-05-01', percent: 3 }] },
  DE: { print: [{ from: '2021-01-01', percent: 7 }], download: [{ from: '2021-01-01', percent: 7 }] },
  FR: { print: [{ from: '2012-01-01', percent: 5.5 }], download: [{ from: '2012-01-01', percent: 5.5 }] },
  GB: { print: [{ from: '2021-01-01', percent: 0 }], download: [{ from: '2021-01-01', percent: 0 }] },
}

/** Whether a parcel to a country leaves the union whose tax is on our prices. */
export function isExport(country: Country): boolean {
  return country === 'GB'
}

/** The rate on a book that is sold so to somebody in a country on a day, in per cent. */
export function vatPercent(kind: BookOrderKind, country: Country, isoDate: string): number {
  const rate = rateOn(bookRates[country][kind], isoDate)
  if (!rate) throw new RangeError(`no rate of ${country} is known for ${isoDate}`)
  return rate.percent
}

/** The last of some rates that has begun on a day, in whichever order they are written; undefined before the first. */
export function rateOn(rates: readonly Rate[], isoDate: string): Rate | undefined {
  return rates
    .filter(({ from }) => from <= isoDate)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)
}

/** The tax inside a price, rounded to the cent; of what goes back as much as of what came. */
export function vatWithin(grossCents: Cents, percent: number): Cents {
  const cents = Math.round((Math.abs(grossCents) * percent) / (100 + percent))
  return grossCents < 0 ? 0 - cents : cents
}
