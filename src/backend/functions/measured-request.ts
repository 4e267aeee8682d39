/** A request whose body ends with an error once it has brought more than it may. */
export interface MeasuredRequest {
  request: Request
  isTooLarge(): boolean
}

/**
 * The request as a function reads it, while it still comes in.
 * @param signal told when nobody waits for the answer any more
 */
export function measuredRequest(request: Request, mostBytes: number, signal: AbortSignal): MeasuredRequest {
  let bytes = Number(request.headers.get('content-length') ?? 0)
  const isTooLarge = (): boolean => bytes > mostBytes
  if (request.body === null || isTooLarge()) return { request: new Request(request, { signal }), isTooLarge }
  bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (isTooLarge()) controller.error(new RangeError(`the body is longer than ${mostBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
  // A body that still comes in needs it; not every library of types knows it.
  const init = { body: request.body.pipeThrough(counted), duplex: 'half', signal }
  return { request: new Request(request, init), isTooLarge }
}
