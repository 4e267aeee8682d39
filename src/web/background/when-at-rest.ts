/** Calls back once the page has loaded and come to rest; the answer stops it. */
export function whenAtRest(start: () => void): () => void {
  const rest = (): void => void (window.requestIdleCallback ?? setTimeout)(start)
  if (document.readyState === 'complete') {
    rest()
    return () => undefined
  }
  window.addEventListener('load', rest, { once: true })
  return () => window.removeEventListener('load', rest)
}
