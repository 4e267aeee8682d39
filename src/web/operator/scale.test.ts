import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

test('a scale has round numbers around all that is shown, and zero', () => {
  expect(scaleOf(0, 7485).ticks).toEqual([0, 2000, 4000, 6000, 8000])
  expect(scaleOf(-2495, 7485).ticks).toEqual([-5000, 0, 5000, 10_000])
  expect(scaleOf(0, 123_456).ticks).toEqual([0, 50_000, 100_000, 150_000])
  expect(scaleOf(-900, -100)).toEqual({ least: -1000, most: 500, ticks: [-1000, -500, 0, 500] })
})

test('a scale of nothing goes up to a euro', () => {
  expect(scaleOf(0, 0).ticks).toEqual([0, 100])
})
