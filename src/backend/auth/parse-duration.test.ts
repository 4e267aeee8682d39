import { expect, test } from 'vitest'
import { parseDuration } from './parse-duration.ts'

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5s', 1_500],
  ['-10m', -600_000],
  ['876000h', 876_000 * 3_600_000],
  ['300ms', 300],
])('%s', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds)
})

test.each(['', 'none', '5', 'h', '1d', '1h 30m', '99999999999h', 'NaNh'])('"%s" is none', (text) => {
  expect(parseDuration(text)).toBeNull()
})
