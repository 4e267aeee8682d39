import { readMadeBy, writeMadeBy } from '#recipe/made-by.ts'
import { sheetRequest } from '#recipe/picture-requests.ts'
import { readBook } from '#records/book-rows.ts'
import { changeHands } from '#records/sheet-rows.ts'
import { drawCoverOf } from './draw-cover.ts'
import type { Workshop } from './workshop.ts'

/**
 * Sees to it, before more is drawn of a book, that whoever began it can go on. Where that model was taken out of the
 * settings or gave way to another, our own illustrator draws the book as a whole, its cover and what was drawn of it
 * before: no book shows one child by two hands, and what a book says of who made it is true. Its owner is told.
 */
export async function keepOneHand(workshop: Workshop, bookId: string): Promise<void> {
  const { database, illustrator } = workshop
  const book = await readBook(database, bookId)
  if (!book.character_sheet || illustrator.draws(book.character_sheet)) return
  // Without a folder it is no model's.
  const own = await illustrator.makeCharacterSheet(sheetRequest(book.brief, book.seed))
  const sheet = { ...own, notices: ['pictures_gone' as const] }
  const next = { ...book, character_sheet: sheet }
  const cover = book.cover_version === 0 ? null : await drawCoverOf(workshop, next, book.cover_version + 1)
  const madeBy = writeMadeBy({ ...readMadeBy(book.made_by), illustrator: sheet.drawnBy })
  await changeHands(database, bookId, { sheet, cover, madeBy })
}
