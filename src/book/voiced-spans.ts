import type { Spans } from './word-times.ts'

/** One measure of how loud it is. */
const frameMs = 20
/** A shorter rest is between syllables, and a shorter sound is a click. */
const shortestRestMs = 180
const shortestSoundMs = 60
/** What is softer than this part of loud speech is no speech. */
const shareOfLoud = 0.12

/**
 * When somebody speaks in a recording, by its loudness alone: frames that are well above the noise of the room, and near enough to
 * how loud the voice is. A recording in which nothing stands out is taken as spoken all through.
 * @param samples of one channel, from -1 to 1
 * @param rate samples a second
 */
export function voicedSpans(samples: Float32Array, rate: number): Spans {
  const durationMs = Math.round((samples.length / rate) * 1000)
  const loudness = loudnessOf(samples, Math.max(1, Math.round((rate * frameMs) / 1000)))
  const sorted = [...loudness].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const [room, loud] = [at(0.1), at(0.95)]
  // Between them, nearer to the room; a voice that never rests leaves no room to be heard.
  const threshold = Math.max(loud * shareOfLoud, Math.min(room * 2.5, loud * 0.4))
  const spans: [number, number][] = []
  loudness.forEach((loudnessNow, frame) => {
    if (loudnessNow <= threshold) return
    const [from, to] = [frame * frameMs, Math.min(durationMs, (frame + 1) * frameMs)]
    const last = spans.at(-1)
    if (last !== undefined && from - last[1] < shortestRestMs) last[1] = to
    else spans.push([from, to])
  })
  const spoken = spans.filter(([from, to]) => to - from >= shortestSoundMs)
  return spoken.length === 0 ? [[0, Math.max(1, durationMs)]] : spoken
}

/** Root of the mean square of each frame. */
function loudnessOf(samples: Float32Array, perFrame: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / perFrame) }, (_, frame) => {
    const part = samples.subarray(frame * perFrame, (frame + 1) * perFrame)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
}
