import * as z from 'zod/mini'
import { linkToken } from '#book/reading-link.ts'
import { readTaken } from '#records/offered-word-rows.ts'
import { findLink } from '#records/reading-link-rows.ts'
import { idSchema } from './id-schema.ts'
import { type OpenFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  token: z.string().check(z.regex(linkToken)),
  /** By what the device that sent them knows its words and recordings: nobody else does. */
  wordIds: z.array(idSchema).check(z.maxLength(100)),
  recordingIds: z.array(idSchema).check(z.maxLength(100)),
})

/** What the owner of a book said yes to, of what somebody sent by a link. */
export interface Answers {
  /** Ids of words that were put at its front. */
  words: string[]
  /** How many recorded pages go with it. */
  pages: number
}

/**
 * Tells whoever offered a word or a voice by a link, on the device that did, whether the owner of the book said yes. A no is told to
 * nobody: it looks like an answer that has not come.
 */
export const readAnswers: OpenFunction = async ({ database }, request) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { token, ...sent } = read.body
  const link = await findLink(database, token)
  if (link === null) return refuse(404, 'link_over')
  const answers: Answers = await readTaken(database, { linkId: link.id, bookId: link.book_id, ...sent })
  return Response.json(answers, { headers: { 'cache-control': 'no-store' } })
}
