import { expect, test } from 'vitest'
import { possessive } from './possessive.ts'

test.each([
  ['Daan', 'Daans'],
  ['Lars', 'Lars’'],
  ['Max', 'Max’'],
  ['Alice', 'Alice’'],
  ['Mila', 'Mila’s'],
  ['Mia', 'Mia’s'],
  ['Romy', 'Romy’s'],
  ['Joey', 'Joeys'],
  ['Zoë', 'Zoës'],
  ['Sophie', 'Sophies'],
])('Dutch: %s, %s', (name, expected) => {
  expect(possessive(name, 'dutch')).toBe(expected)
})

test('Dutch has no possessive for other scripts', () => {
  expect(possessive('小明', 'dutch')).toBeUndefined()
})

test('English adds ’s to every name', () => {
  expect(possessive('Lars', 'english')).toBe('Lars’s')
  expect(possessive('小明', 'english')).toBe('小明’s')
})
