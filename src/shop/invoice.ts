import type { Cents } from '#book/size.ts'
import type { Address, Country } from './address.ts'

/** Who runs the shop, as invoices tell. */
export interface Seller {
  name: string
  email: string
  /** Street, postal code and town, on one line. */
  address: string | null
  /** Number in the trade register. */
  registration: string | null
  vatNumber: string | null
}

export interface Buyer {
  email: string
  address: Address | null
}

export interface InvoiceLine {
  what: 'download' | 'print' | 'gift' | 'discount' | 'shipping' | 'refund' | 'gift_refund'
  /** The book's title, or the code of a discount; nothing of a gift card. */
  detail: string
  /** With the tax; what is taken off or given back is below zero. */
  cents: Cents
  vatPercent: number
  /** The tax within the line (`withVat` tells how it is rounded). */
  vatCents: Cents
}

/** An invoice, or a credit note that takes back some of one. */
export interface Invoice {
  /** `2026-00001` */
  number: string
  kind: 'invoice' | 'credit'
  /** The invoice that a credit note takes back from. */
  corrects: string | null
  orderId: string
  /** ISO date. */
  issuedOn: string
  locale: 'nl' | 'en'
  country: Country
  vatCents: Cents
  totalCents: Cents
  /** How much of the total a gift card paid, or got back. */
  giftCents: Cents
  lines: InvoiceLine[]
  seller: Seller
  /** null once the buyer was erased. */
  buyer: Buyer | null
}

/** What the file of an invoice or credit note is called. */
export function invoiceFileName(number: string): string {
  return `Fabelaar-${number}.pdf`
}
