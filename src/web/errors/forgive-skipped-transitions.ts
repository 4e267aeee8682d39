/**
 * A transition between pages that the browser skips, since the other page has none (the till) or somebody was quicker, is
 * no error. Chromium tells of it as of a promise that nobody caught; of one between documents no script ever holds that
 * promise, so it is caught here.
 */
export function forgiveSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && reason.message === 'Transition was skipped') event.preventDefault()
  })
}
