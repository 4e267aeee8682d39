import { reachWhenScrolled } from './reach-when-scrolled.ts'

/** How large words are, of what they would be: as large as lets all of them be seen. Smaller ones are not read by lamplight. */
const sizes = [1, 0.95, 0.9, 0.86, 0.82, 0.78] as const

/**
 * Sets words in the largest letters in which all of them fit their place, by `--fit`. Where none do they scroll, and the place has
 * `data-more` for as long as there is more below.
 */
export function fitWords(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined
  const tell = (): void => {
    // A pixel may be rounding.
    const isMore = place.scrollHeight - place.clientHeight - place.scrollTop > 1
    place.toggleAttribute('data-more', isMore)
  }
  const fit = (): void => {
    for (const size of sizes) {
      place.style.setProperty('--fit', String(size))
      if (place.scrollHeight - place.clientHeight <= 1) break
    }
    tell()
  }
  fit()
  let frame = 0
  // In the next frame: what is measured changes by it.
  const fitSoon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fit)
  }
  const resized = new ResizeObserver(fitSoon)
  resized.observe(place)
  const rewritten = new MutationObserver(fitSoon)
  rewritten.observe(place, { childList: true, characterData: true, subtree: true })
  document.fonts.addEventListener('loadingdone', fitSoon)
  place.addEventListener('scroll', tell, { passive: true })
  const unreach = reachWhenScrolled(place)
  return () => {
    cancelAnimationFrame(frame)
    resized.disconnect()
    rewritten.disconnect()
    document.fonts.removeEventListener('loadingdone', fitSoon)
    place.removeEventListener('scroll', tell)
    unreach?.()
  }
}
