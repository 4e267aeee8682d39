import * as z from 'zod/mini'
import { withOfferedWord } from '#book/offered-word.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { declineWord, lockWaitingWord, takeWord } from '#records/offered-word-rows.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ wordId: idSchema, answer: z.enum(['yes', 'no']) })

/** The owner of a book has a word that somebody offered put at its front, or not. */
export const answerWord: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { wordId, answer } = read.body
  return await inTransaction(counter.database, async (client) => {
    const word = await lockWaitingWord(client, wordId, visitor.userId)
    if (word === null) return refuse(404, 'not_found')
    if (answer === 'no') {
      await declineWord(client, wordId)
      return Response.json({ intro: word.intro })
    }
    if (!word.text_is_open) return refuse(409, 'book_at_printer')
    const intro = withOfferedWord(word.intro, word, word.language)
    if (intro === null) return refuse(409, 'front_is_full')
    await takeWord(client, word, intro)
    return Response.json({ intro })
  })
}
