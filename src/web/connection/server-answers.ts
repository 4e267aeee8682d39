const askEveryMs = 4_000
const patienceMs = 8_000

/**
 * Whether the server can be reached now: whatever it answers to the smallest question counts. What the browser says of
 * its connection is not asked: behind some networks it is wrong.
 */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch(`/builds/latest.json?${Date.now()}`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(patienceMs),
    })
    return true
  } catch {
    return false
  }
}

/**
 * Resolves once the server can be reached: it is asked every few seconds, and at once when the browser tells of a
 * connection. Rejects with the signal's reason when nobody waits any more.
 */
export async function whenServerAnswers(signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    if (await serverAnswers()) return
    await pause(signal)
  }
}

/** Until it is time to ask again, the browser is online again, or nobody waits any more. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, askEveryMs)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
