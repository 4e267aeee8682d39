import { expect, test } from 'vitest'
import { centsToType, centsTyped } from './cents-typed.ts'

test.each([
  ['44,90', 4490],
  ['44.90', 4490],
  [' 5 ', 500],
  ['0,01', 1],
  ['1.234,00', null],
  ['5,9', 590],
  ['5.5', 550],
  ['5,', null],
  ['5,555', null],
  ['-5', null],
  ['', null],
  ['5 euro', null],
])('%j is %j cents', (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents)
})

test('a sum stands in its field as its language writes it', () => {
  expect(centsToType(123_450, 'nl')).toBe('1234,50')
  expect(centsToType(5, 'en')).toBe('0.05')
})
