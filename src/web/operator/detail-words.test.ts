import { expect, test } from 'vitest'
import { detailWords } from './detail-words.ts'

test('what an act was told is told in words, without what is none or off', () => {
  const codes = {
    count: 40,
    worth: { percentOff: 20 },
    from: '2026-11-12',
    until: null,
    mostUses: 1,
    leastCents: 2000,
    oncePerPerson: true,
  }
  const told = detailWords(codes, 'nl')
  expect(told).toMatch(/: 40; .*: 20%; .*: 12 nov 2026; .*: 1; .*: €\s20,00; /)
  expect(told).not.toMatch(/null|[{}]|[a-z][A-Z]/)
  expect(detailWords({ oncePerPerson: false, leastCents: 0 }, 'nl')).toBe('')
})

test('what is told in words of the database is told in those of people', () => {
  expect(detailWords({ reason: 'misprinted' }, 'nl')).not.toContain('misprinted')
})
