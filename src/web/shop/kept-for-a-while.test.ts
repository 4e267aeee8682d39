import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../memory-storage-fixture.ts'
import { forgetKept, keepForAWhile, readKept, readKeptWord } from './kept-for-a-while.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a word is kept for 30 days, each under its own name', () => {
  keepForAWhile('referrer', 'anna')
  vi.advanceTimersByTime(29 * day)
  expect(readKeptWord('referrer')).toBe('anna')
  vi.advanceTimersByTime(day)
  expect(readKeptWord('referrer')).toBeNull()
  expect(readKeptWord('discount')).toBeNull()
})

test('an address is kept for a day', () => {
  keepForAWhile('address', { city: 'Utrecht' })
  vi.advanceTimersByTime(day - 1)
  expect(readKept('address')).toEqual({ city: 'Utrecht' })
  vi.advanceTimersByTime(1)
  expect(readKept('address')).toBeNull()
})

test('where a code went is kept in the tab, for an hour', () => {
  keepForAWhile('code', 'anna@example.com')
  expect(localStorage.getItem('fabelaar.code.1')).toBeNull()
  vi.advanceTimersByTime(day / 24 - 1)
  expect(readKept('code')).toBe('anna@example.com')
  vi.advanceTimersByTime(1)
  expect(readKept('code')).toBeNull()
})

test('the words to a book that is given by a link are kept in the tab, for a day', () => {
  keepForAWhile('given', { giverName: 'Oma' })
  expect(localStorage.getItem('fabelaar.given.1')).toBeNull()
  vi.advanceTimersByTime(day - 1)
  expect(readKept('given')).toEqual({ giverName: 'Oma' })
  vi.advanceTimersByTime(1)
  expect(readKept('given')).toBeNull()
})

test('a word can be forgotten, and nonsense counts as nothing', () => {
  keepForAWhile('discount', 'VOORLEZEN')
  forgetKept('discount')
  expect(readKeptWord('discount')).toBeNull()
  localStorage.setItem('fabelaar.discount.1', '{"value":3}')
  expect(readKeptWord('discount')).toBeNull()
})

test('a browser that lets nobody keep anything keeps nothing', () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.spyOn(globalThis, name as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  keepForAWhile('made', 'a book')
  forgetKept('made')
  keepForAWhile('code', 'anna@example.com')
  forgetKept('code')
  expect([readKept('made'), readKept('code')]).toEqual([null, null])
})
