import { whenServerAnswers } from './server-answers.ts'

let waiting = 0
const listeners = new Set<() => void>()

/** Whether a page that somebody asked for waits for the connection, so that a notice can say so. */
export function isWaiting(): boolean {
  return waiting > 0
}

/** Calls the listener whenever `isWaiting` may have changed; the answer stops it. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Waits, and lets it be known, until the server can be reached; rejects when the signal ends it. */
export async function waitForConnection(signal: AbortSignal): Promise<void> {
  change(1)
  try {
    await whenServerAnswers(signal)
  } finally {
    change(-1)
  }
}

function change(by: 1 | -1): void {
  waiting += by
  for (const listener of listeners) listener()
}
