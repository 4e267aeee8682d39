import { bookPaths } from '#book/book-paths.ts'
import type { SoundFormat } from '#book/recording.ts'
import type { Spans } from '#book/word-times.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** A page as somebody reads it. Names are the database's. */
export interface RecordingView {
  id: string
  place: string
  reader: string
  format: SoundFormat
  spans: Spans
  /** Of which words it is (`saidMark`); null: that is not known. */
  said: string | null
  /** Somebody else recorded it, by a reading link. */
  isByLink: boolean
}

/** What is recorded with a book, with the visitor's own rights, the oldest first. */
export async function readRecordings(backend: BackendClient, bookId: string): Promise<RecordingView[]> {
  const { data, error } = await backend
    .from('recordings')
    .select('id,place,reader,format,spans,said,voice_id')
    .eq('book_id', bookId)
    .order('created_at')
  if (error !== null) throw new Error(`recordings of ${bookId} could not be read`, { cause: error })
  return data.map(({ voice_id: voiceId, ...recording }) => ({ ...recording, isByLink: voiceId !== null }))
}

/** Path of a recording in the bucket of books. */
export function soundPath(bookId: string, { id, format }: RecordingView): string {
  return bookPaths.voice(bookId, id, format)
}

/** Who reads a book and how many of its pages, most first. */
export function readersOf(
  recordings: readonly RecordingView[],
  places: readonly string[],
): { reader: string; pages: number }[] {
  const counts = new Map<string, number>()
  for (const { reader, place } of recordings) {
    if (places.includes(place)) counts.set(reader, (counts.get(reader) ?? 0) + 1)
  }
  return [...counts]
    .map(([reader, pages]) => ({ reader, pages }))
    .sort((one, other) => other.pages - one.pages)
}

/** The recordings with one more, in the place of what the same reader had of its page. */
export function withRecording(recordings: readonly RecordingView[], added: RecordingView): RecordingView[] {
  const others = recordings.filter(({ reader, place }) => reader !== added.reader || place !== added.place)
  return [...others, added]
}
