import type { Pool } from 'pg'

/** Removes the sums of erased sales that the law no longer asks for. */
export async function forgetOldSales(database: Pool): Promise<void> {
  await database.query('delete from public.kept_sales where kept_until < current_date')
}
