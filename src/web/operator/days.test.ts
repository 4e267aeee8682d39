import { expect, test } from 'vitest'
import { daysOf, readRange } from './days.ts'

const now = new Date('2026-11-23T23:30:00Z')
const read = (query: string): ReturnType<typeof readRange> => readRange(new URLSearchParams(query), now)

test('without a word it is the last thirty days, by the shop’s clock', () => {
  expect(read('')).toEqual({ from: '2026-10-26', to: '2026-11-24' })
  expect(daysOf(read(''))).toHaveLength(30)
})

test('a range is taken as it was asked, also the wrong way round, and nonsense is passed over', () => {
  expect(read('from=2026-01-30&to=2026-03-01')).toEqual({ from: '2026-01-30', to: '2026-03-01' })
  expect(read('from=2026-03-01&to=2026-01-30')).toEqual({ from: '2026-01-30', to: '2026-03-01' })
  expect(read('from=2026-02-31x&to=soon')).toEqual(read(''))
  expect(read('from=0001-01-01&to=2026-11-24')).toEqual({ from: '2023-11-25', to: '2026-11-24' })
})

test('every day of a range is there once, over the change of the clock and a leap day too', () => {
  const days = daysOf({ from: '2027-12-31', to: '2028-12-31' })
  expect(days).toHaveLength(367)
  expect(new Set(days).size).toBe(367)
  expect(days).toContain('2028-02-29')
  expect(days.at(-1)).toBe('2028-12-31')
})
