import { expect, test } from 'vitest'
import { dayOfMoment, lastDayWords } from './time-words.ts'

test('what ends at midnight has the day before it as its last day, by the shop’s clock', () => {
  expect(lastDayWords('2026-11-24T23:00:00+00:00', 'en')).toBe('24 Nov 2026')
  expect(lastDayWords('2026-06-30T22:00:00+00:00', 'nl')).toBe('30 jun 2026')
  // Ended in the middle of a day.
  expect(lastDayWords('2026-11-24T10:00:00+00:00', 'en')).toBe('24 Nov 2026')
})

test('what begins at midnight begins on that day by the shop’s clock', () => {
  expect(dayOfMoment('2026-11-11T23:00:00+00:00', 'en')).toBe('12 Nov 2026')
})
