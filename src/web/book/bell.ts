/** A small bell of the browser's own making, without a file. */
export interface Bell {
  /** So softly that it only shows that there is sound. */
  tap: () => void
  /** Three notes upwards. */
  ring: () => void
}

/** Tone in hertz, and when it begins in seconds. */
const notes = [
  { hertz: 659.25, at: 0 },
  { hertz: 783.99, at: 0.18 },
  { hertz: 1046.5, at: 0.36 },
] as const
const fadeSeconds = 0.9

/** Must be called while something is pressed, or browsers keep it silent; null where there is no sound. */
export function openBell(): Bell | null {
  try {
    const audio = new AudioContext()
    const strike = (hertz: number, at: number, loudness: number): void => {
      const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
      const gain = new GainNode(audio, { gain: 0 })
      const begin = audio.currentTime + at
      gain.gain.setValueAtTime(0, begin)
      gain.gain.linearRampToValueAtTime(loudness, begin + 0.01)
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + fadeSeconds)
      tone.connect(gain).connect(audio.destination)
      tone.start(begin)
      tone.stop(begin + fadeSeconds)
    }
    const whenAwake = (play: () => void): void => {
      // A page that lay in the background may have been put to sleep.
      void audio.resume().then(play, () => undefined)
    }
    return {
      tap: () => whenAwake(() => strike(notes[0].hertz, 0, 0.04)),
      ring: () => whenAwake(() => notes.forEach(({ hertz, at }) => strike(hertz, at, 0.2))),
    }
  } catch {
    return null
  }
}
