import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

async function addressOf(
  trustedProxies: number,
  forwarded?: string,
  remoteAddress = '10.0.0.1',
): Promise<string> {
  const app = new Hono()
  app.get('/', (context) => context.text(clientAddress(context, trustedProxies)))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const bindings = { incoming: { socket: { remoteAddress } } }
  return (await app.request('/', { headers }, bindings)).text()
}

test('without a proxy nobody can name an address of their own', async () => {
  expect(await addressOf(0, '1.2.3.4')).toBe('10.0.0.1')
})

test('behind proxies the address that the outermost trusted one saw counts', async () => {
  expect(await addressOf(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4')
  expect(await addressOf(2, '6.6.6.6, 1.2.3.4, 10.1.1.1')).toBe('1.2.3.4')
})

test('a request that came past the proxy counts by its socket', async () => {
  expect(await addressOf(1)).toBe('10.0.0.1')
  expect(await addressOf(2, '1.2.3.4')).toBe('10.0.0.1')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('the network of %s counts as %s', async (remoteAddress, counted) => {
  expect(await addressOf(0, undefined, remoteAddress)).toBe(counted)
})
