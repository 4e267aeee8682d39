import { expect, test } from 'vitest'
import { costWords } from './cost-words.ts'

test.each([
  ['19.83 EUR', 'nl', '€ 19,83'],
  ['19.83 EUR', 'en', '€19.83'],
  ['0.0412 EUR', 'nl', '€ 0,0412'],
  ['20.50 USD, 3.00 GBP', 'en', 'US$20.50, £3.00'],
  ['', 'nl', ''],
] as const)('%j is told in %s as %j', (told, locale, words) => {
  expect(costWords(told, locale).replaceAll('\u00A0', ' ')).toBe(words)
})
