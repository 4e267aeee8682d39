import { expect, test } from 'vitest'
import type { ChangeFilter } from './change-filter.ts'
import { fitsExactly, parseChangeFilters, writeCondition } from './change-filter.ts'

const condition = (column: string, operator: ChangeFilter['operator'], value: string): ChangeFilter => ({
  column,
  operator,
  value,
  isNegated: false,
  exactType: null,
})

test.each<[string, ChangeFilter[]]>([
  ['n=gt.9', [condition('n', 'gt', '9')]],
  ['', []],
  ['  ', []],
  [
    'n=gt.9,state=in.(a,"b,c"),words=eq."x,n=eq.1"',
    [condition('n', 'gt', '9'), condition('state', 'in', '{a,"b,c"}'), condition('words', 'eq', 'x,n=eq.1')],
  ],
  ['n=not.is.null', [{ ...condition('n', 'is', 'null'), isNegated: true }]],
  [String.raw`n=eq."a\"b\\c"`, [condition('n', 'eq', String.raw`a"b\c`)]],
  ['n=eq.2" nails', [condition('n', 'eq', '2" nails')]],
  ['n=like.a.b%', [condition('n', 'like', 'a.b%')]],
  ['n=eq.', [condition('n', 'eq', '')]],
  ['n=match.^(a|b)+.*$', [condition('n', 'match', '^(a|b)+.*$')]],
])('%s is read', (text, filters) => {
  expect(parseChangeFilters(text)).toEqual(filters)
})

test.each([
  'n',
  'n=',
  'n=foo.a',
  'n=constructor.a',
  'n=in.a',
  'n=eq.1,',
  'n=eq.1,m',
  'n=is.five',
  'undefined',
  'title=match."(D|De|y[a-z]{1,250}){1,250}"',
  String.raw`title=imatch.(a+)\1`,
  `title=match.${'a'.repeat(300)}`,
])('"%s" is no filter', (text) => {
  expect(parseChangeFilters(text)).toMatch(/^Error parsing `filter` params: /)
})

test('conditions are written about values of the column’s type', () => {
  const quote = (text: string): string => `'${text}'`
  const [one, two, three] = parseChangeFilters('n=in.(1,2),n=not.like.a%,n=isdistinct.5') as ChangeFilter[]
  expect(one && writeCondition(one, '1', 'integer', quote)).toBe(`('1'::integer = any ('{1,2}'::integer[]))`)
  expect(two && writeCondition(two, 'b', 'text', quote)).toBe(`(not ('b'::text like 'a%'::text))`)
  expect(three && writeCondition(three, null, 'integer', quote)).toBe(
    `(null::integer is distinct from '5'::integer)`,
  )
})

test('values that have one form are compared here, others by the database', () => {
  const exact = { ...condition('n', 'eq', '5'), exactType: 'int4' }
  expect(fitsExactly(exact, '5', 'int4')).toBe(true)
  expect(fitsExactly(exact, '6', 'int4')).toBe(false)
  expect(fitsExactly({ ...exact, isNegated: true }, '6', 'int4')).toBe(true)
  expect(fitsExactly({ ...exact, isNegated: true }, null, 'int4')).toBe(false)
  expect(fitsExactly(exact, '5', 'numeric')).toBeNull()
  expect(fitsExactly(condition('n', 'eq', '5'), '5', 'int4')).toBeNull()
})
