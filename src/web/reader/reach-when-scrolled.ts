/** Lets whoever has no pointer reach words that have to be scrolled, for as long as these are longer than their place. */
export function reachWhenScrolled(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined
  const resized = new ResizeObserver(() => {
    if (place.scrollHeight > place.clientHeight) place.tabIndex = 0
    else place.removeAttribute('tabindex')
  })
  resized.observe(place)
  return () => resized.disconnect()
}
