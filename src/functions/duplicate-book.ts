import * as z from 'zod/mini'
import { bookPaths } from '#book/book-paths.ts'
import { type BookRow, ownerOf, saveEndpaper } from '#records/book-rows.ts'
import { readPages, saveSpot } from '#records/page-rows.ts'
import { copyBook } from '#records/shelf-rows.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { type Counter, type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ bookId: idSchema, copyId: idSchema })

/** Makes a second book out of a finished preview; asking again with the same id gives the same copy. */
export const duplicateBook: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { bookId, copyId } = read.body
  const book = await ownedBook(counter, visitor, bookId)
  if (!book) return refuse(404, 'not_found')
  if (book.state === 'making' || book.state === 'failed') return refuse(409, 'book_not_ready')
  // Nothing is written over a book that is there, be it this copy or somebody else's book.
  const owner = await ownerOf(counter.database, copyId)
  if (owner === visitor.userId) return Response.json({ bookId: copyId })
  if (owner !== null) return refuse(404, 'not_found')
  // The files first: nobody sees the copy without its cover.
  await copyFile(counter, bookPaths.cover(bookId, book.cover_version), {
    to: bookPaths.cover(copyId, book.cover_version),
    type: 'image/webp',
  })
  await copyFile(counter, bookPaths.vignette(bookId), {
    to: bookPaths.vignette(copyId),
    type: 'image/jpeg',
  })
  if (book.sheet_version > 0) {
    await copyFile(counter, bookPaths.sheet(bookId, book.sheet_version), {
      to: bookPaths.sheet(copyId, book.sheet_version),
      type: 'image/webp',
    })
  }
  for (const reference of book.character_sheet?.references ?? []) {
    await copyFile(counter, reference, {
      to: reference.replace(bookId, copyId),
      type: 'image/jpeg',
    })
  }
  const mine = await copyBook(counter.database, { bookId, copyId, owner: visitor.userId })
  if (!mine) return refuse(404, 'not_found')
  await copyOrnaments(counter, book, copyId)
  return Response.json({ bookId: copyId })
}

/** Only what is drawn by now is told of the copy; the rest is drawn anew when its file is made. */
async function copyOrnaments(counter: Counter, book: BookRow, copyId: string): Promise<void> {
  const { database } = counter
  if (book.has_endpaper) {
    await copyFile(counter, bookPaths.endpaper(book.id), {
      to: bookPaths.endpaper(copyId),
      type: 'image/webp',
    })
    await saveEndpaper(database, copyId)
  }
  for (const { spread, has_spot } of await readPages(database, book.id)) {
    if (!has_spot) continue
    const to = bookPaths.spot(copyId, spread)
    await copyFile(counter, bookPaths.spot(book.id, spread), { to, type: 'image/jpeg' })
    await saveSpot(database, copyId, spread)
  }
}

async function copyFile(counter: Counter, from: string, { to, type }: { to: string; type: string }) {
  const bytes = await counter.files.get(from)
  if (bytes !== null) await counter.files.put(to, bytes, type)
}
