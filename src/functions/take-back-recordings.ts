import * as z from 'zod/mini'
import { bookPaths } from '#book/book-paths.ts'
import { linkToken } from '#book/reading-link.ts'
import { recordedPlace } from '#book/recording.ts'
import { takeBackVoice } from '#records/offered-recording-rows.ts'
import { findLink } from '#records/reading-link-rows.ts'
import { idSchema } from './id-schema.ts'
import { type OpenFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  token: z.string().check(z.regex(linkToken)),
  voiceId: idSchema,
  /** null: all that they recorded of the book. */
  place: z.nullable(z.string().check(z.regex(recordedPlace))),
})

/**
 * Whoever recorded by a link takes back a page of it, or all, also after the owner said yes. They are known by what their device
 * made up for their voice. What is not there is taken back.
 */
export const takeBackRecordings: OpenFunction = async ({ database, files }, request) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { token, voiceId, place } = read.body
  const link = await findLink(database, token)
  if (link === null) return refuse(404, 'link_over')
  const { id: linkId, book_id: bookId } = link
  const removed = await takeBackVoice(database, { linkId, bookId, voiceId, place })
  await files.remove(removed.map(({ id, format }) => bookPaths.voice(bookId, id, format)))
  return Response.json({})
}
