import { forgetOldSales } from '#records/kept-sale-rows.ts'
import { listForgottenBooks } from '#records/shelf-rows.ts'
import { listOldUploads } from '#records/upload-rows.ts'
import { removeBook } from './remove-book.ts'
import type { Workshop } from './workshop.ts'

/**
 * Keeps the promises about how long things are kept: books taken off the shelf for a week, uploaded pictures
 * for 30 days, sums of erased sales for as long as the law asks.
 */
export async function clearAway(
  workshop: Pick<Workshop, 'database' | 'files' | 'uploads' | 'log'>,
): Promise<void> {
  const { database, uploads, log } = workshop
  for (const bookId of await listForgottenBooks(database)) {
    await removeBook(workshop, bookId)
    log(`book ${bookId}: removed, a week after it was taken off the shelf`)
  }
  await uploads.remove(await listOldUploads(database))
  await forgetOldSales(database)
}
