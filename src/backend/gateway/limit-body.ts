import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses larger bodies with 413. One that says how long it is holds no more than that (RFC 9112, section 6.3), and is not
 * looked at: to watch it come in costs as much as the rest of a short write.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const watch = bodyLimit({ maxSize: maxBytes })
  return (context, next) => {
    const length = context.req.header('content-length')
    const isKnown = length !== undefined && context.req.header('transfer-encoding') === undefined
    return isKnown && Number(length) <= maxBytes ? next() : watch(context, next)
  }
}
