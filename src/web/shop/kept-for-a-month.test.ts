import { expect, test } from 'vitest'
import { forgetWord, keepForAMonth, keptWord } from './kept-for-a-month.ts'

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
  keepForAMonth(storage, 'referrer', 'anna', 0)
  expect(keptWord(storage, 'referrer', 29 * day)).toBe('anna')
  expect(keptWord(storage, 'referrer', 30 * day)).toBeNull()
  expect(keptWord(storage, 'discount', 0)).toBeNull()
})

test('a word can be forgotten, and nonsense counts as nothing', () => {
  const storage = memory()
  keepForAMonth(storage, 'discount', 'VOORLEZEN', 0)
  forgetWord(storage, 'discount')
  expect(keptWord(storage, 'discount', 0)).toBeNull()
  storage.setItem('fabelaar.discount.1', '{"value":3}')
  expect(keptWord(storage, 'discount', 0)).toBeNull()
})
