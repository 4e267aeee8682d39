import { expect, test } from 'vitest'
import { clockTime, dayAndTime, dayAround } from './clock-time.ts'

const moment = new Date('2026-11-24T03:27:00Z')

test('a time has one form in each language, and is told in Dutch time', () => {
  expect(clockTime('nl', moment)).toBe('04.27')
  expect(clockTime('en', moment)).toBe('04:27')
})

test('a moment is told with its day', () => {
  expect(dayAndTime('nl', moment)).toBe('24 november 2026 om 04.27 uur')
  expect(dayAndTime('en', moment)).toBe('24 November 2026 at 04:27')
})

test('the same Dutch day is today, and any other has its name', () => {
  // Half past eleven at night in Amsterdam on the 23rd, and an hour later.
  const [before, after] = [new Date('2026-11-23T22:30:00Z'), new Date('2026-11-23T23:30:00Z')]
  expect(dayAround('nl', moment, after)).toBe('vandaag')
  expect(dayAround('en', moment, after)).toBe('today')
  expect(dayAround('nl', moment, before)).toBe('dinsdag')
  expect(dayAround('en', moment, before)).toBe('on Tuesday')
})
