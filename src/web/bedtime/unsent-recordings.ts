import { callFunction } from '../builder/call-function.ts'
import { keepFile } from './kept-books.ts'
import { recordingDrawer } from './put-away.ts'
import { type RecordingView, soundPath } from './recordings.ts'

/*
 * Recordings on their way: each is put away on this device before it is sent, so that neither a lost connection nor a closed tab
 * takes it.
 */

export interface UnsentRecording extends RecordingView {
  bookId: string
}

/** What comes of sending one: it is kept, it has to wait, or it never will be, for a reason. */
export type Sending = 'kept' | 'waits' | 'too_many_readers' | 'too_many_voices' | 'link_over' | 'refused'

const unsent = recordingDrawer<UnsentRecording>('bedtime-unsent')

/** Puts a recording away until it is sent. */
export const putAway = unsent.put

/** The recordings that wait to be sent: of a book, or all of this device. */
export const listUnsent = unsent.list

/** Forgets one that waits: it was sent, taken back, or is not taken. */
export const forgetUnsent = unsent.forget

/** What no other try changes. Anything else may pass: a lost connection, a session that ended, a book that is being made anew. */
const forGood = [
  'input_invalid',
  'not_found',
  'recording_not_supported',
  'recording_too_large',
  'too_many_readers',
  'too_many_recordings',
]

/** Sends a recording to its book; one that has to wait stays on this device. */
export async function sendRecording(recording: UnsentRecording, sound: Blob): Promise<Sending> {
  const { id, bookId, place, reader, spans, said } = recording
  const form = new FormData()
  form.set('recording', JSON.stringify({ recordingId: id, bookId, place, reader, spans, said }))
  form.set('sound', sound)
  const called = await callFunction('save-recording', form)
  if (!called.ok && !forGood.includes(called.code)) return 'waits'
  // Heard from this device from then on, as everything of the book.
  if (called.ok) await keepFile(bookId, soundPath(bookId, recording), sound)
  await forgetUnsent(id)
  if (called.ok) return 'kept'
  return called.code === 'too_many_readers' ? 'too_many_readers' : 'refused'
}

/** Tries once more to send whatever waits on this device. @returns how many still do */
export async function sendAllUnsent(): Promise<number> {
  const waiting = await listUnsent()
  let left = waiting.length
  for (const { recording, sound } of waiting) {
    if ((await sendRecording(recording, sound)) === 'waits') break
    left -= 1
  }
  return left
}
