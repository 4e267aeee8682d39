import { expect, test } from 'vitest'
import { forgetToken, keepToken, keptToken } from './kept-addresses.ts'

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

test('the addresses that were made here are found by their links, until these are ended', () => {
  const here = storage()
  keepToken(here, { id: 'a', token: 'one' })
  keepToken(here, { id: 'b', token: 'two' })
  expect([keptToken(here, 'a'), keptToken(here, 'b'), keptToken(here, 'c')]).toEqual(['one', 'two', null])
  forgetToken(here, 'a')
  expect([keptToken(here, 'a'), keptToken(here, 'b')]).toEqual([null, 'two'])
})

test('what cannot be read is nothing, and where nothing can be kept nothing breaks', () => {
  expect(keptToken({ getItem: () => '{' }, 'a')).toBeNull()
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => keepToken(full, { id: 'a', token: 'one' })).not.toThrow()
})
