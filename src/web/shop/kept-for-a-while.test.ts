import { expect, test } from 'vitest'
import { forgetKept, keepForAWhile, readKept, readKeptWord } from './kept-for-a-while.ts'

const day = 24 * 60 * 60 * 1000

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage
}

test('a word is kept for 30 days, each under its own name', () => {
  const storage = memory()
  keepForAWhile(storage, 'referrer', 'anna', 0)
  expect(readKeptWord(storage, 'referrer', 29 * day)).toBe('anna')
  expect(readKeptWord(storage, 'referrer', 30 * day)).toBeNull()
  expect(readKeptWord(storage, 'discount', 0)).toBeNull()
})

test('an address is kept for a day', () => {
  const storage = memory()
  keepForAWhile(storage, 'address', { city: 'Utrecht' }, 0)
  expect(readKept(storage, 'address', day - 1)).toEqual({ city: 'Utrecht' })
  expect(readKept(storage, 'address', day)).toBeNull()
})

test('a word can be forgotten, and nonsense counts as nothing', () => {
  const storage = memory()
  keepForAWhile(storage, 'discount', 'VOORLEZEN', 0)
  forgetKept(storage, 'discount')
  expect(readKeptWord(storage, 'discount', 0)).toBeNull()
  storage.setItem('fabelaar.discount.1', '{"value":3}')
  expect(readKeptWord(storage, 'discount', 0)).toBeNull()
})
