import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

const words = {
  actor: 'opa',
  Actor: 'Opa',
  actorNumber: 'one',
  all: 'Noor en opa',
  allNumber: 'many',
  name: 'Noor',
  nameNumber: 'one',
}

test('a verb agrees with whoever is named last before it', () => {
  expect(formatMessage('{all} [loopt|lopen] en {actor} [fluit|fluiten].', words, 'dutch')).toBe(
    'Noor en opa lopen en opa fluit.',
  )
})

test('with nobody before it a verb agrees with whoever comes after', () => {
  expect(formatMessage('Daar [loopt|lopen] {all}.', words, 'dutch')).toBe('Daar lopen Noor en opa.')
})

test('a verb without a subject is a fault', () => {
  expect(() => formatMessage('Het [loopt|lopen].', words, 'dutch')).toThrow('no subject')
})
