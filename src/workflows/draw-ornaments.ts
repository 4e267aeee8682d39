import sharp from 'sharp'
import { endpaperScene } from '#book/endpaper-scene.ts'
import { planSpots } from '#book/plan-spots.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import { trimSpot } from '#typesetting/trim-spot.ts'
import { bookPaths, type FileKind } from './book-paths.ts'
import { type BookRow, readBook, readPages, saveEndpaper, saveSpot } from './book-rows.ts'
import { step } from './durable-step.ts'
import type { Workshop } from './workshop.ts'

/** A pattern is looked at from farther away than a picture: in print it has 213 dots an inch. */
export const endpaperPixels = { screen: 880, print: 1760 } as const
/** 56 mm, of which the drawing itself takes about two thirds. */
export const spotPixels = 560

/** Draws the endpaper for the screen, once. */
export async function drawEndpaper(workshop: Workshop, bookId: string): Promise<void> {
  const book = await readBook(workshop.database, bookId)
  if (book.has_endpaper) return
  const jpeg = await drawEndpaperPicture(workshop, book, endpaperPixels.screen)
  const webp = await sharp(jpeg).webp({ quality: 82 }).toBuffer()
  await workshop.files.put(bookPaths.endpaper(bookId), webp, 'image/webp')
  await saveEndpaper(workshop.database, bookId)
}

/** Draws the endpaper print-sharp, once. */
export async function drawPrintEndpaper(workshop: Workshop, bookId: string): Promise<void> {
  const path = bookPaths.printEndpaper(bookId)
  if (await workshop.files.exists(path)) return
  const book = await readBook(workshop.database, bookId)
  const jpeg = await drawEndpaperPicture(workshop, book, endpaperPixels.print)
  await workshop.files.put(path, jpeg, 'image/jpeg')
}

async function drawEndpaperPicture(workshop: Workshop, book: BookRow, pixels: number): Promise<Uint8Array> {
  const { sheet, cover } = drawnFrom(book)
  const pages = await readPages(workshop.database, book.id)
  const scenes = pages.map(({ scene }) => scene)
  const picture = await workshop.illustrator.drawPicture({
    sheet,
    scene: endpaperScene(cover, scenes),
    seed: `${book.seed}/endpaper`,
    pixels,
    kind: 'endpaper',
  })
  return picture.jpeg
}

/**
 * Draws the small drawings of the text pages that are not there yet. Which pages have one follows from the story as it
 * was written, so that it stays the same whatever people change in the text.
 */
export async function drawSpots(workshop: Workshop, bookId: string): Promise<void> {
  const book = await readBook(workshop.database, bookId)
  const pages = await readPages(workshop.database, bookId)
  const plan = planSpots(
    pages.map(({ written_text, scene }) => ({ text: written_text, scene })),
    book.brief.companions,
  )
  const missing = pages.flatMap(({ spread, has_spot }, index) => {
    const scene = plan[index]
    return scene && !has_spot ? [{ spread, scene }] : []
  })
  const results = await Promise.allSettled(missing.map((spot) => drawSpot(workshop, book, spot)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function drawSpot(
  workshop: Workshop,
  book: BookRow,
  { spread, scene }: { spread: number; scene: ScenePlan },
): Promise<void> {
  const picture = await workshop.illustrator.drawPicture({
    sheet: drawnFrom(book).sheet,
    scene,
    seed: `${book.seed}/spot/${spread}`,
    pixels: spotPixels,
    kind: 'spot',
  })
  await workshop.files.put(bookPaths.spot(book.id, spread), await trimSpot(picture.jpeg), 'image/jpeg')
  await saveSpot(workshop.database, book.id, spread)
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
  if (kind === 'print') ornaments.push(drawPrintEndpaper)
  for (const draw of ornaments) {
    await unlessItFails(workshop, `book ${bookId} goes without an ornament`, () => draw(workshop, bookId))
  }
}

/** A book is whole without its ornaments: one that fails is noted, and drawn with a later file. */
async function unlessItFails(workshop: Workshop, note: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    workshop.log(`${note}: ${String(error)}`)
  }
}

function drawnFrom(book: BookRow): { sheet: CharacterSheet; cover: ScenePlan } {
  if (!book.character_sheet || !book.cover_scene) throw new Error(`book ${book.id} has no characters yet`)
  return { sheet: book.character_sheet, cover: book.cover_scene }
}
