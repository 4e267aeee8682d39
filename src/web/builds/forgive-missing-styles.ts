/**
 * Lets code whose styles cannot be had run without them: a page that looks plain is better than none. The bundler tells
 * of what it could not fetch ahead, and goes on when that is not taken for an error.
 */
export function forgiveMissingStyles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (payload instanceof Error && payload.message.includes('Unable to preload CSS')) event.preventDefault()
  })
}
