import { forgetOldAnswers } from '#records/ai-call-rows.ts'
import { forgetOldMails } from '#records/mail-rows.ts'
import { forgetOldSales } from '#records/kept-sale-rows.ts'
import { forgetOldTries } from '#records/recipe-try-rows.ts'
import { forgetWorkOfNobody } from '#records/queue-rows.ts'
import { listForgottenBooks } from '#records/shelf-rows.ts'
import { forgetOldOffers } from '#records/offered-recording-rows.ts'
import { listLostVoices, listOldUploads, listOrphans } from '#records/file-rows.ts'
import { removeBook } from './remove-book.ts'
import type { Workshop } from './workshop.ts'

/**
 * Keeps the promises about how long things are kept: books taken off the shelf for a week, uploaded pictures
 * for 30 days, what models answered for two, voices that were offered by a link
 * which is over for 30, mails for 90, sums of erased sales for as long as the law asks.
 */
export async function clearAway(
  workshop: Pick<Workshop, 'database' | 'files' | 'uploads' | 'payments' | 'log'>,
): Promise<void> {
  const { database, files, uploads, log } = workshop
  for (const bookId of await listForgottenBooks(database)) {
    await removeBook(workshop, bookId)
    log(`book ${bookId}: removed, a week after it was taken off the shelf`)
  }
  await uploads.remove(await listOldUploads(database))
  await forgetOldOffers(database)
  await files.remove(await listLostVoices(database))
  // Left behind by a process that died between a row and its files, or put there by a token of somebody erased.
  await files.remove(await listOrphans(database, 'books'))
  await uploads.remove(await listOrphans(database, 'pictures'))
  await forgetOldMails(database)
  await forgetOldAnswers(database)
  await forgetOldSales(database)
  await forgetOldTries(database)
  await forgetWorkOfNobody(database)
}
