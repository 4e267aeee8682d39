import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { linkSpans, spanDays, linkLimits } from '#book/reading-link.ts'
import { lockBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { countLinks, saveLink } from '#records/reading-link-rows.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  bookId: idSchema,
  linkId: idSchema,
  span: z.enum(linkSpans),
  locale: z.enum(['nl', 'en']),
  // A voice is somebody's own: it is heard by a link only where that is said.
  withVoices: z._default(z.boolean(), false),
})

export interface MadeLink {
  /** What stands in its address. It is told this once: what is kept is a hash of it. */
  token: string
  /** ISO 8601; null: it stands until it is ended. */
  endsAt: string | null
}

/** Makes an address by which anybody who has it reads the visitor's book; asked for again it is the same link. */
export const makeReadingLink: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { bookId, linkId, span, locale, withVoices } = read.body
  const book = await ownedBook(counter, visitor, bookId)
  if (!book) return refuse(404, 'not_found')
  if (book.state === 'making' || book.state === 'failed') return refuse(409, 'book_not_ready')
  const token = randomBytes(16).toString('base64url')
  const endsAt = await inTransaction(counter.database, async (client) => {
    await lockBook(client, bookId)
    if ((await countLinks(client, bookId, linkId)) >= linkLimits.links) return undefined
    return await saveLink(client, { id: linkId, bookId, token, locale, days: spanDays[span], withVoices })
  })
  if (endsAt === undefined) return refuse(409, 'too_many_links')
  return Response.json({ token, endsAt: endsAt?.toISOString() ?? null } satisfies MadeLink)
}
