import { expect, test } from 'vitest'
import { fitsFilter, parseChangeFilter } from './change-filter.ts'

test.each([
  ['n=gt.9', '10', 'int4', true],
  ['n=gt.9', '10', 'text', false],
  ['n=lte.10', '10', 'numeric', true],
  ['n=eq.true', 't', 'bool', true],
  ['n=neq.a', 'b', 'text', true],
  ['n=neq.a', null, 'text', false],
  ['n=in.(a,"b",c)', 'b', 'text', true],
  ['n=in.(a,b)', 'c', 'text', false],
  ['n=eq.ABCD', 'abcd', 'uuid', true],
  ['n=lt.2026-01-02T00:00:00Z', '2026-01-01 23:00:00+00', 'timestamptz', true],
])('%s and the value %s of type %s', (text, value, type, fits) => {
  const filter = parseChangeFilter(text)
  expect(filter && fitsFilter(filter, value, type)).toBe(fits)
})

test.each(['', 'n', 'n=', 'n=like.a', 'n=in.a'])('"%s" is no filter', (text) => {
  expect(parseChangeFilter(text)).toBeNull()
})
