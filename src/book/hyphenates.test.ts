import { expect, test } from 'vitest'
import { hyphenates } from './hyphenates.ts'

test.each([
  ['german', 7, false],
  ['german', 8, true],
  ['german', 41, true],
  ['russian', 9, true],
  ['arabic', 9, false],
  ['hindi', 41, false],
  ['japanese', 9, false],
] as const)('a book in %s for who is %i divides words: %s', (language, age, divided) => {
  expect(hyphenates({ language, age })).toBe(divided)
})
