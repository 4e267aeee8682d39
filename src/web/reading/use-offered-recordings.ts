import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LinkedVoice } from '#functions/read-by-link.ts'
import { noteRecorded } from '../bedtime/cut-off.ts'
import { type RecordingView, withRecording } from '../bedtime/recordings.ts'
import type { Sending } from '../bedtime/unsent-recordings.ts'
import type { Recordings } from '../bedtime/use-recordings.ts'
import type { FetchFile } from '../book/use-stored-pictures.ts'
import { useWhenBack } from '../connection/use-when-back.ts'
import { askOpenly } from './ask-openly.ts'
import { offerRecording, offered, type OfferedRecording } from './offered-recordings.ts'

interface OfferedGiven {
  /** What stands in the address of the link. */
  token: string
  /** Those that are heard by it. */
  voices: readonly LinkedVoice[]
  /** Told when something that had waited has been sent. */
  onSent: () => void
}

interface Offered {
  recordings: Recordings
  /** Pictures and voices of the book, and what was recorded here. */
  fetchFile: FetchFile
}

/**
 * The voices that whoever reads by a link hears, and their own, which the owner of the book is to say yes to. What waits on this device
 * is sent when the book is opened and whenever a lost connection comes back.
 */
export function useOfferedRecordings({ token, voices, onSent }: OfferedGiven): Offered {
  const [own, setOwn] = useState<readonly OfferedRecording[]>([])
  const sounds = useRef(new Map<string, Blob>())
  const tellSent = useEffectEvent(onSent)
  const pathOf = ({ id, format }: RecordingView): string => `/api/reading/${token}/voice/${id}.${format}`
  const drop = async (id: string): Promise<void> => {
    await offered.forget(id)
    setOwn((old) => old.filter((each) => each.id !== id))
  }
  const send = async (recording: OfferedRecording, sound: Blob): Promise<Sending> => {
    const sending = await offerRecording(recording, sound)
    if (sending === 'kept') {
      const sent = { ...recording, isSent: true }
      await offered.put(sent, sound)
      setOwn((old) => old.map((each) => (each.id === sent.id ? sent : each)))
    } else if (sending !== 'waits') await drop(recording.id)
    return sending
  }
  const sendWaiting = async (): Promise<void> => {
    const here = await offered.list(token)
    for (const { recording, sound } of here) {
      sounds.current.set(recording.id, sound)
      setOwn((old) => [...old.filter((each) => !isSamePage(each, recording)), recording])
    }
    let count = 0
    for (const { recording, sound } of here.filter((each) => !each.recording.isSent)) {
      const sending = await send(recording, sound)
      if (sending === 'waits') break
      if (sending === 'kept') count += 1
    }
    if (count > 0) tellSent()
  }
  const begin = useEffectEvent(sendWaiting)
  useEffect(() => void begin(), [])
  useWhenBack(() => void sendWaiting())
  const fetchFile = useCallback<FetchFile>(async (path) => {
    const id = /\/voice\/([^/.]+)\./.exec(path)?.[1]
    const sound = id === undefined ? undefined : sounds.current.get(id)
    if (sound !== undefined) return sound
    const answer = await fetch(path, { credentials: 'omit' })
    return answer.ok ? await answer.blob() : null
  }, [])
  const take = async (reader: string, place: string | null): Promise<boolean> => {
    const taken = own.filter((each) => each.reader === reader && (place === null || each.place === place))
    for (const voiceId of new Set(taken.map((each) => each.voiceId))) {
      const answer = await askOpenly('take-back-recordings', { token, voiceId, place })
      if (!answer.ok) return false
    }
    for (const { id } of taken) await drop(id)
    return true
  }
  const heard = voices.map((voice): RecordingView => ({ ...voice, said: null, isByLink: true }))
  const recordings: Recordings = {
    list: own.reduce<RecordingView[]>(withRecording, heard),
    pathOf,
    isOwn: (reader) => own.some((each) => each.reader === reader),
    async add(recording, sound) {
      const mine = own.find(({ reader }) => reader === recording.reader)
      const voiceId = mine?.voiceId ?? crypto.randomUUID()
      const whole: OfferedRecording = { ...recording, bookId: token, voiceId, isSent: false }
      const before = own.filter((each) => isSamePage(each, whole))
      await offered.put(whole, sound)
      // Not before: a tab that closes ends a recording too, and nothing of that one is kept.
      noteRecorded()
      for (const { id } of before) await offered.forget(id)
      sounds.current.set(whole.id, sound)
      setOwn((old) => [...old.filter((each) => !isSamePage(each, whole)), whole])
      return await send(whole, sound)
    },
    remove: ({ reader, place }) => take(reader, place),
    removeReader: (reader) => take(reader, null),
  }
  return { recordings, fetchFile }
}

function isSamePage(one: RecordingView, other: RecordingView): boolean {
  return one.reader === other.reader && one.place === other.place
}
