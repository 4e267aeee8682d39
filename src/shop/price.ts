import { type Cents, type Size, sizeTable } from '#book/size.ts'
import type { Country } from './address.ts'
import { centsOff, type Worth } from './discount.ts'
import type { BookOrderKind } from './order.ts'

/** What a parcel costs by country, in cents. */
export const shippingCents: Readonly<Record<Country, Cents>> = {
  NL: 495,
  BE: 695,
  LU: 895,
  DE: 695,
  FR: 895,
  GB: 995,
}

export interface Price {
  /** Before the discount. */
  bookCents: Cents
  discountCents: Cents
  shippingCents: Cents
  totalCents: Cents
}

/** What a book costs, with what a discount takes off it; a printed book needs a country and includes the download. */
export function priceOf(
  kind: BookOrderKind,
  size: Size,
  options: { country?: Country | undefined; worth?: Worth | null | undefined } = {},
): Price {
  const { country, worth = null } = options
  const row = sizeTable[size]
  const bookCents = kind === 'print' ? row.printedCents : row.downloadCents
  const discountCents = centsOff(worth, bookCents)
  const parcelCents = kind === 'print' && country !== undefined ? shippingCents[country] : 0
  return {
    bookCents,
    discountCents,
    shippingCents: parcelCents,
    totalCents: bookCents - discountCents + parcelCents,
  }
}
