import { reachWhenScrolled } from './reach-when-scrolled.ts'

/** What is read on a laptop's screen, in pixels of a letter size that nobody has changed: as large as what the site says. */
const readable = 17
/** How far from the upper and the lower edge of a picture words stay that take more room than their place has, in hundredths of its height. */
const margin = 4

/** How large words are, of what they would be: as large as lets all of them be seen. Smaller ones are not read by lamplight. */
const sizes = [1, 0.95, 0.9, 0.86, 0.82, 0.78] as const

/**
 * Sets words so that they are read, on a page of their own and on a picture. Where pages come one at a time: in the largest letters in which all of them fit their place, by
 * `--fit`; where none do they scroll, and the place has `data-more` for as long as there is more below. Where two pages lie open and
 * a picture has become too small for the letters printed on it: in larger ones, by `--least`; where their place is too small for
 * those it grows on its own page, with a veil under them (`data-grown`).
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
    if (place.matches('.reader-words')) standOnPicture(place, isAlone ? 'one page' : 'open book')
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

/** Words in their place on a picture, or in one that has grown. */
function standOnPicture(place: HTMLElement, layout: 'one page' | 'open book'): void {
  place.removeAttribute('data-grown')
  for (const name of ['--least', '--top']) place.style.removeProperty(name)
  if (layout === 'one page') return
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const isLarge = Number.parseFloat(getComputedStyle(place).fontSize) >= readable * root
  if (!isLarge) place.style.setProperty('--least', `${readable * root}px`)
  // What is too much for any place has a label of its own.
  if (place.hasAttribute('data-long')) return
  const isClosed = place.closest('[data-closed]') !== null
  if (!isClosed && (isLarge || place.scrollHeight - place.clientHeight <= 1)) return
  place.setAttribute('data-grown', '')
  const picture = place.parentElement?.clientHeight ?? 0
  if (picture === 0) return
  const high = (place.scrollHeight / picture) * 100
  const [upper, room] = ['--y', '--high'].map((name) => Number(place.style.getPropertyValue(name))) as [
    number,
    number,
  ]
  // Away from the edge that it is near.
  const top = upper + room / 2 > 50 ? upper + room - high : upper
  place.style.setProperty('--top', String(Math.max(margin, Math.min(top, 100 - margin - high))))
}
