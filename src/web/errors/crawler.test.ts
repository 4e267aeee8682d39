import { expect, test } from 'vitest'
import { isCrawler } from './crawler.ts'

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Mozilla/5.0 Chrome/130.0 Safari/537.36 Chrome-Lighthouse', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', false],
  ['Mozilla/5.0 (Cubot; Android 13) Chrome/130.0 Mobile', true],
  ['Mozilla/5.0 (Bottle 1.0)', false],
])('%s: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected)
})
