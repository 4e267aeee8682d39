import { expect, test } from 'vitest'
import { asSaved } from './as-saved.ts'

test('what is typed gets the quotes of its book', () => {
  expect(asSaved('Er sagte "nein".', 'german', 100)).toBe('Er sagte „nein“.')
  expect(asSaved("Hij zei 'nee'.", 'dutch', 100)).toBe('Hij zei ‘nee’.')
})

test('what would grow too long stays as it was typed', () => {
  expect(asSaved('Non!', 'french', 5)).toBe('Non\u202F!')
  expect(asSaved('Non!', 'french', 4)).toBe('Non!')
})
