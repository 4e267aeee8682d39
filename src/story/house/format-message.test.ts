import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

test('a value is never read as a message', () => {
  const name = "{n, plural, other {x}} <b>O'Neil</b>"
  expect(formatMessage('Dag {name}.', { name }, 'dutch')).toBe(`Dag ${name}.`)
})

test('an empty word leaves no hole', () => {
  expect(formatMessage('Duwen. {pulls} En ja!\n{more}\nHup.', { pulls: '', more: '' }, 'dutch')).toBe(
    'Duwen. En ja!\nHup.',
  )
})

test('a name that ends in a stop ends the sentence', () => {
  expect(formatMessage('Dag {name}.', { name: 'Mr. B.' }, 'english')).toBe('Dag Mr. B.')
})

test('an unknown word is a fault that quotes the message', () => {
  expect(() => formatMessage('Dag {nobody}.', {}, 'dutch')).toThrow('cannot fill "Dag {nobody}."')
})
