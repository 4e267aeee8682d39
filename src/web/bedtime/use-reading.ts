import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wordAt, type WordTimes } from '#book/word-times.ts'

/** Words that nobody says begin a little after their page is there. */
const beforePaceMs = 900
/** A step of the clock is no longer than this: a screen that was away goes on where it was. */
const longestStepMs = 250

interface ReadingGiven {
  /** Another page begins anew. */
  page: string
  times: WordTimes
  /** Address of a recording of the page; without one the words go by at their own pace. */
  sound: string | null
  isOn: boolean
  /** The recording has been heard. */
  onHeard: () => void
  /** The browser did not play it. */
  onRefused: () => void
}

/**
 * Which word is read now, counted from 0: -1 before the first, as many as there are after the last. It stays where it is while it is
 * switched off.
 */
export function useReading({ page, times, sound, isOn, onHeard, onRefused }: ReadingGiven): number {
  const [at, setAt] = useState(-1)
  const positionMs = useRef(0)
  /** One for all pages: browsers play on what a finger has started. */
  const player = useRef<HTMLAudioElement | null>(null)
  const heard = useEffectEvent(onHeard)
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    positionMs.current = sound === null ? -beforePaceMs : 0
    setAt(-1)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page, or another voice, begins anew
  }, [page, sound])
  useEffect(() => {
    if (!isOn) return
    const element = sound === null ? null : playerOf(player)
    if (sound === null && positionMs.current >= times.endMs) positionMs.current = 0
    let frame = 0
    let last = performance.now()
    const look = (now: number): void => {
      positionMs.current =
        element === null
          ? positionMs.current + Math.min(Math.max(now - last, 0), longestStepMs)
          : element.currentTime * 1000
      last = now
      setAt(wordAt(times, positionMs.current))
      if (element !== null || positionMs.current < times.endMs) frame = requestAnimationFrame(look)
    }
    const over = (): void => {
      positionMs.current = 0
      cancelAnimationFrame(frame)
      setAt(times.starts.length)
      heard()
    }
    if (element !== null && sound !== null) {
      if (element.src !== sound) element.src = sound
      element.currentTime = positionMs.current / 1000
      element.addEventListener('ended', over)
      element.play().catch((error: unknown) => {
        // One that is stopped before it began was stopped by us.
        if (!(error instanceof DOMException && error.name === 'AbortError')) refused()
      })
    }
    frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      element?.removeEventListener('ended', over)
      element?.pause()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a page with the same words begins anew too
  }, [page, times, sound, isOn])
  return at
}

function playerOf(player: { current: HTMLAudioElement | null }): HTMLAudioElement {
  player.current ??= new Audio()
  return player.current
}
