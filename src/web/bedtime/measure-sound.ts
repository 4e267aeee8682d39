import { type SoundFormat, soundFormatOf } from '#book/recording.ts'
import { voicedSpans } from '#book/voiced-spans.ts'
import type { Spans } from '#book/word-times.ts'

/** Speech is found as well in this as in more. In samples a second. */
const rate = 16_000
/** As loud as a room in which nobody speaks, at most. */
const silence = 0.002

export interface MeasuredSound {
  format: SoundFormat
  spans: Spans
}

/**
 * Listens to a recording: in what kind of file it is, and when somebody speaks in it. Null: it cannot be played, or nothing is to
 * be heard in it.
 */
export async function measureSound(sound: Blob): Promise<MeasuredSound | null> {
  const bytes = await sound.arrayBuffer()
  const format = soundFormatOf(new Uint8Array(bytes))
  if (format === null) return null
  try {
    const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)
    const samples = decoded.getChannelData(0)
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    return loudest < silence ? null : { format, spans: voicedSpans(samples, decoded.sampleRate) }
  } catch {
    return null
  }
}
