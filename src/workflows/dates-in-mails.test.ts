import { expect, test } from 'vitest'
import { timeOfDay } from './dates-in-mails.ts'

const atTwoInAmsterdam = new Date('2026-11-24T13:05:00Z')

test('a time of day says whose it is to whoever may have another', () => {
  expect(timeOfDay('en', atTwoInAmsterdam, 'GB')).toMatch(/^at 14.05 \(Dutch time\)$/)
  expect(timeOfDay('en', atTwoInAmsterdam, 'NL')).toMatch(/^at 14.05 \(Dutch time\)$/)
  expect(timeOfDay('nl', atTwoInAmsterdam, 'GB')).toMatch(/^Om 14.05 uur \(Nederlandse tijd\)$/)
  expect(timeOfDay('nl', atTwoInAmsterdam, 'BE')).toMatch(/^Om 14.05 uur$/)
})
