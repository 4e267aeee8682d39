import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { countries } from '#shop/address.ts'
import { deliveryTimes, workingDays } from '#shop/delivery-times.ts'
import type { WebServices } from '../session/web-services.ts'
import { answerSiteFile } from './answer-site-file.server.ts'

/** A cookie with a session that a page would refresh, and say so in cookies of its own. */
function endingSession(): string {
  const session = {
    access_token: 'old',
    refresh_token: 'once',
    expires_at: Math.floor(Date.now() / 1000) + 30,
    token_type: 'bearer',
    user: { id: '7' },
  }
  return `sb-site-auth-token=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
}

test('the discount is read as nobody: a session near its end is not refreshed behind the back of its browser', async () => {
  const asked: [path: string, authorization: string | null][] = []
  const services = {
    siteUrl: 'http://site.example',
    anonKey: 'key',
    backendUrl: 'http://backend.internal',
    backendFetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      asked.push([new URL(request.url).pathname, request.headers.get('authorization')])
      return Promise.resolve(Response.json([{ code: 'HERFST', percent_off: 10 }]))
    },
  } as unknown as WebServices
  const request = new Request('http://site.example/en/discount.json', {
    headers: { cookie: endingSession() },
  })
  const answer = await answerSiteFile(request, services, {} as ServerBuild)
  expect(await answer?.json()).toMatchObject({ code: 'HERFST', percentOff: 10 })
  expect(asked).toEqual([['/rest/v1/discount_codes', 'Bearer key']])
})

test('the days on which a book would be there are told for now, and kept by nobody', async () => {
  const services = { siteUrl: 'http://site.example', deliveryTimes: deliveryTimes['print-shop'] }
  const request = new Request('http://site.example/arrivals.json')
  const answer = await answerSiteFile(request, services as unknown as WebServices, {} as ServerBuild)
  expect(answer?.headers.get('cache-control')).toBe('no-cache')
  const arrivals = (await answer?.json()) as Record<string, string>
  expect(Object.keys(arrivals)).toEqual([...countries])
  const days = (Date.parse(arrivals['NL'] ?? '') - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(workingDays(deliveryTimes['print-shop'], 'NL') - 1)
})
