import type { Pool } from 'pg'
import { type InvoiceRow, listInvoices } from '#records/invoice-rows.ts'
import { asCsv } from '#shop/csv.ts'

const heads = [
  'number',
  'date',
  'kind',
  'corrects',
  'order',
  'country',
  'vat_percent',
  'net',
  'vat',
  'total',
  'gift_card',
  'payment',
]

/** Everything invoiced and credited in a month (`2026-11`) as CSV, in euros with a point. */
export async function bookkeeping(database: Pool, month: string): Promise<string> {
  return asCsv(heads, (await listInvoices(database, month)).map(rowOf))
}

function rowOf(row: InvoiceRow): (string | number | null)[] {
  const euros = (cents: number): number => cents / 100
  return [
    row.number,
    row.issued_on,
    row.kind,
    row.corrects,
    row.order_id,
    row.country,
    row.vat_percent,
    euros(row.total_cents - row.vat_cents),
    euros(row.vat_cents),
    euros(row.total_cents),
    euros(row.gift_cents),
    row.payment_id,
  ]
}
