import { expect, test } from 'vitest'
import { forgetKeptWords, keepWords, readKeptWords } from './kept-words.ts'

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

test('that somebody asked for words to be saved is kept with them', () => {
  const kept = storage()
  keepWords(kept, 'a', 0, { text: 'new', seen: 'old', isAsked: true, now: 0 })
  expect(readKeptWords(kept, 'a', 0, 0)?.isAsked).toBe(true)
  keepWords(kept, 'a', 0, { text: 'newer', seen: 'old', now: 0 })
  expect(readKeptWords(kept, 'a', 0, 0)?.isAsked).toBeUndefined()
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
