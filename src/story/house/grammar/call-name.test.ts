import { expect, test } from 'vitest'
import { callName } from './call-name.ts'

test.each([
  ['Noor', 'Noor'],
  ["Zoë-Maé van 't Hof", 'Zoë-Maé'],
  ['Jan de Vries', 'Jan'],
  ['van der Berg', 'Van der Berg'],
  ['familie de Boer', 'Familie de Boer'],
  ['juf van Dam', 'Juf van Dam'],
  ['mevr. De Wit', 'Mevr. De Wit'],
  ['Abd al Rahman', 'Abd al Rahman'],
  ['Anna Maria', 'Anna Maria'],
  ['Big Ben', 'Big Ben'],
  ['El Mehdi', 'El Mehdi'],
  ['noor', 'Noor'],
  ['NOOR', 'Noor'],
  ['AJ', 'AJ'],
  ['ijsbrand', 'IJsbrand'],
  ['Ijeoma', 'Ijeoma'],
  ['小明', '小明'],
  ['محمد', 'محمد'],
  ["D'Angelo", 'D’Angelo'],
  ['Bo 🐶', 'Bo'],
  ['Bo 👩‍🚒', 'Bo'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
])('%s is called %s', (written, called) => {
  expect(callName(written, 'dutch')).toBe(called)
})
