import { expect, test } from 'vitest'
import { callName } from './call-name.ts'

test.each([
  ['Noor', 'Noor'],
  ["Zoë-Maé van 't Hof", 'Zoë-Maé'],
  ['Jan de Vries', 'Jan'],
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
