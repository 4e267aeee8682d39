import { expect, test } from 'vitest'
import { withOfferedWord } from './offered-word.ts'

test('a word stands on the empty page at the front, signed on a line of its own, in the quotes of the book', () => {
  expect(withOfferedWord('', { words: 'Dag "Noor"! ', name: ' Oma' }, 'dutch')).toBe('Dag “Noor”!\nOma')
})

test('it comes below what stands there', () => {
  expect(withOfferedWord('Voor Noor.', { words: 'Kus', name: 'Opa' }, 'dutch')).toBe('Voor Noor.\n\nKus\nOpa')
})

test('a page that is full takes no more', () => {
  expect(withOfferedWord('a'.repeat(491), { words: 'Kus', name: 'Opa' }, 'dutch')).toHaveLength(500)
  expect(withOfferedWord('a'.repeat(492), { words: 'Kus', name: 'Opa' }, 'dutch')).toBeNull()
})
