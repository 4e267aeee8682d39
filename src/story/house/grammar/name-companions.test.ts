import { describe, expect, test } from 'vitest'
import type { Companion } from '#book/character.ts'
import { appearance } from '../brief-grid.ts'
import type { ContentLanguage } from '../content-language.ts'
import { nameCompanions } from './name-companions.ts'

const person = (name: string, age = 40): Companion => ({
  kind: 'person',
  name,
  age,
  gender: 'other',
  description: '',
  appearance,
})
const animal = (
  name: string,
  kind: 'animal' | 'toy' = 'animal',
  species: 'dog' | 'cat' = 'dog',
): Companion => ({
  kind,
  name,
  species,
  description: '',
})

const cast = (language: ContentLanguage, companions: Companion[]) =>
  nameCompanions(
    companions,
    { name: 'Lars', age: 6 },
    { dutch: ['de uil', 'tante Stip'], english: ['the owl', 'Aunt Dot'] }[language],
    language,
  )
const called = (language: ContentLanguage, companions: Companion[]): string[] =>
  cast(language, companions).companions.map(({ name }) => name)

describe.each([
  [
    'two mums',
    [person('Mama'), person('Mama')],
    ['de ene mama', 'de andere mama'],
    ['one mum', 'the other mum'],
  ],
  [
    'grandfathers, however written',
    [person('Opa  Jan', 68), person('opa jan', 71)],
    ['de ene opa Jan', 'de andere opa Jan'],
    ['one Opa Jan', 'the other Opa Jan'],
  ],
  ['a bigger namesake of the hero', [person('Lars', 9)], ['grote Lars'], ['Big Lars']],
  ['a smaller one', [person('lars', 2)], ['kleine Lars'], ['Little Lars']],
  ['one of the same age', [person('LARS', 6)], ['de andere Lars'], ['the other Lars']],
  ['a dog', [animal('Lars')], ['Lars de hond'], ['Lars the dog']],
  ['a soft toy', [animal('Lars', 'toy')], ['Lars de knuffel'], ['Lars the soft toy']],
  [
    'friends of two ages',
    [person('Tim', 4), person('Tim', 7)],
    ['kleine Tim', 'grote Tim'],
    ['Little Tim', 'Big Tim'],
  ],
  [
    'grown-ups',
    [person('Kim', 30), person('Kim', 40)],
    ['de ene Kim', 'de andere Kim'],
    ['one Kim', 'the other Kim'],
  ],
  ['a friend and a dog', [person('Bo', 7), animal('Bo')], ['Bo', 'Bo de hond'], ['Bo', 'Bo the dog']],
  [
    'a dog and a cat',
    [animal('Bo'), animal('Bo', 'animal', 'cat')],
    ['Bo de hond', 'Bo de kat'],
    ['Bo the dog', 'Bo the cat'],
  ],
  [
    'three of one name',
    [person('Bo', 5), person('Bo', 6), person('bo', 7)],
    ['de eerste Bo', 'de tweede Bo', 'de derde Bo'],
    ['the first Bo', 'the second Bo', 'the third Bo'],
  ],
  [
    'two namesakes of the hero',
    [person('Lars', 7), person('Lars', 8)],
    ['de tweede Lars', 'de derde Lars'],
    ['the second Lars', 'the third Lars'],
  ],
  ['a toy like the animal of the story', [animal('De uil', 'toy')], ['de andere uil'], ['the other owl']],
] as const)('%s', (_, companions, dutch, english) => {
  test('in Dutch', () => expect(called('dutch', [...companions])).toEqual(dutch))
  test('in English', () => {
    const mums = companions.map((one) => ({
      ...one,
      name: one.name.replace('Mama', 'Mum').replace('De uil', 'The owl'),
    }))
    expect(called('english', mums)).toEqual(english)
  })
})

test('two mums stand in a list together', () => {
  expect(cast('dutch', [person('Mama'), person('mama'), person('Sem', 4)]).names).toEqual([
    'allebei de mama’s',
    'Sem',
  ])
  expect(cast('english', [person('Mummy'), person('mummy')]).names).toEqual(['both mummies'])
  expect(cast('dutch', [person('Kim'), person('Kim')]).names).toEqual(['de ene Kim', 'de andere Kim'])
})

test('an entry of two beings shares its names with other entries', () => {
  expect(called('dutch', [person('opa en oma', 70), person('Oma', 80)])).toEqual([
    'opa en de ene oma',
    'de andere oma',
  ])
  expect(called('english', [person('my sister', 8), person('my sister', 9)])).toEqual([
    'Lars’s sister',
    'Lars’s other sister',
  ])
})

test('nouns keep their articles', () => {
  expect(called('dutch', [animal('het konijntje'), animal('het konijntje')])).toEqual([
    'het ene konijntje',
    'het andere konijntje',
  ])
  expect(called('dutch', [person('mijn zusje', 3), person('zusje', 3)])).toEqual([
    'het ene zusje',
    'het andere zusje',
  ])
})

test('whoever is the only one of a name keeps it', () => {
  expect(called('dutch', [person('Larsje', 3), person('Sem', 4), animal('de poes')])).toEqual([
    'Larsje',
    'Sem',
    'de poes',
  ])
})

test('a companion with the name of one of the story’s own is the other one', () => {
  expect(called('dutch', [person('Tante Stip')])).toEqual(['de andere tante Stip'])
  expect(called('english', [person('Aunt Dot')])).toEqual(['the other Aunt Dot'])
})
