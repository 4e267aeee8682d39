import { expect, test } from 'vitest'
import type { Referent } from '../grammar/grammar-pack.ts'
import { fillText } from './fill-text.ts'

const cat = (name: string, gender: Referent['gender']): Referent => ({
  name,
  gender,
  kind: 'animal',
  many: false,
})
const person = (name: string, gender: Referent['gender'], many = false): Referent => ({
  name,
  gender,
  kind: 'person',
  many,
})
const dutch = (text: string, lost: Referent, carer?: Referent) =>
  fillText(text, { lost, ...(carer && { carer }) }, 'dutch')
const english = (text: string, lost: Referent, carer?: Referent) =>
  fillText(text, { lost, ...(carer && { carer }) }, 'english')

test('a capital in a slot starts a sentence, and kin stay small inside one', () => {
  expect(dutch('{Lost} sliep. Hier sliep {lost}.', person('opa', 'male'))).toBe('Opa sliep. Hier sliep opa.')
  expect(dutch('{Lost} sliep.', person('ijsbrand', 'male'))).toBe('IJsbrand sliep.')
})

test('a pronoun follows the gender; where it is not told Dutch says the name, English they of people', () => {
  expect(dutch('{Lost.He} sliep op {lost.his} kleed.', cat('Minoes', 'female'))).toBe(
    'Ze sliep op haar kleed.',
  )
  expect(dutch('Toen sliep {lost.he}.', cat('Minoes', 'other'))).toBe('Toen sliep Minoes.')
  expect(english('{Lost.He} slept.', cat('Minnie', 'other'))).toBe('Minnie slept.')
  expect(english('{Lost.He} slept.', person('Kim', 'other'))).toBe('They slept.')
})

test('forms in brackets agree with the last one named, or with the one they name', () => {
  const both = person('opa en oma', 'other', true)
  expect(dutch('{Carer} [kwam|kwamen].', cat('Minoes', 'female'), both)).toBe('Opa en oma kwamen.')
  expect(
    dutch('‘Nee,’ [carer:zei|zeiden] {carer} tegen {lost}, en [zat|zaten].', cat('Minoes', 'female'), both),
  ).toBe('‘Nee,’ zeiden opa en oma tegen Minoes, en zat.')
  expect(english('{Lost.He} [was|were] thin. {Lost} [was|were] thin.', person('Kim', 'other'))).toBe(
    'They were thin. Kim was thin.',
  )
})

test('a name after a number has no article', () => {
  expect(dutch('één {lost.bare}', cat('de poes', 'female'))).toBe('één poes')
  expect(english('one {lost.bare}', cat('Minnie', 'female'))).toBe('one Minnie')
})

test('somebody who is not in the book throws', () => {
  expect(() => dutch('{Carer} kwam.', cat('Minoes', 'female'))).toThrow('{Carer} is nobody in this book')
})
