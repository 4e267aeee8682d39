import { expect, test } from 'vitest'
import { rate } from './rate.ts'

test('a second’s worth may come at once, and then as much as time brings', () => {
  let nowMs = 0
  const messages = rate(10, () => nowMs)
  expect(Array.from({ length: 11 }, () => messages.take())).toEqual([...Array<boolean>(10).fill(true), false])
  nowMs += 100
  expect([messages.take(), messages.take()]).toEqual([true, false])
  nowMs += 500
  expect([messages.isFull(), messages.take(6), messages.take(5)]).toEqual([false, false, true])
  nowMs += 60_000
  expect([messages.isFull(), messages.take(11), messages.take(10)]).toEqual([true, false, true])
})
