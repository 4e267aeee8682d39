import { expect, test } from 'vitest'
import { svgPath } from './svg-path.ts'

test('points on a line are left out, corners stay', () => {
  expect(
    svgPath(
      [
        [0, 0],
        [5, 0.4],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      true,
    ),
  ).toBe('M0,0l10,0 0,10 -10,0z')
})

test('an open line stays open', () => {
  expect(
    svgPath(
      [
        [1, 1],
        [4, 8],
      ],
      false,
    ),
  ).toBe('M1,1l3,7')
})
