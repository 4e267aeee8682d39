import { expect, test } from 'vitest'
import { countries } from './address.ts'
import { rateOn, vatPercent, vatWithin } from './vat.ts'

test('a rate that changes holds from its day on, wherever its row is written', () => {
  const [old, current] = [
    { from: '2019-01-01', percent: 9 },
    { from: '2027-01-01', percent: 21 },
  ]
  for (const rates of [
    [old, current],
    [current, old],
  ]) {
    expect(rateOn(rates, '2018-12-31')).toBeUndefined()
    expect(rateOn(rates, '2026-12-31')).toEqual(old)
    expect(rateOn(rates, '2027-01-01')).toEqual(current)
    expect(rateOn(rates, '2030-06-01')).toEqual(current)
  }
})

test('every country has a rate for what is sold today, and none for what was sold before we knew', () => {
  for (const country of countries) {
    expect(vatPercent('print', country, '2026-11-24')).toBeGreaterThanOrEqual(0)
    expect(vatPercent('download', country, '2026-11-24')).toBeGreaterThanOrEqual(0)
    expect(() => vatPercent('print', country, '2000-01-01')).toThrow(RangeError)
  }
})

test('as much tax goes back as came', () => {
  expect(vatWithin(995, 9)).toBe(82)
  expect(vatWithin(-995, 9)).toBe(-82)
})
