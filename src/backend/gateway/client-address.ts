import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/**
 * The address that limits count. Each trusted proxy adds one address to the end of `X-Forwarded-For`, so the client's is
 * that many from the right; what a client itself put there stands further left and counts for nothing.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const bindings = context.env as { incoming?: IncomingMessage } | undefined
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return socketAddress
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return forwarded.at(-trustedProxies) || socketAddress
}
