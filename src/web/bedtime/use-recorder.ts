import { useEffect, useRef, useState } from 'react'
import { recordingLimits } from '#book/recording.ts'
import { noteRecording } from './cut-off.ts'

/** Why nothing is recorded: there is no microphone, or the browser may not use it. */
export type NoMicrophone = 'no_microphone' | 'refused'
/** Why a recording ended: somebody stopped it, it was as long as one may be, or the microphone was gone. */
export type RecordingEnd = 'stopped' | 'long' | 'lost'

interface RecorderGiven {
  bookId: string
  onRecorded: (sound: Blob, end: RecordingEnd, place: string) => void
}

export interface Recorder {
  state: 'idle' | 'asking' | 'recording'
  problem: NoMicrophone | null
  start: (place: string) => Promise<void>
  stop: () => void
}

/** Speech is understood well at this. In bits a second. */
const bitsPerSecond = 48_000
/** What plays in most browsers first. */
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

/** The microphone, one page at a time. It is asked for when it is first used, and let go when nobody records any more. */
export function useRecorder({ bookId, onRecorded }: RecorderGiven): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle')
  const [problem, setProblem] = useState<NoMicrophone | null>(null)
  const stream = useRef<MediaStream | null>(null)
  const running = useRef<{ stop: (end: RecordingEnd) => void; abandon: () => void } | null>(null)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (running.current !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      running.current?.abandon()
      for (const track of stream.current?.getTracks() ?? []) track.stop()
      stream.current = null
    }
  }, [])
  const start = async (place: string): Promise<void> => {
    if (state !== 'idle') return
    setState('asking')
    setProblem(null)
    const microphone = await openMicrophone(stream.current)
    if (typeof microphone === 'string') {
      setProblem(microphone)
      return setState('idle')
    }
    stream.current = microphone
    running.current = record(microphone, (sound, end) => {
      running.current = null
      setState('idle')
      // One that is left is told of later, as one that was cut off.
      if (sound !== null) onRecorded(sound, end, place)
    })
    noteRecording(bookId, place)
    setState('recording')
  }
  return { state, problem, start, stop: () => running.current?.stop('stopped') }
}

/** The microphone that is open, as long as it is; else one is asked for. */
async function openMicrophone(open: MediaStream | null): Promise<MediaStream | NoMicrophone> {
  if (open?.active) return open
  // Not in every browser, and not without encryption, whatever the types say.
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  if (devices === undefined || !('MediaRecorder' in globalThis)) return 'no_microphone'
  try {
    return await devices.getUserMedia({
      audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true },
    })
  } catch (error) {
    const isRefused =
      error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    return isRefused ? 'refused' : 'no_microphone'
  }
}

/** Records until it is stopped; null: what there was is not wanted. */
function record(
  microphone: MediaStream,
  onEnd: (sound: Blob | null, end: RecordingEnd) => void,
): { stop: (end: RecordingEnd) => void; abandon: () => void } {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(microphone, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType !== undefined && { mimeType }),
  })
  const parts: Blob[] = []
  let why: RecordingEnd = 'stopped'
  let isWanted = true
  const stop = (end: RecordingEnd): void => {
    if (recorder.state === 'inactive') return
    why = end
    recorder.stop()
  }
  const limit = setTimeout(() => stop('long'), recordingLimits.minutes * 60_000)
  const lost = (): void => stop('lost')
  const [track] = microphone.getTracks()
  track?.addEventListener('ended', lost)
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
  // It stops by itself when its last track ends.
  recorder.addEventListener('stop', () => {
    clearTimeout(limit)
    track?.removeEventListener('ended', lost)
    if (track?.readyState === 'ended' && why === 'stopped' && isWanted) why = 'lost'
    onEnd(isWanted ? new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' }) : null, why)
  })
  recorder.start(1000)
  return {
    stop,
    abandon() {
      isWanted = false
      stop('stopped')
    },
  }
}
