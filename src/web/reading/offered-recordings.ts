import { recordingDrawer } from '../bedtime/put-away.ts'
import type { UnsentRecording, Sending } from '../bedtime/unsent-recordings.ts'
import { askOpenly } from './ask-openly.ts'

/*
 * What was recorded on this device by reading links: each is put away here before it is sent, and stays, since nobody but the
 * owner of the book can hear it elsewhere.
 */

/** Its `bookId` is what stands in the address of the link. */
export interface OfferedRecording extends UnsentRecording {
  /** By what it can be taken back. */
  voiceId: string
  isSent: boolean
}

export const offered = recordingDrawer<OfferedRecording>('offered-recordings')

/** What another try may change; anything else is said once, and forgotten. */
const forNow = ['connection_problem', 'too_many_requests', 'server_problem']

/** Sends a recording to the owner of the book. */
export async function offerRecording(recording: OfferedRecording, sound: Blob): Promise<Sending> {
  const { id, bookId: token, voiceId, place, reader, spans, said } = recording
  const form = new FormData()
  form.set('recording', JSON.stringify({ recordingId: id, token, voiceId, place, reader, spans, said }))
  form.set('sound', sound)
  const answer = await askOpenly('offer-recording', form)
  if (answer.ok) return 'kept'
  if (forNow.includes(answer.code)) return 'waits'
  return answer.code === 'too_many_voices' || answer.code === 'link_over' ? answer.code : 'refused'
}

/** Forgets what lies here of a link that opens nothing any more. */
export async function forgetOffered(token: string): Promise<void> {
  for (const { recording } of await offered.list(token)) await offered.forget(recording.id)
}
