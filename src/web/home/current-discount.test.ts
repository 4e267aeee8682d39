import { afterEach, expect, test, vi } from 'vitest'
import { currentDiscount } from './current-discount.ts'

afterEach(() => void vi.unstubAllGlobals())

/** What is heard at home when a server answers so; no banner was closed in this browser. */
async function heard(answer: () => Promise<Response>, homePath = '/en') {
  const asked = vi.fn<(address: string) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('localStorage', { getItem: () => null })
  const discount = await currentDiscount(homePath)
  return { discount, address: asked.mock.calls[0]?.[0] }
}

const autumn = { code: 'HERFST', percentOff: 10 }

test('asks what the banner says now, in the language of the page', async () => {
  const answer = () => Promise.resolve(Response.json(autumn))
  expect(await heard(answer)).toEqual({ discount: autumn, address: '/en/discount.json' })
  expect(await heard(answer, '/')).toEqual({ discount: autumn, address: '/discount.json' })
})

test.each([
  ['there is no code', async () => Response.json(null)],
  ['the server is in trouble', async () => new Response('', { status: 503 })],
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a network that wants a login answers with a page', async () => new Response('<html>Log in</html>')],
])('a page comes without a discount when %s', async (_, answer) => {
  expect((await heard(answer)).discount).toBeNull()
})
