import type { PortraitCache } from './portrait-cache.ts'
import type { PortraitRequest } from './portrait-request.ts'

/** The server has drawn as much for this address as it does at a time. */
export class TooManyPortraits extends Error {
  readonly waitSeconds: number
  constructor(waitSeconds: number) {
    super(`too many portraits, wait ${waitSeconds} s`)
    this.name = 'TooManyPortraits'
    this.waitSeconds = waitSeconds
  }
}

/**
 * Draws a portrait; when there were too many, calls `waiting`, waits as long as the server says and tries again.
 * Rejects like drawing itself, and when the signal breaks the wait off.
 */
export async function drawPatiently(
  portraits: PortraitCache,
  request: PortraitRequest,
  signal: AbortSignal,
  waiting: () => void = () => undefined,
): Promise<string> {
  for (;;) {
    try {
      return await portraits.draw(request, signal)
    } catch (error) {
      if (!(error instanceof TooManyPortraits)) throw error
      // Nobody hears of a wait for what is not wanted any more.
      signal.throwIfAborted()
      waiting()
      await pause(error.waitSeconds * 1000, signal)
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
