import { expect, test } from 'vitest'
import { numberWords } from './number-words.ts'

test.each([
  [1, 'één', 'one'],
  [8, 'acht', 'eight'],
  [14, 'veertien', 'fourteen'],
  [21, 'eenentwintig', 'twenty-one'],
  [22, 'tweeëntwintig', 'twenty-two'],
  [40, 'veertig', 'forty'],
  [83, 'drieëntachtig', 'eighty-three'],
  [100, 'honderd', 'a hundred'],
  [101, 'honderdeen', 'a hundred and one'],
  [120, 'honderdtwintig', 'a hundred and twenty'],
])('%i is %s and %s', (count, dutch, english) => {
  expect(numberWords(count, 'dutch')).toBe(dutch)
  expect(numberWords(count, 'english')).toBe(english)
})
