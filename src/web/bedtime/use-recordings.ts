import { useEffect, useEffectEvent, useState } from 'react'
import { callFunction } from '../builder/call-function.ts'
import { useWhenBack } from '../connection/use-when-back.ts'
import { noteRecorded } from './cut-off.ts'
import { keepFile } from './kept-books.ts'
import { type RecordingView, soundPath, withRecording } from './recordings.ts'
import {
  forgetUnsent,
  listUnsent,
  putAway,
  type Sending,
  sendRecording,
  type UnsentRecording,
} from './unsent-recordings.ts'

export interface Recordings {
  list: readonly RecordingView[]
  /** Where the sound of a recording is found. */
  pathOf: (recording: RecordingView) => string
  /** Whether a voice may be done over and taken away here. */
  isOwn: (reader: string) => boolean
  /** Keeps how somebody reads a page. It can be heard at once, whatever becomes of sending it. */
  add: (recording: Omit<UnsentRecording, 'bookId'>, sound: Blob) => Promise<Sending>
  /** Removes a page of somebody; false: it could not be now. */
  remove: (recording: RecordingView) => Promise<boolean>
  /** Removes all that somebody recorded; false: it could not be now. */
  removeReader: (reader: string) => Promise<boolean>
}

/** Of a book of one's own. */
export interface OwnRecordings extends Recordings {
  /** How many recordings have come to the book from here: with each its page on the server says more. */
  sentCount: number
}

/**
 * What is recorded with a book, also what is still to be sent from this device: that is tried when the book is opened and whenever a
 * lost connection comes back.
 * @param onSent told when something that had waited has been sent
 */
export function useRecordings(
  bookId: string,
  first: readonly RecordingView[],
  onSent: () => void,
): OwnRecordings {
  const [list, setList] = useState(first)
  const [sentCount, setSentCount] = useState(0)
  const sent = useEffectEvent(onSent)
  const send = async (recording: UnsentRecording, sound: Blob): Promise<Sending> => {
    const sending = await sendRecording(recording, sound)
    if (sending === 'kept') setSentCount((old) => old + 1)
    else if (sending !== 'waits') {
      setList((old) => old.filter(({ id }) => id !== recording.id))
    }
    return sending
  }
  const sendWaiting = async (): Promise<void> => {
    const waiting = await listUnsent(bookId)
    for (const { recording, sound } of waiting) {
      await keepFile(bookId, soundPath(bookId, recording), sound)
      setList((old) => withRecording(old, recording))
    }
    let count = 0
    for (const { recording, sound } of waiting) {
      const sending = await send(recording, sound)
      if (sending === 'waits') break
      if (sending === 'kept') count += 1
    }
    if (count > 0) sent()
  }
  const begin = useEffectEvent(sendWaiting)
  useEffect(() => void begin(), [])
  useWhenBack(() => void sendWaiting())
  const take = async (reader: string, place: string | null): Promise<boolean> => {
    const called = await callFunction('remove-recordings', { bookId, reader, place })
    if (!called.ok) return false
    const isTaken = (each: RecordingView): boolean =>
      each.reader === reader && (place === null || each.place === place)
    for (const { id } of list.filter(isTaken)) await forgetUnsent(id)
    setList((old) => old.filter((each) => !isTaken(each)))
    return true
  }
  return {
    list,
    sentCount,
    pathOf: (recording) => soundPath(bookId, recording),
    isOwn: () => true,
    async add(recording, sound) {
      const whole = { ...recording, bookId }
      await putAway(whole, sound)
      // Not before: a tab that closes ends a recording too, and nothing of that one is kept.
      noteRecorded()
      await keepFile(bookId, soundPath(bookId, recording), sound)
      setList((old) => withRecording(old, recording))
      return await send(whole, sound)
    },
    remove: ({ reader, place }) => take(reader, place),
    removeReader: (reader) => take(reader, null),
  }
}
