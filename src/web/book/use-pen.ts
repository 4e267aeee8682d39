import { useEffect, useState } from 'react'
import { lettersIn, penSpeed, type TypedPage, typedPages } from './typed-text.ts'

const tickMs = 60

/**
 * The story as it is being written. Pages that were there from the start stand written; those who want no
 * motion see new ones at once.
 */
export function usePen(texts: readonly string[]): TypedPage[] {
  const [letters, setLetters] = useState(() => lettersIn(texts))
  const total = lettersIn(texts)
  const behind = total - letters
  useEffect(() => {
    if (behind <= 0) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(
      () => setLetters((old) => (still ? total : Math.min(total, old + (penSpeed(behind) * tickMs) / 1000))),
      still ? 0 : tickMs,
    )
    return () => clearTimeout(timer)
  }, [behind, total])
  return typedPages(texts, Math.floor(letters))
}
