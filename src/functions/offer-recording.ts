import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import { bookPaths } from '#book/book-paths.ts'
import { nameSchema } from '#book/character.ts'
import { linkLimits, linkToken } from '#book/reading-link.ts'
import { soundType } from '#book/recording.ts'
import { composeMail } from '#mails/compose-mail.ts'
import { readBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { postMail } from '#records/mail-rows.ts'
import {
  countOffered,
  isOtherOffer,
  isTaken,
  type NewOffer,
  saveOffer,
  whomToTellOfVoice,
} from '#records/offered-recording-rows.ts'
import { findLink, type StandingLink } from '#records/reading-link-rows.ts'
import { bookAddress } from '#shop/book-address.ts'
import { coverOfMail } from '#workflows/cover-of-mail.ts'
import { mailNames } from '#workflows/mail-names.ts'
import { idSchema } from './id-schema.ts'
import { type Counter, isStorable, type OpenFunction, refuse } from './product-function.ts'
import { hasPlace, readRecording, recordingFields } from './read-recording.ts'

const offerSchema = z.object({
  ...recordingFields,
  token: z.string().check(z.regex(linkToken)),
  voiceId: idSchema,
  // What is signed with it is shown to somebody else.
  reader: nameSchema.check(z.refine(isStorable)),
})

/**
 * Somebody who reads a book by a link records a page of it; it goes with the book when the owner says yes, and is heard by nobody
 * else until then. Sent again it is kept once. Takes a form (`readRecording`).
 */
export const offerRecording: OpenFunction = async (counter, request) => {
  const read = await readRecording(request, offerSchema)
  if (!read.ok) return read.refusal
  const { sound, format } = read
  const { token, recordingId: id, ...told } = read.recording
  const { database, files } = counter
  const link = await findLink(database, token)
  // Who is given a book has nothing to do for it.
  if (link === null || link.giver_name !== null) return refuse(404, 'link_over')
  const book = await readBook(database, link.book_id)
  if (!hasPlace(told.place, book.brief.size)) return refuse(422, 'input_invalid')
  const offer: NewOffer = { ...told, id, linkId: link.id, format, bytes: sound.length }
  if (await isOtherOffer(database, offer)) return refuse(422, 'input_invalid')
  if (await isTaken(database, id)) return Response.json({ format })
  const path = bookPaths.voice(book.id, id, format)
  await files.put(path, sound, soundType[format])
  const outcome = await inTransaction(database, async (client) => {
    const waiting = await countOffered(client, offer)
    if (!waiting.stands) return 'link_over'
    if (waiting.voices >= linkLimits.voicesWaiting) return 'too_many_voices'
    if (waiting.bytes + offer.bytes > linkLimits.voiceBytesWaiting) return 'too_many_voices'
    const before = await saveOffer(client, offer)
    await tell(client, counter, { link, offer })
    return { before }
  })
  if (typeof outcome === 'string') {
    await files.remove([path])
    return refuse(outcome === 'link_over' ? 404 : 409, outcome)
  }
  const { before } = outcome
  if (before !== null && (before.id !== id || before.format !== format))
    await files.remove([bookPaths.voice(book.id, before.id, before.format)])
  return Response.json({ format })
}

/** The owner is told of a voice once, however many pages follow. */
async function tell(
  client: ClientBase,
  { siteUrl }: Counter,
  { link, offer }: { link: StandingLink; offer: NewOffer },
): Promise<void> {
  const { locale, book_id: bookId } = link
  const told = await whomToTellOfVoice(client, offer)
  if (told === null) return
  const mail = composeMail('voice_offered', locale, {
    values: { title: told.title, name: offer.reader },
    link: bookAddress(siteUrl, locale, bookId),
    cover: coverOfMail(await readBook(client, bookId)),
  })
  await postMail(client, { name: mailNames.voiceOffered(bookId, offer.voiceId), to: told.email, ...mail })
}
