import { expect, test } from 'vitest'
import { deliveryTimes } from '#shop/delivery-times.ts'
import type { PrintedFacts } from '#shop/printed-facts.ts'
import { pricingWords } from './pricing-words.server.ts'

const facts: PrintedFacts = {
  trimMm: 215.9,
  paper: { gramsPerSquareMetre: 118, coated: true },
  spineMm: { small: 6.35, medium: 6.35, large: 6.35, extraLarge: 6.35 },
}
const words = (printed: PrintedFacts | null) => pricingWords('nl', deliveryTimes['print-shop'], printed)

test('says of a printed book what its printer tells, in the reader’s figures', () => {
  const { rows, printed, shelf } = words(facts)
  expect(rows[0]?.thick).toBe('6,4\u00a0mm\u00a0dik')
  expect(printed.map(({ told }) => told)).toEqual([
    expect.stringContaining('21,6'),
    expect.any(String) as string,
    expect.stringContaining('118'),
  ])
  expect(shelf[0]?.spine).toBeCloseTo(6.35 / 215.9)
})

test('claims nothing that the printer does not tell', () => {
  const unnamed = words({ ...facts, paper: { gramsPerSquareMetre: null, coated: null } })
  expect(unnamed.printed).toHaveLength(2)
  const { rows, printed } = words(null)
  expect(printed).toEqual([])
  expect(rows.map(({ thick }) => thick)).toEqual([null, null, null, null])
})
