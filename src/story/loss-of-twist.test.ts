import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { lossOfTwist } from './loss-of-twist.ts'
import { readTwist } from './read-twist.ts'

const lossIn = (twist: string, language: BookLanguage = 'dutch') =>
  lossOfTwist(readTwist(twist, language, { hero: 'Noor' }), language)

test.each([
  ['Onze kat Minoes is vorige week overleden.', 'cat', 'Minoes', null],
  ['Minoes, onze poes, is dood. Ze houdt van treinen.', 'cat', 'Minoes', 'female'],
  ['Onze hond Boef hebben we moeten laten inslapen', 'dog', 'Boef', null],
  ['Zijn opa is in april gestorven. Hij houdt van treinen.', 'elder', 'opa', 'male'],
  ['oma Riet is er niet meer', 'elder', 'oma Riet', 'female'],
  ['Haar papa is dood.', 'parent', 'papa', 'male'],
])('“%s” tells of one who died', (twist, who, name, gender) => {
  expect(lossIn(twist)).toEqual({ who, name, gender })
})

test.each([
  ['Our dog Rascal died last week.', 'dog', 'Rascal'],
  ['Grandma Jean passed away in May.', 'elder', 'grandma Jean'],
  ['We lost our cat Minnie.', 'cat', 'Minnie'],
])('“%s” tells it in English', (twist, who, name) => {
  expect(lossIn(twist, 'english')).toMatchObject({ who, name })
})

test.each([
  ['Onze kat Minoes is gisteren doodgegaan.', 'it has just happened'],
  ['Opa gaat dood.', 'who is dying'],
  ['Oma ligt in het hospice en is er straks niet meer.', 'who is dying'],
  ['Haar zusje is overleden.', 'a child'],
  ['Ons kindje is doodgeboren.', 'an unborn child'],
  ['Papa heeft een einde aan zijn leven gemaakt en is overleden.', 'by a hand'],
  ['Opa is vermoord en overleden.', 'by a hand'],
  ['Opa en oma zijn allebei overleden.', 'two'],
  ['Haar konijn Flap is dood.', 'nobody of whom a story is told'],
  ['De kat van opa is dood.', 'which of two is not sure'],
  ['Gek op dode bladeren.', 'nobody'],
  ['Gek op katten.', 'no death'],
])('of “%s” no story is offered: %s', (twist) => {
  expect(lossIn(twist)).toBeNull()
})
