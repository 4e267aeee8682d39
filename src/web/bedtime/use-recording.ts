import { useEffect, useEffectEvent, useState } from 'react'
import { saidMark } from '#book/recording.ts'
import { m } from '../messages/generated/messages.js'
import type { BedtimeBook } from './bedtime-book.ts'
import { noteRecorded, takeCutOff } from './cut-off.ts'
import { measureSound } from './measure-sound.ts'
import type { RecordingView } from './recordings.ts'
import type { Sending } from './unsent-recordings.ts'
import { type RecordingEnd, useRecorder } from './use-recorder.ts'
import type { Recordings } from './use-recordings.ts'

interface RecordingGiven {
  book: BedtimeBook
  recordings: Recordings
  /** What is told at the end, when all of it was handed over; null: nothing. */
  done: string | null
  /** Something to tell, until a page is turned. */
  onNews: (news: string | null) => void
  /** A page to turn to, counted from 0. */
  onShow: (index: number) => void
}

export interface RecordingMode {
  /** Who is being recorded; null: nobody. */
  reader: string | null
  /** The microphone is open and listening. */
  isRunning: boolean
  /** Asking for the microphone, or putting away what was recorded. */
  isBusy: boolean
  problem: string | null
  /** What is going on. */
  status: string | null
  begin: (reader: string) => void
  finish: () => void
  /** Starts recording a page, or stops. */
  press: (place: string) => void
  remove: (recording: RecordingView) => void
}

/** Recording a book page by page: what is done is kept at once, and what goes wrong is told. */
export function useRecording({ book, recordings, done, onNews, onShow }: RecordingGiven): RecordingMode {
  const [reader, setReader] = useState<string | null>(null)
  const [isKeeping, setKeeping] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [lastSent, setLastSent] = useState<Sending | null>(null)
  const keep = async (sound: Blob, end: RecordingEnd, place: string): Promise<void> => {
    if (reader === null) return
    setKeeping(true)
    const measured = await measureSound(sound)
    if (measured === null) {
      noteRecorded()
      setProblem(m.bedtime_record_silent())
    } else {
      const said = saidMark(book.pages.find((page) => page.place === place)?.text ?? '')
      const recording = { id: crypto.randomUUID(), place, reader, said, isByLink: false, ...measured }
      const sending = await recordings.add(recording, sound)
      setLastSent(sending)
      if (sending === 'kept' || sending === 'waits') onNews(newsOf(sending, end))
      else setProblem(notTaken[sending]())
    }
    setKeeping(false)
  }
  const recorder = useRecorder({
    bookId: book.id,
    onRecorded: (sound, end, place) => void keep(sound, end, place),
  })
  const tellCutOff = useEffectEvent(() => {
    const place = takeCutOff(book.id)
    const index = book.pages.findIndex((page) => page.place === place)
    if (index < 0) return
    onShow(index)
    onNews(m.bedtime_record_cut({ page: index + 1 }))
  })
  useEffect(() => tellCutOff(), [])
  const isRunning = recorder.state === 'recording'
  const isBusy = isKeeping || recorder.state === 'asking'
  const refused = recorder.problem === null ? null : refusals[recorder.problem]()
  return {
    reader,
    isRunning,
    isBusy,
    problem: refused ?? problem,
    status: isRunning ? m.bedtime_record_running() : isKeeping ? m.bedtime_record_keeping() : null,
    begin: (name) => {
      setLastSent(null)
      setReader(name)
      onNews(m.bedtime_record_whose({ name }))
    },
    finish: () => {
      if (isRunning) recorder.stop()
      setProblem(null)
      onNews(lastSent === 'kept' && !isRunning ? done : null)
      setReader(null)
    },
    press: (place) => {
      if (isBusy) return
      setProblem(null)
      onNews(null)
      if (isRunning) recorder.stop()
      else void recorder.start(place)
    },
    remove: (recording) => {
      void recordings.remove(recording).then((isGone) => {
        setLastSent(null)
        onNews(isGone ? m.bedtime_record_gone() : m.common_connection_problem())
      })
    },
  }
}

const refusals = { no_microphone: m.bedtime_record_no_microphone, refused: m.bedtime_record_refused } as const

/** Why a recording was not kept, and what one can do. */
const notTaken = {
  too_many_readers: m.bedtime_record_many,
  too_many_voices: m.reading_voice_many,
  link_over: m.reading_voice_over,
  refused: m.bedtime_record_not_taken,
} as const

function newsOf(sending: Extract<Sending, 'kept' | 'waits'>, end: RecordingEnd): string {
  if (sending === 'waits') return m.bedtime_record_waits()
  if (end === 'long') return m.bedtime_record_long()
  return end === 'lost' ? m.bedtime_record_lost() : m.bedtime_record_kept()
}
