/**
 * An answer that is told piece by piece, as server-sent events with one JSON value each. The work goes on to its end when
 * nobody listens any more: what it makes is kept for whoever asks again.
 * @param onFailure tells of what went wrong, as the last event
 */
export function eventStream(
  events: AsyncIterable<object> | Iterable<object>,
  onFailure: (error: unknown) => object,
): Response {
  const encoder = new TextEncoder()
  let isHeard = true
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const tell = (event: object): void => {
        if (isHeard) stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      try {
        for await (const event of events) tell(event)
      } catch (error) {
        tell(onFailure(error))
      }
      if (isHeard) stream.close()
    },
    cancel() {
      isHeard = false
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  })
}
