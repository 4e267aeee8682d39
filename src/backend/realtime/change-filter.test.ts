import { expect, test } from 'vitest'
import { fitsFilter, parseChangeFilters } from './change-filter.ts'

test.each([
  ['n=gt.9', '10', 'int4', true],
  ['n=gt.9', '10', 'text', false],
  ['n=lte.10', '10', 'numeric', true],
  ['n=eq.true', 't', 'bool', true],
  ['n=neq.a', 'b', 'text', true],
  ['n=neq.a', null, 'text', false],
  ['n=in.(a,"b",c)', 'b', 'text', true],
  ['n=in.(a,b)', 'c', 'text', false],
  ['n=in.("a,b",c)', 'a,b', 'text', true],
  ['n=in.("a,b",c)', 'a', 'text', false],
  ['n=eq."a,b"', 'a,b', 'text', true],
  ['n=eq.ABCD', 'abcd', 'uuid', true],
  ['n=lt.2026-01-02T00:00:00Z', '2026-01-01 23:00:00+00', 'timestamptz', true],
])('%s and the value %s of type %s', (text, value, type, fits) => {
  const [filter, ...more] = parseChangeFilters(text) ?? []
  expect(more).toEqual([])
  expect(filter && fitsFilter(filter, value, type)).toBe(fits)
})

test('several conditions stand apart', () => {
  const filters = parseChangeFilters('n=gt.9,state=in.(a,"b,c"),words=eq."x,n=eq.1"')
  expect(filters).toEqual([
    { column: 'n', operator: 'gt', values: ['9'] },
    { column: 'state', operator: 'in', values: ['a', 'b,c'] },
    { column: 'words', operator: 'eq', values: ['x,n=eq.1'] },
  ])
})

test.each(['', 'n', 'n=', 'n=like.a', 'n=in.a', 'n=eq.1,', 'n=eq.1,m', 'n=eq.1,m=like.a'])(
  '"%s" is no filter',
  (text) => {
    expect(parseChangeFilters(text)).toBeNull()
  },
)
