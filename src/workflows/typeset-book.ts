import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { bookPaths, type FileKind } from '#book/book-paths.ts'
import { isNightPage } from '#book/night-page.ts'
import { type BookInPictures, bookToTypeset } from '#recipe/book-to-typeset.ts'
import { readMadeBy } from '#recipe/made-by.ts'
import type { BookToTypeset } from '#typesetting/typesetter.ts'
import { type BookRow, readBook } from '#records/book-rows.ts'
import { type PageRow, readPages } from '#records/page-rows.ts'
import { printedBlur, printedThumbhash } from '#recipe/blurred-picture.ts'
import { bedtimeAddress } from './bedtime-address.ts'
import { drawMissingOrnaments } from './draw-ornaments.ts'
import type { Workshop } from './workshop.ts'

const pathOf: Readonly<Record<FileKind, (bookId: string, contentHash: string) => string>> = {
  free: bookPaths.freePdf,
  print: bookPaths.printPdf,
  kept: bookPaths.keptPdf,
}

/**
 * Makes a book's file as the book stands now and returns its path; a file that was made from the same
 * words and pictures before is not made again.
 */
export async function typesetBook(workshop: Workshop, bookId: string, kind: FileKind): Promise<string> {
  // Of a book that is asked for at once, or was made before there were any.
  await drawMissingOrnaments(workshop, bookId, kind)
  const book = await readBook(workshop.database, bookId)
  const pages = await readPages(workshop.database, bookId)
  const endpaper = kind === 'free' ? bookPaths.endpaper(bookId) : bookPaths.printEndpaper(bookId)
  const hasEndpaper = await workshop.files.exists(endpaper)
  const hash = contentHash(book, pages, { hasEndpaper, bedtime: addressFor(workshop, book, kind) })
  const path = pathOf[kind](bookId, hash)
  if (await workshop.files.exists(path)) return path
  const pdf = await workshop.typesetter.typeset(await readForTypesetting(workshop, bookId, kind))
  await workshop.files.put(path, pdf, 'application/pdf')
  return path
}

/** A book with its words and pictures as they stand now, as the typesetter takes it. */
export async function readForTypesetting(
  workshop: Workshop,
  bookId: string,
  kind: FileKind,
): Promise<BookToTypeset> {
  const book = await readBook(workshop.database, bookId)
  const pages = await readPages(workshop.database, bookId)
  const endpaper = kind === 'free' ? bookPaths.endpaper(bookId) : bookPaths.printEndpaper(bookId)
  const words = {
    ...book,
    coverCaption: book.cover_scene?.caption ?? book.title,
    madeBy: readMadeBy(book.made_by),
    madeOn: book.created_at,
    bedtimeAddress: addressFor(workshop, book, kind),
  }
  const pictures = {
    cover: await coverJpeg(workshop, book, kind),
    coverBend: book.cover_bend,
    vignette: (await workshop.files.get(bookPaths.vignette(bookId))) ?? undefined,
    endpaper: (await workshop.files.exists(endpaper))
      ? await pictureJpeg(workshop, endpaper, kind)
      : undefined,
    spreads: await Promise.all(pages.map((page) => spreadToTypeset(workshop, book, { page, kind }))),
  }
  return bookToTypeset(words, pictures, kind === 'free')
}

/** The free file is for screens, and led to from there; whoever was given a book cannot open the page of its owner. */
function addressFor({ siteUrl }: Workshop, { id, brief }: BookRow, kind: FileKind): string | null {
  return kind === 'print' ? bedtimeAddress(siteUrl, { id, language: brief.language }) : null
}

function contentHash(
  book: BookRow,
  pages: readonly PageRow[],
  { hasEndpaper, bedtime }: { hasEndpaper: boolean; bedtime: string | null },
): string {
  const content = [
    hasEndpaper,
    ...(bedtime === null ? [] : [bedtime]),
    book.title,
    book.intro,
    book.cover_version,
    book.cover_bend,
    ...pages.map((page) => [
      page.text,
      page.picture_version,
      page.picture_blur,
      page.has_spot,
      ...(page.has_moment ? ['moment'] : []),
      ...(page.panels ? [page.panels] : []),
      page.picture_colour,
      ...(isRewritten(page) ? ['rewritten'] : []),
    ]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20)
}

function isRewritten({ text, written_text }: PageRow): boolean {
  return text !== written_text
}

function coverJpeg(workshop: Workshop, book: BookRow, kind: FileKind): Promise<Uint8Array> {
  const path = kind === 'free' ? bookPaths.cover : bookPaths.printCover
  return pictureJpeg(workshop, path(book.id, book.cover_version), kind)
}

/** What is print-sharp is kept as a JPEG already, what the screen shows as WebP. */
async function pictureJpeg(workshop: Workshop, path: string, kind: FileKind): Promise<Uint8Array> {
  const picture = await existing(workshop, path)
  return kind === 'free' ? sharp(picture).jpeg({ quality: 85 }).toBuffer() : picture
}

async function spreadToTypeset(
  workshop: Workshop,
  book: BookRow,
  { page, kind }: { page: PageRow; kind: FileKind },
): Promise<BookInPictures['spreads'][number]> {
  const { text, spread, picture_version, picture_colour, has_spot, has_moment, scene } = page
  const picture = kind === 'free' ? null : bookPaths.printPicture(book.id, spread, picture_version)
  return {
    text,
    ...(isRewritten(page) && { isRewritten: true }),
    words: scene.double?.words,
    isWordless: scene.double?.silent !== undefined,
    caption: scene.caption,
    picture: picture === null ? undefined : await existing(workshop, picture),
    blur: picture === null ? await lockedBlur(book, page) : undefined,
    colour: picture_colour ?? undefined,
    isNight: isNightPage(scene),
    moment:
      kind !== 'free' && has_moment ? await existing(workshop, bookPaths.moment(book.id, spread)) : undefined,
    panels: page.panels ?? undefined,
    spot: has_spot ? await existing(workshop, bookPaths.spot(book.id, spread)) : undefined,
  }
}

/** Of its own colours, or of the cover's where no picture is drawn before it has been paid for. */
async function lockedBlur(book: BookRow, page: PageRow): Promise<Uint8Array | undefined> {
  if (page.picture_blur !== null) return await printedBlur(page.picture_blur)
  return book.cover_thumbhash === null ? undefined : await printedThumbhash(book.cover_thumbhash)
}

async function existing(workshop: Workshop, path: string): Promise<Uint8Array> {
  const bytes = await workshop.files.get(path)
  if (!bytes) throw new Error(`${path} is not there`)
  return bytes
}
