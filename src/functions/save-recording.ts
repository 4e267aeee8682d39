import * as z from 'zod/mini'
import { bookPaths } from '#book/book-paths.ts'
import { limits } from '#book/limits.ts'
import { recordedPlace, recordingLimits, soundFormatOf, soundType } from '#book/recording.ts'
import { sizeTable } from '#book/size.ts'
import { bookExists, lockBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { isOtherRecording, readVoices, saveRecording as saveRow } from '#records/recording-rows.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { isStorable, type ProductFunction, refuse } from './product-function.ts'
import { readBytes } from './read-bytes.ts'

const longestMs = (recordingLimits.minutes + 1) * 60_000
const moment = z.int().check(z.minimum(0), z.maximum(longestMs))

const recordingSchema = z.object({
  recordingId: idSchema,
  bookId: idSchema,
  place: z.string().check(z.regex(recordedPlace)),
  reader: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters), z.refine(isStorable)),
  spans: z.array(z.tuple([moment, moment])).check(
    z.minLength(1),
    z.maxLength(recordingLimits.spans),
    z.refine((spans) => isRising(spans.flat())),
  ),
})

/** The form around a recording: its parts and their boundaries. */
const formBytes = 256 * 1024

/**
 * Keeps how the visitor reads a page of their book, in the place of what the same reader had recorded of it; sent again because the
 * answer got lost it is kept once. A form with `recording`, as JSON, and `sound`, a file that is judged by its bytes.
 */
export const saveRecording: ProductFunction = async (counter, request, visitor) => {
  const bytes = await readBytes(request, recordingLimits.bytes + formBytes)
  if (bytes === null) return refuse(413, 'recording_too_large')
  const form = await readForm(request, bytes)
  if (form === null) return refuse(422, 'input_invalid')
  const { recordingId, bookId, place, reader, spans } = form.recording
  const { sound } = form
  if (sound.length > recordingLimits.bytes) return refuse(413, 'recording_too_large')
  const format = soundFormatOf(sound)
  if (format === null) return refuse(415, 'recording_not_supported')
  const book = await ownedBook(counter, visitor, bookId)
  if (!book) return refuse(404, 'not_found')
  const isPage = !/^\d/.test(place) || Number(place) < sizeTable[book.brief.size].spreads
  if (book.state === 'making' || book.state === 'failed' || !isPage) return refuse(409, 'book_not_ready')
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
    const row = { id: recordingId, bookId, place, reader, format, bytes: sound.length, spans }
    return { before: await saveRow(client, row) }
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

async function readForm(
  request: Request,
  bytes: Buffer,
): Promise<{ recording: z.output<typeof recordingSchema>; sound: Uint8Array } | null> {
  try {
    const type = request.headers.get('content-type') ?? ''
    const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } }).formData()
    const [text, sound] = [form.get('recording'), form.get('sound')]
    if (typeof text !== 'string' || !(sound instanceof Blob)) return null
    const read = recordingSchema.safeParse(JSON.parse(text))
    return read.success ? { recording: read.data, sound: new Uint8Array(await sound.arrayBuffer()) } : null
  } catch {
    // Not a form, or no JSON in it.
    return null
  }
}

function isRising(moments: readonly number[]): boolean {
  return moments.every((ms, at) => at === 0 || ms >= (moments[at - 1] ?? 0)) && (moments.at(-1) ?? 0) > 0
}
