import { removeBook } from './remove-book.ts'
import { listForgottenBooks } from './shelf-rows.ts'
import type { Workshop } from './workshop.ts'

/**
 * Keeps the promises about how long things are kept: books taken off the shelf for a week, uploaded pictures
 * for 30 days, sums of erased sales for as long as the law asks.
 */
export async function clearAway(workshop: Pick<Workshop, 'database' | 'files' | 'log'>): Promise<void> {
  const { database, files, log } = workshop
  for (const bookId of await listForgottenBooks(database)) {
    await removeBook(workshop, bookId)
    log(`book ${bookId}: removed, a week after it was taken off the shelf`)
  }
  const { rows } = await database.query<{ name: string }>(
    `select name from storage.objects
     where bucket_id = 'pictures' and created_at < now() - interval '30 days' limit 200`,
  )
  await files.removeUploads(rows.map(({ name }) => name))
  await database.query('delete from public.kept_sales where kept_until < current_date')
}
