import type { ClientBase, Pool } from 'pg'
import type { Cents } from '#book/size.ts'
import type { Country } from '#shop/address.ts'
import type { Buyer, Invoice, InvoiceLine, Seller } from '#shop/invoice.ts'

type Database = Pool | ClientBase

export interface InvoiceRow {
  number: string
  kind: Invoice['kind']
  order_id: string
  owner: string | null
  /** null: all of it was paid with a gift card. */
  payment_id: string | null
  refund_id: string | null
  corrects: string | null
  /** ISO date. */
  issued_on: string
  locale: Invoice['locale']
  country: Country
  vat_cents: Cents
  total_cents: Cents
  /** How much of the total a gift card paid, or got back. */
  gift_cents: Cents
  lines: InvoiceLine[]
  seller: Seller
  buyer: Buyer | null
}

const columns = `number, kind, order_id, owner, payment_id, refund_id, corrects, issued_on::text, locale, country,
  vat_cents, total_cents, gift_cents, lines, seller, buyer`

/**
 * Writes an invoice with the next number of its year; whoever writes another waits until the transaction ends, and one
 * that is rolled back takes no number. Null when the order has one.
 */
export async function insertInvoice(
  client: ClientBase,
  invoice: Omit<InvoiceRow, 'number'>,
): Promise<string | null> {
  const year = Number(invoice.issued_on.slice(0, 4))
  const { rows } = await client.query<{ place: number }>(
    `insert into public.invoice_years (year, last) values ($1, 1)
     on conflict (year) do update set last = invoice_years.last + 1 returning last as place`,
    [year],
  )
  const place = rows[0]?.place ?? 1
  const number = `${year}-${String(place).padStart(5, '0')}`
  const { rowCount } = await client.query(
    `insert into public.invoices (number, year, place, kind, order_id, owner, payment_id, refund_id, corrects, issued_on,
       locale, country, vat_cents, total_cents, gift_cents, lines, seller, buyer)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) on conflict do nothing`,
    [
      number,
      year,
      place,
      invoice.kind,
      invoice.order_id,
      invoice.owner,
      invoice.payment_id,
      invoice.refund_id,
      invoice.corrects,
      invoice.issued_on,
      invoice.locale,
      invoice.country,
      invoice.vat_cents,
      invoice.total_cents,
      invoice.gift_cents,
      JSON.stringify(invoice.lines),
      invoice.seller,
      invoice.buyer,
    ],
  )
  if (rowCount === 1) return number
  // The number was not used; nobody else has seen the next one yet.
  await client.query('update public.invoice_years set last = last - 1 where year = $1', [year])
  return null
}

/** The invoice of an order, or null; of a payment that was not the order's own there is none. */
export async function readInvoiceOf(
  database: Database,
  { orderId, paymentId }: { orderId: string; paymentId: string | null },
): Promise<InvoiceRow | null> {
  const { rows } = await database.query<InvoiceRow>(
    `select ${columns} from public.invoices
     where order_id = $1 and ($2::text is null or payment_id = $2) and kind = 'invoice'`,
    [orderId, paymentId],
  )
  return rows[0] ?? null
}

/** What stands credited of an invoice, above zero; whoever credits more of it waits until the transaction ends. */
export async function lockCredited(client: ClientBase, number: string): Promise<Cents> {
  await client.query('select 1 from public.invoices where number = $1 for update', [number])
  const { rows } = await client.query<{ cents: Cents }>(
    `select coalesce(-sum(total_cents), 0)::int as cents from public.invoices
     where corrects = $1 or corrects in (select number from public.invoices where corrects = $1)`,
    [number],
  )
  return rows[0]?.cents ?? 0
}

/** The credit note of a refund that no debit note has taken back, or null. */
export async function standingCredit(database: Database, refundId: string): Promise<InvoiceRow | null> {
  const { rows } = await database.query<InvoiceRow>(
    `select ${columns} from public.invoices credit where refund_id = $1 and kind = 'credit'
       and not exists (select 1 from public.invoices debit where debit.corrects = credit.number)`,
    [refundId],
  )
  return rows[0] ?? null
}

/** An invoice, credit note or debit note by its number, or null. */
export async function readInvoice(database: Database, number: string): Promise<InvoiceRow | null> {
  const { rows } = await database.query<InvoiceRow>(
    `select ${columns} from public.invoices where number = $1`,
    [number],
  )
  return rows[0] ?? null
}

/** Everything invoiced in a month (`2026-11`), by number. */
export async function listInvoices(database: Database, month: string): Promise<InvoiceRow[]> {
  const { rows } = await database.query<InvoiceRow>(
    `select ${columns} from public.invoices where to_char(issued_on, 'YYYY-MM') = $1 order by year, place`,
    [month],
  )
  return rows
}

/** The invoice in a row, for whoever sets it. */
export function asInvoice(row: InvoiceRow): Invoice {
  return {
    number: row.number,
    kind: row.kind,
    corrects: row.corrects,
    orderId: row.order_id,
    issuedOn: row.issued_on,
    locale: row.locale,
    country: row.country,
    vatCents: row.vat_cents,
    totalCents: row.total_cents,
    giftCents: row.gift_cents,
    lines: row.lines,
    seller: row.seller,
    buyer: row.buyer,
  }
}
