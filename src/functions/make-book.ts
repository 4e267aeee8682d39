import * as z from 'zod/mini'
import { briefSchema } from '#book/brief.ts'
import { enterBook } from '#records/enter-book.ts'
import { isBought } from '#records/bought-rows.ts'
import { takeOff } from '#records/shelf-rows.ts'
import { toldBefore } from '#records/told-before.ts'
import { unspeakableInBrief } from '#story/ai/unspeakable-in-brief.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'
import { refuseChoices } from './refuse-choices.ts'

const bodySchema = z.object({
  bookId: idSchema,
  brief: briefSchema,
  /** The book that this one takes the place of. */
  replaces: z.optional(idSchema),
})

/**
 * Starts making a book; asking again with the same id gives the same book. A book that it replaces is taken
 * off the shelf; one that has been paid for stays, and nothing is made.
 */
export const makeBook: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { bookId, brief, replaces } = read.body
  const unavailable = refuseChoices(brief, counter)
  if (unavailable) return unavailable
  const unspeakable = unspeakableInBrief(brief)
  if (unspeakable[0]) return refuse(422, unspeakable[0].message, { problems: unspeakable })
  const characters = [brief.hero, ...brief.companions]
  const foreign = characters.some(
    ({ picturePath }) => picturePath !== undefined && !picturePath.startsWith(`${visitor.userId}/`),
  )
  if (foreign) return refuse(422, 'input_invalid')
  if (replaces !== undefined && (await isBought(counter.database, replaces))) {
    return refuse(409, 'book_already_paid')
  }
  const before = await toldBefore(counter.database, { owner: visitor.userId, theme: brief.theme, replaces })
  const entered = await enterBook(counter.database, {
    id: bookId,
    owner: visitor.userId,
    // Counted here, whatever a request says of it.
    brief: { ...brief, toldBefore: before.length > 0 ? before : undefined },
  })
  if (!entered.ok) return refuse(entered.reason === 'not_found' ? 404 : 429, entered.reason)
  await counter.queue.makeBook(bookId, entered.turn)
  if (replaces !== undefined) await takeOff(counter.database, replaces, visitor.userId)
  return Response.json({ bookId })
}
