import { IllustratorError } from '#illustration/illustrator.ts'
import type { PicturesNotice } from '#models/book-notice.ts'
import { readMadeBy, writeMadeBy } from '#recipe/made-by.ts'
import { sheetRequest } from '#recipe/picture-requests.ts'
import { readBook } from '#records/book-rows.ts'
import { changeHands } from '#records/sheet-rows.ts'
import { drawCoverOf } from './draw-cover.ts'
import type { Workshop } from './workshop.ts'

/**
 * Sees to it, before more is drawn of a book, that whoever began it can go on. Where that model was taken out of the
 * settings or gave way to another, our own illustrator draws the book as a whole, and its owner is told.
 */
export async function keepOneHand(workshop: Workshop, bookId: string): Promise<void> {
  const { character_sheet: sheet } = await readBook(workshop.database, bookId)
  if (!sheet || workshop.illustrator.draws(sheet)) return
  await leaveToOwnHand(workshop, bookId, 'pictures_gone')
}

/**
 * Draws for a book. Where a model will not draw one of its pictures however plainly it is told, our own illustrator takes
 * the book over as a whole, its owner is told why, and `draw` draws once more: nobody has to wait for an operator, who could
 * only ask the same model again.
 */
export async function orOwnHand(
  workshop: Workshop,
  bookId: string,
  { notice, draw }: { notice: PicturesNotice; draw: () => Promise<void> },
): Promise<void> {
  try {
    await draw()
  } catch (error) {
    if (!isRefusedForGood(error)) throw error
    workshop.log(`book ${bookId} is left to our own illustrator: ${String(error)}`)
    await leaveToOwnHand(workshop, bookId, notice)
    await draw()
  }
}

export function isRefusedForGood(error: unknown): boolean {
  return error instanceof IllustratorError && error.isRefusal
}

/**
 * The book as a whole, its cover and what was drawn of it before: no book shows one child by two hands, and what a book says
 * of who made it is true.
 */
async function leaveToOwnHand(workshop: Workshop, bookId: string, notice: PicturesNotice): Promise<void> {
  const { database, illustrator } = workshop
  const book = await readBook(database, bookId)
  // Without a folder it is no model's.
  const own = await illustrator.makeCharacterSheet(sheetRequest(book.brief, book.seed))
  const sheet = { ...own, notices: [notice] }
  const next = { ...book, character_sheet: sheet }
  const cover = book.cover_version === 0 ? null : await drawCoverOf(workshop, next, book.cover_version + 1)
  const madeBy = writeMadeBy({ ...readMadeBy(book.made_by), illustrator: sheet.drawnBy })
  await changeHands(database, bookId, { sheet, cover, madeBy })
}
