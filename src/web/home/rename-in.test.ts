import { expect, test } from 'vitest'
import { renameIn } from './rename-in.ts'

test('the name changes wherever it stands by itself or with a possessive s', () => {
  expect(renameIn('Noor zag Noors hond. ‘Noor!’ Noor’s dog', 'Noor', 'Sami')).toBe(
    'Sami zag Samis hond. ‘Sami!’ Sami’s dog',
  )
})

test('other words stay, and signs in names are taken as they are', () => {
  expect(renameIn('Noordwijk, noor, Noortje en Noor', 'Noor', '$&')).toBe('Noordwijk, noor, Noortje en $&')
})
