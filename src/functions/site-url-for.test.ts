import { expect, test } from 'vitest'
import { siteUrlFor } from './site-url-for.ts'

test.each([
  ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'http://[::1]:3000', 'http://[::1]:3000'],
  ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', 'http://localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', 'http://127.0.0.1:4000', 'http://localhost:3000'],
  ['http://localhost:3000', 'http://evil.example:3000', 'http://localhost:3000'],
  ['https://fabelaar.example', 'http://127.0.0.1:3000', 'https://fabelaar.example'],
  ['https://fabelaar.example', 'https://127.0.0.1', 'https://fabelaar.example'],
])('of the site %s, asked at %s: %s', (siteUrl, asked, expected) => {
  expect(siteUrlFor(siteUrl, new Request(`${asked}/functions/v1/buy`))).toBe(expected)
})
