import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * The address that limits count. Each trusted proxy adds one address to the end of `X-Forwarded-For`, so the client's is
 * that many from the right; what a client itself put there stands further left and counts for nothing.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const bindings = context.env as { incoming?: IncomingMessage } | undefined
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return subscriberOf(socketAddress)
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return subscriberOf(forwarded.at(-trustedProxies) || socketAddress)
}

/** Whoever has one IPv6 address has at least the 2^64 of its network (RFC 6177): they count as one. */
function subscriberOf(address: string): string {
  const inside = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(inside)) return inside
  const [head = '', tail] = inside.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
