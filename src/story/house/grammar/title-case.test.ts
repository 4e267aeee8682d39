import { expect, test } from 'vitest'
import { titleCase } from './title-case.ts'

test('a title has capitals, and no article has one in its middle', () => {
  expect(titleCase('the swings')).toBe('The Swings')
  expect(titleCase('the swings', true)).toBe('the Swings')
  expect(titleCase('her green bicycle', true)).toBe('Her Green Bicycle')
})
