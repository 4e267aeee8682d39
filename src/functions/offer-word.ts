import * as z from 'zod/mini'
import { nameSchema } from '#book/character.ts'
import { contactDetailsIn } from '#book/contact-details.ts'
import { linkToken, linkLimits } from '#book/reading-link.ts'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import { composeMail } from '#mails/compose-mail.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { postMail } from '#records/mail-rows.ts'
import { readBook } from '#records/book-rows.ts'
import { countWaitingWords, insertWord, whomToTell } from '#records/offered-word-rows.ts'
import { findLink, type StandingLink } from '#records/reading-link-rows.ts'
import { coverOfMail } from '#workflows/cover-of-mail.ts'
import { mailNames } from '#workflows/mail-names.ts'
import { bookAddress } from '#shop/book-address.ts'
import { idSchema } from './id-schema.ts'
import { type Counter, type OpenFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  token: z.string().check(z.regex(linkToken)),
  wordId: idSchema,
  name: nameSchema,
  words: z.string().check(
    z.trim(),
    z.minLength(1, 'word_missing'),
    z.maxLength(linkLimits.wordCharacters, 'word_too_long'),
    z.refine((words) => unprintableSigns(words) === '', 'word_not_printable'),
    // By a link anybody may write: nobody is led elsewhere by it.
    z.refine((words) => contactDetailsIn(words).length === 0, 'word_finds_somebody'),
  ),
})
type Word = z.output<typeof bodySchema>

/** Somebody who reads a book by a link offers a word for its front; it comes into the book when the owner says yes. */
export const offerWord: OpenFunction = async (counter, request) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const word = read.body
  const link = await findLink(counter.database, word.token)
  if (link === null) return refuse(404, 'link_over')
  if (!link.text_is_open) return refuse(409, 'book_at_printer')
  const isKept = await keep(counter, link, word)
  return isKept ? Response.json({}) : refuse(409, 'too_many_words')
}

/** The same word again counts once; false when so many wait for an answer that there is no place for another. */
function keep({ database, siteUrl }: Counter, link: StandingLink, word: Word): Promise<boolean> {
  const { wordId, name, words } = word
  return inTransaction(database, async (client) => {
    const waiting = await countWaitingWords(client, link.id, wordId)
    if (waiting >= linkLimits.wordsWaiting) return false
    if (!(await insertWord(client, { id: wordId, linkId: link.id, name, words }))) return true
    const told = await whomToTell(client, wordId)
    if (told === null) return true
    const { locale, book_id: bookId } = link
    const mail = composeMail('word_offered', locale, {
      values: { title: told.title, name, words },
      link: bookAddress(siteUrl, locale, bookId),
      cover: coverOfMail(await readBook(client, bookId)),
    })
    await postMail(client, { name: mailNames.wordOffered(bookId, wordId), to: told.email, ...mail })
    return true
  })
}
