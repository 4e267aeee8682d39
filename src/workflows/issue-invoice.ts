import type { ClientBase } from 'pg'
import type { Cents } from '#book/size.ts'
import { readBook } from '#records/book-rows.ts'
import {
  type InvoiceRow,
  insertInvoice,
  lockCredited,
  readInvoiceOf,
  standingCredit,
} from '#records/invoice-rows.ts'
import { type BookOrderRow, type OrderRow, providerCents, totalCents } from '#records/order-rows.ts'
import { insertRefund, type NewRefundRow, type Refunded } from '#records/refund-rows.ts'
import { holdUser } from '#records/user-rows.ts'
import type { InvoiceLine } from '#shop/invoice.ts'
import { creditedByRate, withVat } from '#shop/line-vat.ts'
import { isGivenBook } from '#shop/given-book.ts'
import { homeCountry, vatPercent } from '#shop/vat.ts'
import type { Workshop } from './workshop.ts'

type Office = Pick<Workshop, 'seller'>

/** The day it is in the Netherlands, as ISO date: an invoice of New Year's Eve is of the old year. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date())
}

/**
 * Invoices an order that was just paid, in the transaction that says so; answers the number. A download has no address,
 * and is taxed at home, as the law allows below its threshold (docs/decisions/0021). A gift card can pay for books at the
 * rate of any country, so its sale bears no tax: the book bears all of it, however it is paid (docs/decisions/0022).
 */
export async function issueInvoice(
  { seller }: Office,
  client: ClientBase,
  order: OrderRow,
): Promise<string | null> {
  if (order.payment_id === null && providerCents(order) > 0)
    throw new Error(`order ${order.id} is invoiced without a payment`)
  const issuedOn = today()
  const country = order.address?.country ?? homeCountry
  const lines = await linesOfOrder(client, order, (kind) => vatPercent(kind, country, issuedOn))
  return insertInvoice(client, {
    kind: 'invoice',
    order_id: order.id,
    owner: order.owner,
    payment_id: order.payment_id,
    refund_id: null,
    corrects: null,
    issued_on: issuedOn,
    locale: order.locale,
    country,
    vat_cents: vatOf(lines),
    total_cents: totalCents(order),
    gift_cents: order.gift_cents,
    lines,
    seller,
    buyer: { email: order.email, address: order.address },
  })
}

/** A book that is given is a download that somebody else gets: taxed as one. */
async function linesOfOrder(
  client: ClientBase,
  order: OrderRow,
  percentOf: (kind: BookOrderRow['kind']) => number,
): Promise<InvoiceLine[]> {
  if (order.kind !== 'gift') {
    const { title } = await readBook(client, order.book_id)
    return linesOf(order, { title, vatPercent: percentOf(order.kind) })
  }
  if (isGivenBook(order.gift)) {
    const { title } = order.gift
    return linesOf({ ...order, kind: 'download' }, { title, vatPercent: percentOf('download') })
  }
  return withVat([{ what: 'gift', detail: '', cents: order.book_cents, vatPercent: 0 }])
}

/** The lines of a book's invoice. A discount is taken off the book, and its parcel follows it: all at the book's rate. */
export function linesOf(
  order: Pick<BookOrderRow, 'kind' | 'book_cents' | 'discount_cents' | 'discount_code' | 'shipping_cents'>,
  { title, vatPercent: percent }: { title: string; vatPercent: number },
): InvoiceLine[] {
  const { kind, discount_code: code } = order
  const book = { what: kind, detail: title, cents: order.book_cents, vatPercent: percent }
  const discount = {
    what: 'discount',
    detail: code ?? '',
    cents: -order.discount_cents,
    vatPercent: percent,
  } as const
  const shipping = { what: 'shipping', detail: '', cents: order.shipping_cents, vatPercent: percent } as const
  return withVat([book, ...[discount, shipping].filter(({ cents }) => cents !== 0)])
}

function vatOf(lines: readonly InvoiceLine[]): Cents {
  return lines.reduce((sum, { vatCents }) => sum + vatCents, 0)
}

/**
 * Takes back from an order's invoice what is refunded; answers the number. Null when a credit note of the refund stands, or
 * when the money was never invoiced: it came for nothing, or beside the order's own payment.
 */
export async function issueCreditNote(client: ClientBase, refund: Refunded): Promise<string | null> {
  const found = await lockInvoiceOf(client, refund)
  if (!found || (await standingCredit(client, refund.id))) return null
  return insertInvoice(client, creditOf(found.invoice, refund, found.creditedCents))
}

/** Takes back the credit note of a refund that does not leave; answers the number, or null when none stands. */
export async function issueDebitNote(client: ClientBase, refund: Refunded): Promise<string | null> {
  const found = await lockInvoiceOf(client, refund)
  const credit = found && (await standingCredit(client, refund.id))
  return credit && insertInvoice(client, debitOf(found.invoice, credit, found.creditedCents))
}

async function lockInvoiceOf(
  client: ClientBase,
  refund: Refunded,
): Promise<{ invoice: InvoiceRow; creditedCents: Cents } | null> {
  const invoice = await readInvoiceOf(client, { orderId: refund.order_id, paymentId: refund.payment_id })
  if (!invoice) return null
  if (invoice.owner !== null) await holdUser(client, invoice.owner)
  return { invoice, creditedCents: await lockCredited(client, invoice.number) }
}

/** Notes what goes back to a buyer, with its credit note's number; null when it was noted before. */
export async function refundInvoiced(
  client: ClientBase,
  refund: NewRefundRow,
): Promise<{ id: string; credit: string | null } | null> {
  const id = await insertRefund(client, refund)
  if (id === null) return null
  const payment_id = 'payment_id' in refund ? refund.payment_id : null
  return { id, credit: await issueCreditNote(client, { ...refund, payment_id, id }) }
}

function creditOf(invoice: InvoiceRow, refund: Refunded, creditedCents: Cents): Omit<InvoiceRow, 'number'> {
  const [bought] = invoice.lines
  const what = bought?.what === 'gift' ? 'gift_refund' : 'refund'
  const lines = creditedByRate(invoice.lines, creditedCents, refund.amount_cents).map(
    (line): InvoiceLine => ({ what, detail: bought?.detail ?? '', ...line }),
  )
  return {
    ...invoice,
    kind: 'credit',
    refund_id: refund.id,
    corrects: invoice.number,
    issued_on: today(),
    total_cents: -refund.amount_cents,
    vat_cents: vatOf(lines),
    gift_cents: refund.payment_id === null ? -refund.amount_cents : 0,
    lines,
  }
}

/** Reckons as credit notes do, from what stands credited: so an invoice that is credited again comes to its tax as well. */
function debitOf(invoice: InvoiceRow, credit: InvoiceRow, creditedCents: Cents): Omit<InvoiceRow, 'number'> {
  const [bought] = invoice.lines
  const what = bought?.what === 'gift' ? 'gift_refund_undone' : 'refund_undone'
  const cents = -credit.total_cents
  const lines = creditedByRate(invoice.lines, creditedCents - cents, cents).map(
    (line): InvoiceLine => ({
      ...line,
      what,
      detail: bought?.detail ?? '',
      cents: -line.cents,
      vatCents: -line.vatCents,
    }),
  )
  return {
    ...credit,
    owner: invoice.owner,
    buyer: invoice.buyer,
    kind: 'debit',
    corrects: credit.number,
    issued_on: today(),
    total_cents: cents,
    vat_cents: vatOf(lines),
    gift_cents: -credit.gift_cents,
    lines,
  }
}
