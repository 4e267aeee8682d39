import { expect, test } from 'vitest'
import { nearName } from './near-name.ts'

test.each([
  ['hous', ['houses', 'horses'], 0.6, 'houses'],
  ['HOUSES', ['houses'], 0.9, 'houses'],
  ['cat', ['houses'], 0.33, null],
  ['a'.repeat(10_000), ['a'], 0.1, null],
])('%s is near to one of %j', (wanted, names, least, near) => {
  expect(nearName(wanted, names, least)).toBe(near)
})
