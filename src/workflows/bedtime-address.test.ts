import { expect, test } from 'vitest'
import { bedtimeAddress } from './bedtime-address.ts'

test('a book is read in bed where others reach it, in its own language if the site has that', () => {
  const of = (siteUrl: string, language: 'dutch' | 'french') =>
    bedtimeAddress(siteUrl, { id: 'one', language })
  expect(of('https://fabelaar.example', 'dutch')).toBe('https://fabelaar.example/books/one/voorlezen')
  expect(of('https://fabelaar.example', 'french')).toBe('https://fabelaar.example/en/books/one/bedtime')
  expect(of('http://localhost:3000', 'dutch')).toBeNull()
})
