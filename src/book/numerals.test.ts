import { expect, test } from 'vitest'
import { inNumerals } from './numerals.ts'
import { bookLanguages } from './options.ts'

test('only Arabic books are paged in other digits than 0 to 9', () => {
  expect(inNumerals(24, 'arabic')).toBe('٢٤')
  expect(inNumerals(2026, 'arabic')).toBe('٢٠٢٦')
  const others = bookLanguages.filter((language) => language !== 'arabic')
  expect(others.filter((language) => inNumerals(2026, language) !== '2026')).toEqual([])
})
