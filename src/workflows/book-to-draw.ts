import type { Illustrator } from '#illustration/illustrator.ts'
import { readMadeBy } from '#recipe/made-by.ts'
import type { BookToDraw } from '#recipe/picture-requests.ts'
import type { BookRow } from '#records/book-rows.ts'

/** What is drawn from. Throws when the story or its characters are not there yet. */
export function bookToDraw(book: BookRow): BookToDraw {
  if (!book.character_sheet || !book.cover_scene) throw new Error(`book ${book.id} has no characters yet`)
  return { seed: book.seed, sheet: book.character_sheet, cover: book.cover_scene }
}

/** Whether the engine draws what the book shows already once more: another engine than the book's own does not. */
export function drawsTheSame(illustrator: Illustrator, book: BookRow): boolean {
  return illustrator.repeatable && readMadeBy(book.made_by).illustrator === illustrator.name
}
