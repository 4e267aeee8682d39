import * as z from 'zod/mini'
import { linkToken } from '#book/reading-link.ts'
import { readBook } from '#records/book-rows.ts'
import { findLink } from '#records/reading-link-rows.ts'
import { type OpenFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ token: z.string().check(z.regex(linkToken)) })

/** Where the file of a present lies below its book's folder. */
export interface PresentFile {
  file: string
}

/**
 * Makes the clean file of a book for whoever was given it, as the book stands now. A link that gives nothing is answered as one that
 * opens nothing. Whether the file may be fetched is asked once more when it is (`linkedPicture`).
 */
export const keepPresent: OpenFunction = async ({ database, queue, newId }, request) => {
  const read = await readBody(request, bodySchema)
  const link = read.ok ? await findLink(database, read.body.token) : null
  if (link?.keeps !== true) return refuse(404, 'link_over')
  const { state } = await readBook(database, link.book_id)
  if (state !== 'finished') return refuse(409, 'book_not_ready')
  const path = await queue.typesetBook(link.book_id, 'kept', newId())
  if (path === null) return refuse(404, 'link_over')
  const kept: PresentFile = { file: path.slice(link.book_id.length + 1) }
  return Response.json(kept, { headers: { 'cache-control': 'no-store' } })
}
