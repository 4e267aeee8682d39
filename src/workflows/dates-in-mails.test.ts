import { expect, test } from 'vitest'
import { timeOfDay } from './dates-in-mails.ts'

const atTwoInAmsterdam = new Date('2026-11-24T13:05:00Z')
const daysBefore = new Date('2026-11-22T13:05:00Z')
/** Tuesday in London. */
const afterMidnight = new Date('2026-11-24T23:51:00Z')

test('a time of day says whose it is to whoever may have another', () => {
  expect(timeOfDay('en', atTwoInAmsterdam, 'GB', daysBefore)).toBe('at 14:05 on Tuesday (Dutch time)')
  expect(timeOfDay('en', atTwoInAmsterdam, 'NL', daysBefore)).toBe('at 14:05 on Tuesday (Dutch time)')
  expect(timeOfDay('nl', atTwoInAmsterdam, 'GB', daysBefore)).toBe('Dinsdag om 14.05 uur (Nederlandse tijd)')
  expect(timeOfDay('nl', atTwoInAmsterdam, 'BE', daysBefore)).toBe('Dinsdag om 14.05 uur')
})

test('a time after midnight is of the next day', () => {
  expect(timeOfDay('en', afterMidnight, 'GB', daysBefore)).toBe('at 00:51 on Wednesday (Dutch time)')
})

test('a mail of the same day says so', () => {
  const morning = new Date('2026-11-24T08:30:00Z')
  expect(timeOfDay('en', atTwoInAmsterdam, 'NL', morning)).toBe('at 14:05 today (Dutch time)')
  expect(timeOfDay('nl', atTwoInAmsterdam, 'NL', morning)).toBe('Vandaag om 14.05 uur')
})
