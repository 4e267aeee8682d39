import { expect, test } from 'vitest'
import { companionName } from './companion-name.ts'

const dutch = (name: string, kind: 'person' | 'animal' | 'toy' = 'person') =>
  companionName({ name, kind }, 'dutch', 'Noor')
const english = (name: string, kind: 'person' | 'animal' | 'toy' = 'person') =>
  companionName({ name, kind }, 'english', 'Noor')

test('kin stay small in a Dutch sentence and names get a capital', () => {
  expect(dutch('Opa Jan').name).toBe('opa Jan')
  expect(dutch('sem').name).toBe('Sem')
  expect(dutch('Dokter Bart').name).toBe('dokter Bart')
  expect(dutch('baby Noud').name).toBe('baby Noud')
  expect(dutch('Papi').name).toBe('papi')
  expect(dutch('Bonusmama Kim').name).toBe('bonusmama Kim')
  expect(dutch('Pleegpapa').name).toBe('pleegpapa')
  expect(english('papi').name).toBe('Papi')
  expect(dutch('mammie').name).toBe('mammie')
  expect(dutch('Nan').name).toBe('Nan')
  expect(english('grandpa').name).toBe('Grandpa')
})

test('an entry of two beings is plural and stands in lists one by one', () => {
  expect(dutch('Opa en oma')).toMatchObject({ name: 'opa en oma', many: true, members: ['opa', 'oma'] })
  expect(english('Tim & Tess')).toMatchObject({ name: 'Tim and Tess', many: true, members: ['Tim', 'Tess'] })
})

test('a plural word is plural, a word that only looks so is not', () => {
  expect(dutch('de poezen', 'animal').many).toBe(true)
  expect(dutch('de tweeling').many).toBe(false)
  expect(dutch('Loes').many).toBe(false)
  expect(english('The kittens', 'animal')).toMatchObject({ name: 'the kittens', many: true })
  expect(english('James').many).toBe(false)
})

test('“my sister” is told from the narrator’s side', () => {
  expect(english('my sister').name).toBe('Noor’s sister')
  expect(dutch('mijn zusje').name).toBe('zusje')
})
