import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test('amounts are written in the reader’s way, what is taken off with its minus before the sign of the euro', () => {
  expect(formatMoney(1295, 'nl')).toBe('€\u00a012,95')
  expect(formatMoney(-350, 'nl')).toBe('−\u00a0€\u00a03,50')
  expect(formatMoney(1295, 'en')).toBe('€12.95')
  expect(formatMoney(-350, 'en')).toBe('−€3.50')
  expect(formatMoney(-0, 'nl')).toBe('€\u00a00,00')
})
