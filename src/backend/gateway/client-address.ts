import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** The address that limits count: a whole IPv6 network for an address of it. */
export function clientAddress(context: Context, trustedProxies: number): string {
  return subscriberOf(askerAddress(context, trustedProxies))
}

/** The one address that a request comes from. */
export function askerAddress(context: Context, trustedProxies: number): string {
  const bindings = context.env as { incoming?: IncomingMessage } | undefined
  return senderAddress(bindings?.incoming, context.req.header('x-forwarded-for'), trustedProxies)
}

/** The one address that asks for another protocol on its connection. */
export function upgradingAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(', ')
  return senderAddress(request, forwarded || undefined, trustedProxies)
}

/** The same as limits count it. */
export function upgradingClient(request: IncomingMessage, trustedProxies: number): string {
  return subscriberOf(upgradingAddress(request, trustedProxies))
}

/**
 * The address that a request comes from. Each trusted proxy adds one address to the end of `X-Forwarded-For`, so the
 * client's is that many from the right; what a client itself put there stands further left and counts for nothing.
 */
function senderAddress(
  incoming: IncomingMessage | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const socketAddress = incoming?.socket.remoteAddress ?? 'unknown'
  const told = (forwarded ?? '').split(',').map((address) => address.trim())
  const address = trustedProxies === 0 ? socketAddress : told.at(-trustedProxies) || socketAddress
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Whoever has one IPv6 address has at least the 2^64 of its network (RFC 6177): they count as one. */
function subscriberOf(inside: string): string {
  if (!isIPv6(inside)) return inside
  const [head = '', tail] = inside.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
