import { expect, test } from 'vitest'
import { dyeOf } from './dye.ts'

const hair = { variable: '--hair', from: '#804020', to: '#4060a0' }

test('a shape in the dye itself takes the colour of the page', () => {
  expect(dyeOf(hair, '#804020', '#4060a0')).toBe('var(--hair)')
})

test('a shade is mixed as it was, from the colour of the page', () => {
  // Half of each, with #202040.
  expect(dyeOf(hair, '#503030', '#304070')).toBe('color-mix(in srgb,var(--hair) 50%,#202040)')
})

test('what stays the same follows nothing', () => {
  expect(dyeOf(hair, '#ffffff', '#ffffff')).toBeNull()
  expect(dyeOf(hair, '#ffffff', undefined)).toBeNull()
})
