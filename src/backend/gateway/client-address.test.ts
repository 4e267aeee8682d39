import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

async function addressOf(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono()
  app.get('/', (context) => context.text(clientAddress(context, trustedProxies)))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
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
