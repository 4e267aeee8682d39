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
  what:
    | 'download'
    | 'print'
    | 'gift'
    | 'discount'
    | 'shipping'
    | 'refund'
    | 'gift_refund'
    | 'refund_undone'
    | 'gift_refund_undone'
  /** The book's title, or the code of a discount; nothing of a gift card. */
  detail: string
  /** With the tax; what is taken off or given back is below zero. */
  cents: Cents
  vatPercent: number
  /** The tax within the line (`withVat` tells how it is rounded). */
  vatCents: Cents
}

/** An invoice, a credit note that takes back some of one, or a debit note that takes back a credit note. */
export interface Invoice {
  /** `2026-00001` */
  number: string
  kind: 'invoice' | 'credit' | 'debit'
  /** The invoice that a credit note takes back from, or the credit note that a debit note takes back. */
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
