import { useEffect, useState } from 'react'

/**
 * Pictures to show together, once all of them are there; until then those of before. Whoever chooses quickly sees the last
 * choice only, whatever comes first over the line. Shown with `decoding="sync"` they take the place of those of before
 * in one frame.
 *
 * @param wanted addresses between commas; empty for none
 */
export function useLoaded(wanted: string): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([])
  useEffect(() => {
    const sources = wanted ? wanted.split(',') : []
    let [isLatest, missing] = [true, sources.length]
    // What does not come over the line comes with the next choice.
    const come = (): void => {
      if (isLatest && --missing < 1) setShown(sources)
    }
    if (missing === 0) come()
    for (const src of sources) Object.assign(new Image(), { onload: come, src })
    return () => {
      isLatest = false
    }
  }, [wanted])
  return shown
}
