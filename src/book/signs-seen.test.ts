import { expect, test } from 'vitest'
import { signsSeen } from './signs-seen.ts'

test.each([
  ['Noor', 4],
  ['Zoe\u0301', 3],
  ['हिन्दी', 2],
  ['मुनिया', 3],
  ['زرٌّ', 2],
  ['Миша', 4],
  ['廊下', 2],
  ['👩‍👧', 1],
  ['', 0],
])('%s has %i signs', (text, count) => {
  expect(signsSeen(text)).toBe(count)
})
