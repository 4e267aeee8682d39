import sharp from 'sharp'
import { bookPaths } from '#book/book-paths.ts'
import type { Picture } from '#illustration/illustrator.ts'
import { coverRequest, printPixels, screenPixels } from '#recipe/picture-requests.ts'
import { type BookRow, type DrawnCover, readBook, saveCover } from '#records/book-rows.ts'
import { inkOver } from '#typesetting/cover-ink.ts'
import { bookToDraw, drawsTheSame } from './book-to-draw.ts'
import { demandHand } from './demand-hand.ts'
import { enlarge } from './enlarge.ts'
import { keepPicture } from './keep-picture.ts'
import { thumbhashOf } from './thumbhash.ts'
import type { Workshop } from './workshop.ts'

/**
 * Draws a version of the cover for the screen and keeps it. What the engine would not draw the same again is drawn at
 * print size at once, and kept as large as that too.
 */
export async function drawCover(workshop: Workshop, bookId: string, version: number): Promise<void> {
  const book = await readBook(workshop.database, bookId)
  await saveCover(workshop.database, bookId, await drawCoverOf(workshop, book, version))
}

/** Draws a version of the cover and keeps its files; rows say when it is shown. */
export async function drawCoverOf(workshop: Workshop, book: BookRow, version: number): Promise<DrawnCover> {
  const { files, illustrator } = workshop
  const once = !illustrator.repeatable
  const { jpeg: drawn, titleBend = 0 } = await drawCoverPicture(
    workshop,
    book,
    version,
    once ? printPixels : screenPixels,
  )
  const { drawnBy } = bookToDraw(book).sheet
  if (once) await keepPicture(files, bookPaths.printCover(book.id, version), drawn, drawnBy)
  const picture = once ? await sharp(drawn).resize(screenPixels).jpeg().toBuffer() : drawn
  const webp = await sharp(picture).webp({ quality: 84 }).toBuffer()
  await keepPicture(files, bookPaths.cover(book.id, version), webp, drawnBy)
  return { version, thumbhash: await thumbhashOf(picture), ink: await inkOver(picture), bend: titleBend }
}

/** Makes the cover that the screen shows print-sharp, once. */
export async function drawPrintCover(workshop: Workshop, bookId: string): Promise<void> {
  const { files, illustrator } = workshop
  const book = await readBook(workshop.database, bookId)
  const path = bookPaths.printCover(bookId, book.cover_version)
  if (await files.exists(path)) return
  const jpeg = drawsTheSame(illustrator, book)
    ? (await drawCoverPicture(workshop, book, book.cover_version, printPixels)).jpeg
    : await enlarge(files, bookPaths.cover(bookId, book.cover_version), printPixels)
  await keepPicture(files, path, jpeg, bookToDraw(book).sheet.drawnBy)
}

async function drawCoverPicture(
  workshop: Workshop,
  book: BookRow,
  version: number,
  pixels: number,
): Promise<Picture> {
  demandHand(workshop.illustrator, book)
  const picture = await workshop.illustrator.drawPicture(coverRequest(bookToDraw(book), version, pixels))
  reportBreaches(workshop, `cover of ${book.id}`, picture.breaches)
  return picture
}

/** Logs which rules of composition a picture could not keep; `what` names the picture. */
export function reportBreaches(workshop: Workshop, what: string, breaches: readonly string[]): void {
  if (breaches.length > 0) workshop.log(`${what}: ${breaches.join('; ')}`)
}
