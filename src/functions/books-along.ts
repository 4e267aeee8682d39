import * as z from 'zod/mini'
import { makeBooksToken, takeBooksOf } from '#records/books-along-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

/** A guest is about to log in to an account, and wants the books to come along: answers what shows whose they were. */
export const leaveBooks: ProductFunction = async (counter, _request, visitor) => {
  if (!visitor.isGuest) return refuse(409, 'books_with_account')
  return Response.json({ token: await makeBooksToken(counter.database, visitor.userId) })
}

const bodySchema = z.object({ token: idSchema })

/** Puts the books of a guest, who was this person a moment ago, on the shelf of the account. */
export const takeBooks: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  if (visitor.isGuest) return refuse(403, 'email_needed')
  const { token } = read.body
  const books = await inTransaction(counter.database, (client) =>
    takeBooksOf(client, { token, owner: visitor.userId }),
  )
  return books === null ? refuse(404, 'not_found') : Response.json({ books })
}
