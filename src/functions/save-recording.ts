import * as z from 'zod/mini'
import { bookPaths } from '#book/book-paths.ts'
import { limits } from '#book/limits.ts'
import { recordingLimits, soundType } from '#book/recording.ts'
import { bookExists, lockBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { isOtherRecording, readVoices, saveRecording as saveRow } from '#records/recording-rows.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { isStorable, type ProductFunction, refuse } from './product-function.ts'
import { hasPlace, readRecording, recordingFields } from './read-recording.ts'

const recordingSchema = z.object({
  ...recordingFields,
  bookId: idSchema,
  reader: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters), z.refine(isStorable)),
})

/**
 * Keeps how the visitor reads a page of their book, in the place of what the same reader had recorded of it; sent again because the
 * answer got lost it is kept once. Takes a form (`readRecording`).
 */
export const saveRecording: ProductFunction = async (counter, request, visitor) => {
  const read = await readRecording(request, recordingSchema)
  if (!read.ok) return read.refusal
  const { sound, format } = read
  const { recordingId, bookId, place, reader, spans, said } = read.recording
  const book = await ownedBook(counter, visitor, bookId)
  if (!book) return refuse(404, 'not_found')
  if (book.state === 'making' || book.state === 'failed' || !hasPlace(place, book.brief.size))
    return refuse(409, 'book_not_ready')
  if (await isOtherRecording(counter.database, { id: recordingId, bookId, reader, place })) {
    return refuse(422, 'input_invalid')
  }
  const path = bookPaths.voice(bookId, recordingId, format)
  await counter.files.put(path, sound, soundType[format])
  const outcome = await inTransaction(counter.database, async (client) => {
    await lockBook(client, bookId)
    if (!(await bookExists(client, bookId))) return 'gone'
    const kept = await readVoices(client, { bookId, reader, place })
    const readers = new Set([...kept.readers, reader])
    if (readers.size > recordingLimits.readers) return 'too_many_readers'
    if (kept.bytes + sound.length > recordingLimits.bytesOfBook) return 'too_many_recordings'
    const row = { id: recordingId, bookId, place, reader, format, bytes: sound.length, spans, said }
    return { before: await saveRow(client, { ...row, voiceId: null }) }
  })
  if (typeof outcome === 'string') {
    await counter.files.remove([path])
    return outcome === 'gone' ? refuse(404, 'not_found') : refuse(409, outcome)
  }
  const { before } = outcome
  if (before !== null && (before.id !== recordingId || before.format !== format)) {
    await counter.files.remove([bookPaths.voice(bookId, before.id, before.format)])
  }
  return Response.json({ format })
}
