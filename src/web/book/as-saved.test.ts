import { expect, test } from 'vitest'
import { asSaved, mostCharacters } from './as-saved.ts'

test('what is typed gets the quotes of its book', () => {
  expect(asSaved('Er sagte "nein".', 'german', 0)).toBe('Er sagte „nein“.')
  expect(asSaved("Hij zei 'nee'.", 'dutch', 0)).toBe('Hij zei ‘nee’.')
})

test('what would grow too long stays as it was typed', () => {
  const full = 'N'.repeat(mostCharacters('title') - 1)
  expect(asSaved(`${full.slice(1)}!`, 'french', 'title')).toBe(`${full.slice(1)}\u202F!`)
  expect(asSaved(`${full}!`, 'french', 'title')).toBe(`${full}!`)
})
