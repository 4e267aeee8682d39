import sharp from 'sharp'
import { inkOver } from '#typesetting/cover-ink.ts'
import { bookPaths } from './book-paths.ts'
import { type BookRow, readBook, saveCover } from './book-rows.ts'
import { thumbhashOf } from './thumbhash.ts'
import type { Workshop } from './workshop.ts'

export const screenPixels = 1240
/** 210 mm at 300 dots an inch. */
export const printPixels = 2480

/** Draws a version of the cover for the screen and keeps it; the same version again gives the same bytes. */
export async function drawCover(workshop: Workshop, bookId: string, version: number): Promise<void> {
  const book = await readBook(workshop.database, bookId)
  const picture = await drawCoverPicture(workshop, book, version, screenPixels)
  const webp = await sharp(picture).webp({ quality: 84 }).toBuffer()
  await workshop.files.put(bookPaths.cover(bookId, version), webp, 'image/webp')
  await saveCover(workshop.database, bookId, {
    version,
    thumbhash: await thumbhashOf(picture),
    ink: await inkOver(picture),
  })
}

/** The cover picture as JPEG, at any size. */
export async function drawCoverPicture(
  workshop: Workshop,
  book: BookRow,
  version: number,
  pixels: number,
): Promise<Uint8Array> {
  if (!book.character_sheet || !book.cover_scene) throw new Error(`book ${book.id} has no cover scene yet`)
  const picture = await workshop.illustrator.drawPicture({
    sheet: book.character_sheet,
    scene: book.cover_scene,
    seed: `${book.seed}/cover/${version}`,
    pixels,
    kind: 'cover',
  })
  reportBreaches(workshop, `cover of ${book.id}`, picture.breaches)
  return picture.jpeg
}

/** Logs which rules of composition a picture could not keep; `what` names the picture. */
export function reportBreaches(workshop: Workshop, what: string, breaches: readonly string[]): void {
  if (breaches.length > 0) workshop.log(`${what}: ${breaches.join('; ')}`)
}
