import { expect, test } from 'vitest'
import { contactDetailsIn } from './contact-details.ts'

test.each(['bit.ly/xyz', 'kijk op evil.tk', 'tinyurl.qq/a', 'oma@example.org', 'www.fien', 'fien.nl'])(
  'an address is found: %s',
  (text) => {
    expect(contactDetailsIn(text)).not.toEqual([])
  },
)

test.each([
  'Dag lieve Noor.Tot morgen!',
  'Wij zijn er om 12.30 of 13.00',
  'en/of',
  'Het was super.Top',
  'O.J.',
])('a text is none: %s', (text) => {
  expect(contactDetailsIn(text)).toEqual([])
})
