import { available } from '#book/options.ts'
import { connectionFacts } from '../background/connection.ts'
import { styleSample, themeSample } from '../pictures.ts'
import { lookSprite } from './look-choice.tsx'

/**
 * Fetches at rest the pictures that later steps choose from, so that those open without a connection too. Not on
 * slow or data-saving connections. The answer stops it.
 */
export function keepPicturesAtHand(): () => void {
  const { saveData = false, effectiveType = '4g' } = connectionFacts()
  if (saveData || effectiveType.includes('2g')) return () => undefined
  const samples = [...available.styles.map(styleSample), ...available.themes.map(themeSample)]
  const sprites = (['hair', 'animals', 'toys'] as const).map(lookSprite)
  const wanted = [...samples, ...sprites].filter((address) => address !== null)
  const stop = new AbortController()
  // What does not come now comes when it is shown.
  const fetchAll = async (): Promise<void> => {
    for (const address of wanted) {
      await fetch(address, { signal: stop.signal, priority: 'low' })
    }
  }
  const timer = setTimeout(() => void fetchAll().catch(() => undefined), restMs)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Long enough for the first question and its portrait to come first. */
const restMs = 3_000
