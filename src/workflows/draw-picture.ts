import sharp from 'sharp'
import { bookPaths } from '#book/book-paths.ts'
import { pictureColour } from '#recipe/picture-colour.ts'
import { printPixels, screenPixels, spreadRequest } from '#recipe/picture-requests.ts'
import { readBook } from '#records/book-rows.ts'
import { readPages } from '#records/page-rows.ts'
import { type PictureName, savePictureColour } from '#records/picture-rows.ts'
import { bookToDraw } from './book-to-draw.ts'
import { reportBreaches } from './draw-cover.ts'
import { demandHand } from './demand-hand.ts'
import { keepPicture } from './keep-picture.ts'
import type { Workshop } from './workshop.ts'

/** Draws a version of a spread's picture, print-sharp and for the screen, and keeps both; rows say when it is shown. */
export async function drawPicture(
  workshop: Workshop,
  { bookId, spread, version }: PictureName,
): Promise<void> {
  const book = await readBook(workshop.database, bookId)
  const page = (await readPages(workshop.database, bookId)).find((row) => row.spread === spread)
  if (!page) throw new Error(`book ${bookId} has no spread ${spread}`)
  demandHand(workshop.illustrator, book)
  const drawn = bookToDraw(book)
  const request = spreadRequest(drawn, { spread, scene: page.scene, version }, printPixels)
  const picture = await workshop.illustrator.drawPicture(request)
  reportBreaches(workshop, `picture ${spread} of ${bookId}`, picture.breaches)
  // Every picture is as high as a page; some go over two.
  const webp = await sharp(picture.jpeg).resize({ height: screenPixels }).webp({ quality: 82 }).toBuffer()
  const { drawnBy } = drawn.sheet
  if (page.picture_colour === null) {
    await savePictureColour(workshop.database, { bookId, spread, colour: await pictureColour(webp) })
  }
  await keepPicture(workshop.files, bookPaths.printPicture(bookId, spread, version), picture.jpeg, drawnBy)
  await keepPicture(workshop.files, bookPaths.picture(bookId, spread, version), webp, drawnBy)
}
