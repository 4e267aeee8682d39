/**
 * An answer whose end is told: when its body was sent, when nobody wants it any more, or when it broke. It is cut off when the
 * signal says so, so that nobody takes half of it for the whole.
 */
export function untilSent(answer: Response, signal: AbortSignal, onEnd: () => void): Response {
  if (answer.body === null) {
    onEnd()
    return answer
  }
  const reader = answer.body.getReader()
  let isOver = false
  const end = (): void => {
    if (isOver) return
    isOver = true
    onEnd()
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const cut = (): void => {
        if (isOver) return
        controller.error(signal.reason)
        void reader.cancel(signal.reason).catch(() => undefined)
        end()
      }
      signal.addEventListener('abort', cut, { once: true })
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (isOver) return
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        if (!isOver) controller.error(error)
      }
      end()
    },
    async cancel(reason) {
      end()
      await reader.cancel(reason)
    },
  })
  return new Response(body, answer)
}
