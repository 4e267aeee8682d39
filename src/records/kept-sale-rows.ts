import type { Pool } from 'pg'

/** Removes the sums of erased sales, and the invoices, that the law no longer asks for. */
export async function forgetOldSales(database: Pool): Promise<void> {
  await database.query('delete from public.kept_sales where kept_until < current_date')
  // Each names what it corrects.
  for (const kind of ['debit', 'credit', 'invoice']) {
    await database.query(
      `delete from public.invoices where kind = $1 and issued_on < current_date - interval '7 years 1 day'
         and not exists (select 1 from public.invoices other where other.corrects = invoices.number)`,
      [kind],
    )
  }
}
