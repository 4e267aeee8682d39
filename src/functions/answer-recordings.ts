import * as z from 'zod/mini'
import { bookPaths } from '#book/book-paths.ts'
import { limits } from '#book/limits.ts'
import { recordingLimits } from '#book/recording.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { lockBookOfVoice, readReaders, takeOffers } from '#records/offered-recording-rows.ts'
import { type KeptRecording, readVoices, saveRecording } from '#records/recording-rows.ts'
import { idSchema } from './id-schema.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  voiceId: idSchema,
  /** Those that were there to be heard: what came since waits for an answer of its own. */
  recordingIds: z.array(idSchema).check(z.minLength(1), z.maxLength(100)),
  answer: z.enum(['yes', 'no']),
})

/** Ends a transaction that is refused. */
class Refused extends Error {}

/** The owner of a book has what somebody recorded by a link go with it, or not. Answers by what name it does. */
export const answerRecordings: ProductFunction = async ({ database, files }, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { voiceId, recordingIds, answer } = read.body
  try {
    const outcome = await inTransaction(database, async (client) => {
      const bookId = await lockBookOfVoice(client, voiceId, visitor.userId)
      if (bookId === null) throw new Refused('not_found')
      const offers = await takeOffers(client, voiceId, recordingIds)
      const [first] = offers
      if (first === undefined) throw new Refused('not_found')
      if (answer === 'no') return { bookId, reader: first.reader, removed: offers }
      const readers = await readReaders(client, bookId)
      const reader = nameFor({ name: first.reader, voiceId }, readers)
      if (new Set([...readers.map((each) => each.reader), reader]).size > recordingLimits.readers)
        throw new Refused('too_many_readers')
      const removed: KeptRecording[] = []
      for (const { id, place, format, bytes, spans, said } of offers) {
        const kept = await readVoices(client, { bookId, reader, place })
        if (kept.bytes + bytes > recordingLimits.bytesOfBook) throw new Refused('too_many_recordings')
        const row = { id, bookId, place, reader, format, bytes, spans, said, voiceId }
        const before = await saveRecording(client, row)
        if (before !== null) removed.push(before)
      }
      return { bookId, reader, removed }
    })
    const { bookId, reader, removed } = outcome
    await files.remove(removed.map(({ id, format }) => bookPaths.voice(bookId, id, format)))
    return Response.json({ reader })
  } catch (error) {
    if (error instanceof Refused) return refuse(error.message === 'not_found' ? 404 : 409, error.message)
    throw error
  }
}

/** The name by which a voice goes with a book: the one it has there, its own, or with a number when somebody else is called so. */
function nameFor(
  { name, voiceId }: { name: string; voiceId: string },
  readers: readonly { reader: string; voice_id: string | null }[],
): string {
  const known = readers.find(({ voice_id: id }) => id === voiceId)
  if (known !== undefined) return known.reader
  const taken = new Set(readers.map(({ reader }) => reader))
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? '' : ` ${number}`
    const free = name.slice(0, limits.nameCharacters - tail.length) + tail
    if (!taken.has(free)) return free
  }
}
