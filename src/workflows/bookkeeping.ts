import type { Pool } from 'pg'
import { type InvoiceRow, listInvoices } from '#records/invoice-rows.ts'
import { asCsv } from '#shop/csv.ts'
import { spreadOverRates, sumsByRate } from '#shop/line-vat.ts'

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

/**
 * Everything invoiced and credited in a month (`2026-11`) as CSV, in euros with a point: a line for each rate of each, so
 * that the tax of a rate is the sum of its lines.
 */
export async function bookkeeping(database: Pool, month: string): Promise<string> {
  return asCsv(heads, (await listInvoices(database, month)).flatMap(rowsOf))
}

function rowsOf(row: InvoiceRow): (string | number | null)[][] {
  const euros = (cents: number): number => cents / 100
  const sums = sumsByRate(row.lines)
  const gifts = spreadOverRates(row.gift_cents, sums)
  return sums.map(({ percent, grossCents, vatCents }, index) => [
    row.number,
    row.issued_on,
    row.kind,
    row.corrects,
    row.order_id,
    row.country,
    percent,
    euros(grossCents - vatCents),
    euros(vatCents),
    euros(grossCents),
    euros(gifts[index] ?? 0),
    row.payment_id,
  ])
}
