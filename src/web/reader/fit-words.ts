import { reachWhenScrolled } from './reach-when-scrolled.ts'

/** In pixels of a letter size that nobody has changed: what is read on a laptop's screen, and what it may at least be in its place on a picture. */
const [readable, leastInPlace] = [15, 14.25]

/** How large words are, of what they would be: as large as lets all of them be seen. Smaller ones are not read by lamplight. */
const sizes = [1, 0.95, 0.9, 0.86, 0.82, 0.78] as const

/**
 * Sets words so that they are read. Where pages come one at a time: in the largest letters in which all of them fit their place, by
 * `--fit`; where none do they scroll, and the place has `data-more` for as long as there is more below. Where two pages lie open and
 * the picture has become too small for the letters printed on it: in larger ones where their place holds them, by `--least`, and
 * otherwise below the picture, which gives them room (`data-below`).
 */
export function fitWords(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined
  const tell = (): void => {
    // A pixel may be rounding.
    const isMore = place.scrollHeight - place.clientHeight - place.scrollTop > 1
    place.toggleAttribute('data-more', isMore)
  }
  const fit = (): void => {
    const isAlone = getComputedStyle(place).getPropertyValue('--open').trim() === '1'
    standOnPicture(place, isAlone ? 'one page' : 'open book')
    for (const size of isAlone ? sizes : [1]) {
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

/** Words in their place on a picture, or below it. */
function standOnPicture(place: HTMLElement, layout: 'one page' | 'open book'): void {
  const double = place.parentElement
  double?.removeAttribute('data-below')
  place.style.removeProperty('--least')
  if (layout === 'one page') return
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const printed = Number.parseFloat(getComputedStyle(place).fontSize)
  if (printed >= leastInPlace * root) return
  for (const least of [readable, leastInPlace]) {
    place.style.setProperty('--least', `${least * root}px`)
    // Colours without shapes have nothing that a larger label could lie on.
    if (place.closest('[data-closed]') || place.scrollHeight - place.clientHeight <= 1) return
  }
  double?.setAttribute('data-below', '')
}
