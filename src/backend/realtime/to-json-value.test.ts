import { expect, test } from 'vitest'
import { toJsonValue } from './to-json-value.ts'

test.each([
  ['t', 'bool', true],
  ['12', 'int4', 12],
  ['9007199254740993', 'int8', '9007199254740993'],
  ['1.50', 'numeric', 1.5],
  ['NaN', 'float8', 'NaN'],
  ['{"a":[1]}', 'jsonb', { a: [1] }],
  ['2026-11-20 23:37:34.12+00', 'timestamptz', '2026-11-20T23:37:34.12+00:00'],
  ['2026-11-20', 'date', '2026-11-20'],
  ['{1,NULL,3}', '_int4', [1, null, 3]],
  ['{"a,b","c\\"d",plain,"NULL"}', '_text', ['a,b', 'c"d', 'plain', 'NULL']],
  [
    '{{1,2},{3,4}}',
    '_int4',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['{}', '_text', []],
  [null, 'text', null],
])('%s of type %s becomes %j', (text, type, value) => {
  expect(toJsonValue(text, type)).toEqual(value)
})
