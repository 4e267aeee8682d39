import { expect, test } from 'vitest'
import { guessablePassword } from './guessable-password.ts'

const own = 'anna@example.com'

test.each([
  '12345678',
  '87654321',
  '1234567890',
  'password',
  'Password1!',
  'aaaaaaaa',
  'abcabcabc',
  'abcdefgh',
  'Welkom2026',
  'qwertyui',
  'p@ssw0rd',
])('%s is what is tried first', (password) => expect(guessablePassword(password, own)).toBe('common'))

test.each(['anna@example.com', 'Anna@Example.com', 'anna'])('%s is the own address', (password) =>
  expect(guessablePassword(password, own)).toBe('address'),
)

test.each([
  'een lief beertje',
  'a brand new bear',
  'welkom in de bakkerij',
  'Tr0mpet!kast',
  '日本語のくま絵本',
])('%s may be used', (password) => expect(guessablePassword(password, own)).toBeNull())

test('nobody has an empty address', () => {
  expect(guessablePassword('een lief beertje', '')).toBeNull()
})
