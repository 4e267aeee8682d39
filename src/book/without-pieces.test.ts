import { expect, test } from 'vitest'
import { withoutPieces } from './without-pieces.ts'

test.each([
  ['dutch', 'Gek op treinen, eenden en haar fiets.', ['treinen'], 'Gek op eenden en haar fiets.'],
  ['dutch', 'Gek op treinen, eenden en haar fiets.', ['eenden'], 'Gek op treinen en haar fiets.'],
  ['dutch', 'Gek op treinen, eenden en haar fiets.', ['haar fiets'], 'Gek op treinen, eenden.'],
  ['english', 'Loves trains and ducks.', ['ducks'], 'Loves trains.'],
  ['english', 'Loves trains, ducks, and bees.', ['trains', 'bees'], 'Loves ducks.'],
  ['english', 'Loves trains, ducks, and bees.', ['bees', 'trains'], 'Loves ducks.'],
  ['dutch', 'Houdt van eenden en van treinen.', ['eenden'], 'Houdt van treinen.'],
] as const)('the others of a list close up: %s, %s without %j', (language, twist, pieces, left) => {
  expect(withoutPieces(twist, pieces, language)).toBe(left)
})

test('what stands in no list takes its sentence along, and no other', () => {
  const twist = 'Loves ducks. Is afraid of the dentist! Has a red hat.'
  expect(withoutPieces(twist, ['the dentist'], 'english')).toBe('Loves ducks. Has a red hat.')
  expect(withoutPieces(twist, ['ducks'], 'english')).toBe('Is afraid of the dentist! Has a red hat.')
  expect(withoutPieces('Loves ducks', ['ducks'], 'english')).toBe('')
})

test('a piece goes wherever it stands as whole words, and stays within another word', () => {
  expect(withoutPieces('Loves ducks, ducklings and Ducks', ['ducks'], 'english')).toBe('Loves ducklings')
})

test('signs in a piece are signs, and an empty piece takes nothing', () => {
  expect(withoutPieces('Loves R2 (D2), cats', ['R2 (D2)', ''], 'english')).toBe('Loves cats')
})
