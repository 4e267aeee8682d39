import { expect, test } from 'vitest'
import { firstName } from './reading-link.ts'

test('a child is called by what comes first of its name', () => {
  expect(firstName('Noor de Wit')).toBe('Noor')
  expect(firstName(' Anne-Fleur van ’t Hof')).toBe('Anne-Fleur')
  expect(firstName('さくら')).toBe('さくら')
})
