import { expect, test } from 'vitest'
import { forgetAllKeptWords, forgetKeptWords, keepWords, readKeptWords } from './kept-words.ts'

const day = 24 * 60 * 60 * 1000

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

test('words that are not saved are kept by book and place for 30 days, with what they were written over', () => {
  const kept = storage()
  keepWords(kept, 'a', 0, { text: 'new', seen: 'old', now: 0 })
  expect(readKeptWords(kept, 'a', 0, 30 * day)).toEqual({ text: 'new', seen: 'old' })
  expect(readKeptWords(kept, 'a', 1, 0)).toBeNull()
  expect(readKeptWords(kept, 'b', 0, 0)).toBeNull()
  expect(readKeptWords(kept, 'a', 0, 30 * day + 1)).toBeNull()
  expect(readKeptWords(kept, 'a', 0, 0)).toBeNull()
})

test('words that were saved are forgotten', () => {
  const kept = storage()
  keepWords(kept, 'a', 'title', { text: 'new', seen: 'old', now: 0 })
  forgetKeptWords(kept, 'a', 'title')
  expect(readKeptWords(kept, 'a', 'title', 0)).toBeNull()
})

test('a browser that is full keeps none, rather than older ones', () => {
  const kept = storage()
  keepWords(kept, 'a', 'intro', { text: 'new', seen: 'old', now: 0 })
  const full = {
    ...kept,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  keepWords(full, 'a', 'intro', { text: 'newer', seen: 'old', now: 0 })
  expect(readKeptWords(full, 'a', 'intro', 0)).toBeNull()
})

test('whoever logs out leaves no words of any book, and old ones go from the shelf without being opened', () => {
  const kept = new MemoryStorage()
  keepWords(kept, 'a', 'title', { text: 'new', seen: 'old', now: 0 })
  keepWords(kept, 'b', 3, { text: 'new', seen: 'old', now: 10 * day })
  kept.setItem('fabelaar.words.1.c.0', 'no JSON')
  kept.setItem('fabelaar.theme', 'dark')
  forgetAllKeptWords(kept, { now: 31 * day })
  expect(Object.keys(kept)).toEqual(['fabelaar.words.1.b.3', 'fabelaar.theme'])
  forgetAllKeptWords(kept, 'all')
  expect(Object.keys(kept)).toEqual(['fabelaar.theme'])
})

/** Its items are its own properties, as those of a browser's storage. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}
