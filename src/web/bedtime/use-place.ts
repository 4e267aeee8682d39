import { useEffect, useEffectEvent, useState } from 'react'

/** What a place in the history remembers of it: loaded anew it shows that page, while a book opened anew begins at its cover. */
const key = 'bedtimePlace'

/**
 * The page of a book that is open, counted from 0, and the way to show another.
 * @param places what its pages are called
 */
export function usePlace(places: readonly string[]): [number, (index: number) => void] {
  const [index, setIndex] = useState(0)
  // Not at once: the server's page has the cover.
  const resume = useEffectEvent(() => {
    const found = places.indexOf(noted())
    if (found > 0) setIndex(found)
  })
  useEffect(() => resume(), [])
  const show = (next: number): void => {
    setIndex(next)
    history.replaceState({ ...asObject(history.state), [key]: places[next] }, '')
  }
  return [index, show]
}

function noted(): string {
  return String(asObject(history.state)[key])
}

function asObject(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
}
