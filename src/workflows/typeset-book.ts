import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { bookPaths, type FileKind } from './book-paths.ts'
import { drawMissingOrnaments } from './draw-ornaments.ts'
import { type BookRow, type PageRow, readBook, readPages } from './book-rows.ts'
import type { Workshop } from './workshop.ts'

/**
 * Makes a book's file as the book stands now and returns its path; a file that was made from the same
 * words and pictures before is not made again.
 */
export async function typesetBook(workshop: Workshop, bookId: string, kind: FileKind): Promise<string> {
  // Of a book that is asked for at once, or was made before there were any.
  await drawMissingOrnaments(workshop, bookId, kind)
  const book = await readBook(workshop.database, bookId)
  const pages = await readPages(workshop.database, bookId)
  const endpaper = kind === 'print' ? bookPaths.printEndpaper(bookId) : bookPaths.endpaper(bookId)
  const hasEndpaper = await workshop.files.exists(endpaper)
  const hash = contentHash(book, pages, hasEndpaper)
  const path = kind === 'free' ? bookPaths.freePdf(bookId, hash) : bookPaths.printPdf(bookId, hash)
  if (await workshop.files.exists(path)) return path
  const vignette = await workshop.files.get(bookPaths.vignette(bookId))
  const pdf = await workshop.typesetter.typeset({
    language: book.brief.language,
    size: book.brief.size,
    style: book.brief.style,
    title: book.title,
    childName: book.brief.hero.name,
    intro: book.intro,
    dedication: book.dedication,
    ending: book.ending,
    cover: {
      picture: await coverJpeg(workshop, book, kind),
      caption: book.cover_scene?.caption ?? book.title,
    },
    ...(vignette && { vignette }),
    ...(hasEndpaper && { endpaper: await pictureJpeg(workshop, endpaper, kind) }),
    spreads: await Promise.all(
      pages.map(async (page) => ({
        text: page.text,
        caption: page.scene.caption,
        ...(kind === 'print' && { picture: await printPicture(workshop, bookId, page) }),
        ...(page.has_spot && { spot: await existing(workshop, bookPaths.spot(bookId, page.spread)) }),
      })),
    ),
    madeBy: { storyteller: workshop.storyteller.name, illustrator: workshop.illustrator.name },
    madeOn: book.created_at,
    watermark: kind === 'free',
  })
  await workshop.files.put(path, pdf, 'application/pdf')
  return path
}

function contentHash(book: BookRow, pages: readonly PageRow[], hasEndpaper: boolean): string {
  const content = [
    hasEndpaper,
    book.title,
    book.intro,
    book.cover_version,
    ...pages.map((page) => [page.text, page.picture_version, page.has_spot]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20)
}

function coverJpeg(workshop: Workshop, book: BookRow, kind: FileKind): Promise<Uint8Array> {
  const path = kind === 'print' ? bookPaths.printCover : bookPaths.cover
  return pictureJpeg(workshop, path(book.id, book.cover_version), kind)
}

/** What is print-sharp is kept as a JPEG already, what the screen shows as WebP. */
async function pictureJpeg(workshop: Workshop, path: string, kind: FileKind): Promise<Uint8Array> {
  const picture = await existing(workshop, path)
  return kind === 'print' ? picture : sharp(picture).jpeg({ quality: 85 }).toBuffer()
}

function printPicture(workshop: Workshop, bookId: string, page: PageRow): Promise<Uint8Array> {
  return existing(workshop, bookPaths.printPicture(bookId, page.spread, page.picture_version))
}

async function existing(workshop: Workshop, path: string): Promise<Uint8Array> {
  const bytes = await workshop.files.get(path)
  if (!bytes) throw new Error(`${path} is not there`)
  return bytes
}
