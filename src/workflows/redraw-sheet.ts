import { IllustratorError } from '#illustration/illustrator.ts'
import { sheetRequest } from '#recipe/picture-requests.ts'
import { isBookGone } from '#records/book-gone.ts'
import { readBook, tellOwner } from '#records/book-rows.ts'
import { returnSheetRedraw, saveRedrawnSheet, type SheetName } from '#records/sheet-rows.ts'
import { drawCoverOf } from './draw-cover.ts'
import { goesOnElsewhere, step } from './durable-step.ts'
import { demandHand } from './demand-hand.ts'
import { keepSheet } from './keep-sheet.ts'
import type { Workshop } from './workshop.ts'

/**
 * Draws everybody of a book anew, and the cover after that; both are shown at once. When that cannot be done, or the
 * book was paid for meanwhile, the old ones stay and the redraw is given back.
 */
export function redrawSheet(
  workshop: Workshop,
): (bookId: string, name: Omit<SheetName, 'bookId'>) => Promise<void> {
  return async (bookId, name) => {
    const sheet = { bookId, ...name }
    try {
      await step('draw-sheet', () => drawSheetAndCover(workshop, sheet))
    } catch (error) {
      if (isBookGone(error) || goesOnElsewhere(error)) throw error
      workshop.log(`book ${bookId}: character sheet ${name.version} failed: ${String(error)}`)
      await step('return-redraw', () => returnSheetRedraw(workshop.database, sheet))
    }
  }
}

/** One step: what a model drew is kept as it comes, so that one that is begun again asks for nothing twice. */
async function drawSheetAndCover(workshop: Workshop, name: SheetName): Promise<void> {
  const { database, illustrator } = workshop
  const { bookId, version } = name
  const book = await readBook(database, bookId)
  demandHand(illustrator, book)
  const sheet = await illustrator.makeCharacterSheet(sheetRequest(book.brief, book.seed, bookId, version))
  // A book does not change hands: our own illustrator stands in for no model here.
  if (!(await keepSheet(workshop, sheet, name))) throw new IllustratorError('no model drew it', false)
  const cover = await drawCoverOf(workshop, { ...book, character_sheet: sheet }, name.cover)
  if (!(await saveRedrawnSheet(database, name, { sheet, cover }))) {
    throw new IllustratorError('the book was paid for meanwhile', false)
  }
  await tellOwner(database, bookId, 'pictures', sheet.notices ?? [])
}
