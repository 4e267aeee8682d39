const pausesMs = [100, 200]

/**
 * Wraps a fetch so that a network failure (fetch rejects) is tried three times in all. An HTTP status is an
 * answer and never repeated; an aborted request ends at once.
 */
export function retryingFetch(
  fetchOnce: typeof fetch,
  pause: (milliseconds: number) => Promise<void> = wait,
): typeof fetch {
  return async (input, init) => {
    for (const pauseMs of pausesMs) {
      try {
        return await fetchOnce(again(input), init)
      } catch (error) {
        if (isAborted(input, init, error)) throw error
        await pause(pauseMs)
      }
    }
    return await fetchOnce(input, init)
  }
}

/** A request's body can be read once only, so every try but the last gets a copy. */
function again(input: RequestInfo | URL): RequestInfo | URL {
  return input instanceof Request ? input.clone() : input
}

function isAborted(input: RequestInfo | URL, init: RequestInit | undefined, error: unknown): boolean {
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  return signal?.aborted === true || (error instanceof Error && error.name === 'AbortError')
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
