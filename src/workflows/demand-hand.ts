import { type Illustrator, IllustratorError } from '#illustration/illustrator.ts'
import type { BookRow } from '#records/book-rows.ts'

/** Throws `IllustratorError` where a picture of the book would be another hand's. */
export function demandHand(illustrator: Illustrator, { character_sheet: sheet }: BookRow): void {
  if (sheet && !illustrator.draws(sheet)) throw new IllustratorError(`${sheet.drawnBy} draws no more`, false)
}
