import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { RedrawIcon, TrashIcon } from '../ui/icons.tsx'
import { PauseIcon, PlayIcon } from './bedtime-icons.ts'
import type { RecordingView } from './recordings.ts'
import type { RecordingMode } from './use-recording.ts'

interface RecordBarProps {
  recording: RecordingMode
  place: string
  /** What there is of the page. */
  voice: RecordingView | undefined
  isHeard: boolean
  onHear: () => void
  onHush: () => void
}

/** What one does with a page while recording: record it and stop; or hear it, do it over, take it away. */
export function RecordBar({ recording, place, voice, isHeard, onHear, onHush }: RecordBarProps): ReactNode {
  if (recording.isRunning) {
    return (
      <button type="button" onClick={() => recording.press(place)} className="bedtime-voice bedtime-stop">
        <i aria-hidden="true" />
        <span>{m.bedtime_record_stop()}</span>
      </button>
    )
  }
  if (voice === undefined || recording.isBusy) {
    return (
      <button
        type="button"
        aria-disabled={recording.isBusy}
        onClick={() => recording.press(place)}
        className="bedtime-voice bedtime-record"
      >
        <i aria-hidden="true" />
        <span>{m.bedtime_record_start()}</span>
      </button>
    )
  }
  return (
    <span className="bedtime-again">
      <button type="button" aria-pressed={isHeard} onClick={onHear} className="bedtime-voice">
        {isHeard ? <PauseIcon /> : <PlayIcon />}
        <span>{isHeard ? m.bedtime_record_hush() : m.bedtime_record_hear()}</span>
      </button>
      <button
        type="button"
        aria-label={m.bedtime_record_again()}
        title={m.bedtime_record_again()}
        onClick={() => {
          onHush()
          recording.press(place)
        }}
      >
        <RedrawIcon />
      </button>
      <button
        type="button"
        aria-label={m.bedtime_record_remove()}
        title={m.bedtime_record_remove()}
        onClick={() => {
          onHush()
          recording.remove(voice)
        }}
      >
        <TrashIcon />
      </button>
    </span>
  )
}
