import type { Country } from '#shop/address.ts'
import { isExport } from '#shop/vat.ts'
import { m } from '../messages/generated/messages.js'

/** What is said of VAT beside a price; `country` is where a parcel goes, undefined for a download. */
export function vatWords(country: Country | undefined): string {
  return country !== undefined && isExport(country) ? m.buy_vat_export() : m.buy_vat()
}
