import sharp from 'sharp'
import { bookPaths, type FileKind } from '#book/book-paths.ts'
import type { PictureRequest } from '#illustration/illustrator.ts'
import { endpaperPixels, endpaperRequest, momentRequests, spotRequests } from '#recipe/picture-requests.ts'
import { isBookGone } from '#records/book-gone.ts'
import { type BookRow, readBook, saveEndpaper } from '#records/book-rows.ts'
import { readPages, saveMoment, saveSpot } from '#records/page-rows.ts'
import { trimSpot } from '#typesetting/trim-spot.ts'
import { bookToDraw, drawsTheSame } from './book-to-draw.ts'
import { blurPictures } from './blur-pictures.ts'
import { step } from './durable-step.ts'
import { enlarge } from './enlarge.ts'
import { keepPicture } from './keep-picture.ts'
import type { Workshop } from './workshop.ts'

/** Draws the endpaper for the screen, once; at print size too when the engine would not draw it the same again. */
export async function drawEndpaper(workshop: Workshop, bookId: string): Promise<void> {
  const { files, illustrator } = workshop
  const book = await readBook(workshop.database, bookId)
  if (book.has_endpaper) return
  const { screen, print } = endpaperPixels
  const once = !illustrator.repeatable
  const jpeg = await drawEndpaperPicture(workshop, book, once ? print : screen)
  if (once) await keepPicture(files, bookPaths.printEndpaper(bookId), jpeg, null)
  const webp = await sharp(jpeg).resize(screen).webp({ quality: 82 }).toBuffer()
  await keepPicture(files, bookPaths.endpaper(bookId), webp, null)
  await saveEndpaper(workshop.database, bookId)
}

/** Makes the endpaper print-sharp, once: the one that the screen shows. */
export async function drawPrintEndpaper(workshop: Workshop, bookId: string): Promise<void> {
  const { files, illustrator } = workshop
  const path = bookPaths.printEndpaper(bookId)
  if (await files.exists(path)) return
  const book = await readBook(workshop.database, bookId)
  const jpeg =
    book.has_endpaper && !drawsTheSame(illustrator, book)
      ? await enlarge(files, bookPaths.endpaper(bookId), endpaperPixels.print)
      : await drawEndpaperPicture(workshop, book, endpaperPixels.print)
  await keepPicture(files, path, jpeg, null)
}

async function drawEndpaperPicture(workshop: Workshop, book: BookRow, pixels: number): Promise<Uint8Array> {
  const pages = await readPages(workshop.database, book.id)
  const scenes = pages.map(({ scene }) => scene)
  const picture = await workshop.illustrator.drawPicture(endpaperRequest(bookToDraw(book), scenes, pixels))
  return picture.jpeg
}

/** Draws the small drawings of the text pages that are not there yet. */
export async function drawSpots(workshop: Workshop, bookId: string): Promise<void> {
  const book = await readBook(workshop.database, bookId)
  const pages = await readPages(workshop.database, bookId)
  const told = pages.map(({ written_text, scene }) => ({ text: written_text, scene }))
  const requests = spotRequests(bookToDraw(book), told, book.brief.companions)
  const missing = pages.flatMap(({ spread, has_spot }, index) => {
    const request = requests[index]
    return request && !has_spot ? [{ spread, request }] : []
  })
  const results = await Promise.allSettled(missing.map((spot) => drawSpot(workshop, bookId, spot)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function drawSpot(
  { illustrator, files, database }: Workshop,
  bookId: string,
  { spread, request }: { spread: number; request: PictureRequest },
): Promise<void> {
  const { jpeg } = await illustrator.drawPicture(request)
  await keepPicture(files, bookPaths.spot(bookId, spread), await trimSpot(jpeg), null)
  await saveSpot(database, bookId, spread)
}

/** Draws who is seen from nearby beside the words, where they are not there yet; locked as the pictures are. */
export async function drawMoments(workshop: Workshop, bookId: string): Promise<void> {
  const { database, files, illustrator } = workshop
  const book = await readBook(database, bookId)
  const pages = await readPages(database, bookId)
  const told = pages.map(({ written_text, scene }) => ({ text: written_text, scene }))
  const requests = momentRequests(bookToDraw(book), told, book.brief.companions)
  const results = await Promise.allSettled(
    pages.map(async ({ spread, has_moment }, index) => {
      const request = requests[index]
      if (!request || has_moment) return
      const { jpeg, panels } = await illustrator.drawPicture(request)
      await keepPicture(files, bookPaths.moment(bookId, spread), jpeg, null)
      await saveMoment(database, bookId, { spread, panels })
    }),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

type Ornament = (workshop: Workshop, bookId: string) => Promise<void>

/** Draws an ornament in a step of its own; the recipe goes on when it cannot be drawn. */
export function adorn(workshop: Workshop, bookId: string, name: string, draw: Ornament): Promise<void> {
  return unlessItFails(workshop, `book ${bookId}: ${name} failed`, () =>
    step(name, () => draw(workshop, bookId)),
  )
}

/** Draws what a file still misses; it goes without what cannot be drawn now. */
export async function drawMissingOrnaments(
  workshop: Workshop,
  bookId: string,
  kind: FileKind,
): Promise<void> {
  const ornaments: Ornament[] = [drawEndpaper, drawSpots]
  ornaments.push(...(kind === 'free' ? [blurPictures] : [drawPrintEndpaper, drawMoments]))
  for (const draw of ornaments) {
    await unlessItFails(workshop, `book ${bookId} goes without an ornament`, () => draw(workshop, bookId))
  }
}

/** A book is whole without its ornaments: one that fails is noted, and drawn with a later file. */
async function unlessItFails(workshop: Workshop, note: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isBookGone(error)) throw error
    workshop.log(`${note}: ${String(error)}`)
  }
}
